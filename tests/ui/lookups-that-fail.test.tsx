import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BankFailure } from "../../application/ports/bank-failure";
import { fail, ok } from "../../domain/result";
import { AccountPayeeStore } from "../../ui/beneficiaries/account-payee-store";
import { CardPayeeStore, WalletPayeeStore } from "../../ui/beneficiaries/payee-store";
import { CardLoadStore } from "../../ui/payments/single/card-load-store";
import { OtherBankStore } from "../../ui/payments/single/other-bank-store";
import { SameBankStore } from "../../ui/payments/single/same-bank-store";
import { WalletPaymentStore } from "../../ui/payments/single/wallet-payment-store";
import type { Services } from "../../ui/services";
import { ama, button, field, offered, openWorkspace, settle, signedIn, type } from "./a-workspace";

const down = async () => fail<BankFailure>({ kind: "unreachable" });
const openMessage = () =>
  screen.queryByRole("dialog") ?? screen.queryByRole("alertdialog") ?? screen.queryByRole("alert");

describe("a lookup that fails", () => {
  it("a failed lookup of banks and beneficiaries is only logged @S2-8-22 @S2-8-25", async () => {
    const { person, warnings } = await openWorkspace(ama, "/transfers");
    const earlier = warnings.length;
    Object.assign(person.transferLookups, { banks: down, charge: down });
    Object.assign(person.beneficiaries, { atOtherBanks: down });
    fireEvent.click(screen.getByRole("tab", { name: "To Another Bank" }));
    await settle();
    type("Transfer Type", "instant");
    await settle();
    expect(warnings.slice(earlier)).toEqual([
      "Saved accounts did not load: unreachable",
      "Banks did not load: unreachable",
    ]);
    expect(openMessage()).toBeNull();
  });

  it("a failed lookup of networks and saved wallets is only logged @S2-8-22", async () => {
    const { person, warnings } = await openWorkspace(ama, "/dashboard");
    Object.assign(person.wallets, { networks: down });
    Object.assign(person.beneficiaries, { wallets: down });
    fireEvent.click(screen.getByRole("link", { name: "Mobile Money" }));
    await screen.findByLabelText("Network");
    await settle();
    expect(warnings).toEqual(
      expect.arrayContaining(["Networks did not load: unreachable", "Saved wallets did not load: unreachable"]),
    );
    expect(openMessage()).toBeNull();
  });

  it("a failed lookup of a wallet and of its charges is only logged @S2-8-22", async () => {
    const { person, warnings } = await openWorkspace(ama, "/mobileMoney");
    Object.assign(person.wallets, { nameOf: down, chargeOn: down, eLevyOn: down });
    type("Network", "MTN");
    type("Source Account", "1020304050607");
    type("Beneficiary Wallet Number", "0241234567");
    type("Amount", "250");
    await expect
      .poll(() => warnings)
      .toEqual(
        expect.arrayContaining([
          "The wallet's name could not be looked up: unreachable",
          "The charges could not be looked up: unreachable",
        ]),
      );
    expect(openMessage()).toBeNull();
  });

  it("a failed lookup of the services of bills is only logged @S3-8-10", async () => {
    const { person, warnings } = await openWorkspace(ama, "/dashboard");
    Object.assign(person.bills, { services: down });
    fireEvent.click(screen.getByRole("link", { name: "Bill Payments" }));
    await screen.findByLabelText("Service Name");
    await settle();
    expect(warnings).toContain("Bill services did not load: unreachable");
    expect([offered("Service Name"), openMessage()?.textContent]).toEqual([[], ""]);
  });

  it("a failed lookup of a transfer's charge is only logged @S2-8-22", async () => {
    const { person, warnings } = await openWorkspace(ama, "/transfers");
    Object.assign(person.transferLookups, { charge: down });
    fireEvent.click(screen.getByRole("tab", { name: "To Another Bank" }));
    await settle();
    for (const [label, text] of Object.entries({ "Source Account": "1020304050607", "Transfer Type": "instant" })) {
      type(label, text);
      await settle();
    }
    type("Amount", "250");
    await expect.poll(() => warnings).toContain("The charge could not be looked up: unreachable");
    expect(openMessage()).toBeNull();
  });
});

describe("a lookup", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Returns the milliseconds between the last key press and the lookup. */
  async function restOf(
    type: (text: string) => void,
    wasAsked: () => boolean,
    number = "1020304050608",
  ): Promise<number> {
    type(number.replace(/.$/, "1"));
    await vi.advanceTimersByTimeAsync(100);
    type(number);
    for (let milliseconds = 0; milliseconds <= 1000; milliseconds += 50) {
      if (wasAsked()) return milliseconds;
      await vi.advanceTimersByTimeAsync(50);
    }
    return Number.POSITIVE_INFINITY;
  }

  it("the lookup of a card's customer waits half a second, in payments and for beneficiaries @S2-5-098 @S2-5-099", async () => {
    const { person, services } = await signedIn(ama);
    let asked = 0;
    person.cards.holderOf = async () => {
      asked += 1;
      return ok(undefined);
    };
    const [payee, load] = [new CardPayeeStore(services), new CardLoadStore(services, false)];
    expect(
      await restOf(
        (text) => payee.form.set("customerId", text),
        () => asked === 1,
        "1234567",
      ),
    ).toBe(500);
    expect(
      await restOf(
        (text) => load.form.set("customerId", text),
        () => asked === 2,
        "1234567",
      ),
    ).toBe(500);
  });

  const account = "1020304050607";
  const otherAccount = "1020304050608";

  it.each<[string, (services: Services) => Promise<(text: string) => void>, string]>([
    [
      "of a transfer within the bank",
      async (services) => {
        const { form } = new SameBankStore(services, { isRequest: false, payee: undefined });
        return (text) => form.set("destination", text);
      },
      otherAccount,
    ],
    [
      "of a transfer to another bank",
      async (services) => {
        const store = new OtherBankStore(services, { isRequest: false, payee: undefined });
        await store.payer.accounts.load();
        for (const [field, text] of [
          ["source", account],
          ["speed", "instant"],
          ["bank", "300312"],
        ] as const)
          store.form.set(field, text);
        return (text) => store.form.set("destination", text);
      },
      "1441000234567",
    ],
    [
      "of a payment to a wallet",
      async (services) => {
        const { form } = new WalletPaymentStore(services, false);
        form.set("network", "MTN");
        return (text) => form.set("wallet", text);
      },
      "0241234567",
    ],
    [
      "of a beneficiary's account at this bank",
      async (services) => {
        const payee = new AccountPayeeStore(services);
        payee.chooseRoute("sameBank");
        return (text) => payee.form.set("account", text);
      },
      otherAccount,
    ],
    [
      "of a beneficiary's wallet",
      async (services) => {
        const { form } = new WalletPayeeStore(services);
        form.set("network", "MTN");
        return (text) => form.set("number", text);
      },
      "0241234567",
    ],
  ])("the lookup %s waits 300 milliseconds @S2-5-097 @S2-5-099", async (_, open, number) => {
    const { person, services } = await signedIn(ama);
    let asked = 0;
    const answer = async () => {
      asked += 1;
      return ok(undefined);
    };
    Object.assign(person.transferLookups, { accountAtThisBank: answer, accountAtOtherBank: answer });
    Object.assign(person.wallets, { nameOf: answer });
    const type = await open(services);
    expect(await restOf(type, () => asked === 1, number)).toBe(300);
  });
});

describe("an account that could not be looked up", () => {
  const isOff = () => button("Make Transfer").getAttribute("aria-disabled") === "true";
  const absent = async () => ok(undefined);
  const otherBank = { "Source Account": "1020304050607", "Transfer Type": "instant", Bank: "Ecobank" };

  it.each([
    ["this bank whose lookup failed", "To Asempa Bank", down, {}],
    ["this bank that has no name", "To Asempa Bank", absent, {}],
    ["another bank whose lookup failed", "To Another Bank", down, otherBank],
    ["another bank that has no name", "To Another Bank", absent, otherBank],
  ])("an account at %s is reported as not found, and Make Transfer is disabled @S2-8-17..20", async (...example) => {
    const [, tab, answer, texts] = example;
    const { person } = await openWorkspace(ama, "/transfers");
    Object.assign(person.transferLookups, { accountAtThisBank: answer, accountAtOtherBank: answer });
    fireEvent.click(screen.getByRole("tab", { name: tab }));
    await settle();
    expect(isOff()).toBe(false);
    for (const [label, text] of Object.entries(texts)) {
      type(label, text);
      await settle();
    }
    type("Destination Account", "1441000770000");
    const problem = await screen.findByText("Account not found");
    expect(field("Destination Account").getAttribute("aria-describedby")).toContain(problem.id);
    expect(field("Destination Account").getAttribute("aria-invalid")).toBe("true");
    expect(isOff()).toBe(true);
  });
});
