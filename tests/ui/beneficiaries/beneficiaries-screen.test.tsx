import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { BankFailure } from "../../../application/ports/bank-failure";
import { fail, ok } from "../../../domain/result";
import { BeneficiariesStore } from "../../../ui/beneficiaries/beneficiaries-store";
import { aCardPayee, anAccountPayee } from "../../support/a-beneficiary";
import { anAccount, anotherAccount } from "../../support/a-payment";
import { InMemoryBank } from "../../support/in-memory-bank";
import { ama, button, field, openWorkspace, press, settle, signedIn, type } from "../a-workspace";

const down = async () => fail<BankFailure>({ kind: "unreachable" });
const message = () => screen.getByRole("alertdialog").querySelector("p")?.textContent;

async function openCards() {
  const bank = new InMemoryBank();
  bank.beneficiaries = [{ ...aCardPayee({ customerId: "1234567" }), id: "B1" }];
  const opened = await openWorkspace(ama, "/beneficiaries", { bank });
  fireEvent.click(screen.getByRole("tab", { name: "Prepaid Card" }));
  await settle();
  return opened;
}

async function change() {
  const opened = await openCards();
  await press("Daniel Quaye");
  type("Full Name", "Travel");
  await vi.waitFor(() => expect(button("Save").getAttribute("aria-disabled")).not.toBe("true"));
  return opened;
}
const search = (value: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
const save = async () => {
  await press("Save");
  await press("Save", screen.getByRole("alertdialog"));
};

describe("the beneficiaries of all kinds", () => {
  it.each([1440, 375])("at %i px the payees that were paid last are listed first, with counts", async (width) => {
    const bank = new InMemoryBank();
    bank.beneficiaries = [
      { ...anAccountPayee(), id: "B3" },
      { ...anAccountPayee({ route: "sameBank" }), id: "B1", lastPaidOn: "2026-11-02" },
      { ...anAccountPayee(), id: "B2", lastPaidOn: "2026-11-20" },
      { ...aCardPayee(), id: "B4" },
    ];
    await openWorkspace(ama, "/beneficiaries", { bank, width });
    const rows = screen.getAllByRole("row");
    expect(rows.slice(1, 3).map(({ textContent }) => /\d+ Nov 2026/.exec(textContent)?.[0])).toEqual([
      "20 Nov 2026",
      "2 Nov 2026",
    ]);
    const kind = screen.getByRole(width > 768 ? "tab" : "button", { name: "Prepaid Card" });
    expect(kind.getAttribute("aria-description")).toBe(width > 768 ? "1 saved" : "1 beneficiary, 0 lists");
  });

  it("the search of a phone finds payees of all kinds, paid or not", async () => {
    const bank = new InMemoryBank();
    bank.beneficiaries = [
      { ...anAccountPayee(), id: "B1", lastPaidOn: "2026-11-20" },
      { ...aCardPayee(), id: "B2" },
    ];
    await openWorkspace(ama, "/beneficiaries", { bank, width: 375 });
    search("quaye");
    expect(screen.getAllByRole("button", { name: /^Pay / }).map((pay) => pay.getAttribute("aria-label"))).toEqual([
      "Pay Daniel Quaye",
    ]);
    search("nobody");
    expect(screen.getByText("No saved beneficiary matches what was typed.")).toBeTruthy();
  });

  it("five payees are listed with their banks, and all of them with one press", async () => {
    const bank = new InMemoryBank();
    bank.beneficiaries = Array.from({ length: 7 }, (_, at) => ({ ...anAccountPayee(), id: `B${at}` }));
    await openWorkspace(ama, "/beneficiaries", { bank, width: 375 });
    const rows = () =>
      within(screen.getByRole("region", { name: "Beneficiaries" }))
        .getAllByRole("row")
        .slice(1);
    expect(rows().map(({ textContent }) => textContent.includes(anAccountPayee().bank.name))).toEqual(
      Array(5).fill(true),
    );
    await press("Show all 7");
    expect(rows()).toHaveLength(7);
    expect(screen.queryByRole("button", { name: "Show all 7" })).toBeNull();
  });
});

it("a visit asks for each section once, a change only for its own, and a section that does not load is logged @S2-4-35", async () => {
  const bank = new InMemoryBank();
  bank.accounts = [anAccount({ isPrimary: true })];
  const saved = { ...aCardPayee(), id: "B1" };
  bank.beneficiaries = [saved];
  const { person, services, warnings } = await signedIn(ama, bank);
  person.beneficiaries.wallets = down;
  const names = ["atThisBank", "atOtherBanks", "wallets", "cards", "lists"] as const;
  const reads = names.map((name) => vi.spyOn(person.beneficiaries, name));
  const asked = () => reads.map(({ mock }) => mock.calls.splice(0).length);
  const store = new BeneficiariesStore(services, "cards");
  await Promise.all([store.load(), store.loadOthers()]);
  expect(asked()).toEqual([1, 1, 1, 1, 3]);
  expect(warnings).toEqual(["Other beneficiaries did not load: unreachable"]);
  store.askToDelete({ kind: "single", saved });
  store.answer(true);
  await settle();
  expect(asked()).toEqual([0, 0, 0, 1, 0]);
  expect(store.countIn(["cards"])).toBe(0);
  store.askToDelete({ kind: "single", saved });
  store.answer(true);
  await settle();
  expect([store.outcome?.kind, ...asked()]).toEqual(["failed", 0, 0, 0, 1, 0]);
});

describe("a saved beneficiary", () => {
  it("Save is disabled while every field has its saved value @S2-5-093", async () => {
    await change();
    type("Full Name", "Daniel Quaye");
    await settle();
    expect(button("Save").getAttribute("aria-disabled")).toBe("true");
    expect(button("Save").getAttribute("aria-busy")).not.toBe("true");
  });

  it.each(["Save", "Delete"])(
    "%s without a message from the bank shows the specified message @S2-8-06 @S2-8-12 @S2-8-13",
    async (name) => {
      const { person } = await change();
      const answers = [fail({ kind: "refused", message: undefined } as const), ok({ message: undefined })];
      for (const answer of answers) {
        Object.assign(person.beneficiaries, { change: async () => answer, remove: async () => answer });
        await press(name);
        await press(name, screen.getByRole("alertdialog"));
        expect(message()).toBe(
          answer.ok ? "Request Completed Successfully!" : "Request is failed. Unable to complete the transaction.",
        );
        await press("Close");
      }
    },
  );

  it.each([
    [undefined, "Request is failed. Unable to complete the transaction.", "@S2-8-06 @S2-8-13"],
    ["Beneficiary not found", "Beneficiary not found", "@S1-8-24"],
  ])(
    "a change that the bank refuses with the message %s shows %s, and the form stays open %s",
    async (said, shown, _row) => {
      const { person } = await change();
      person.beneficiaries.change = async () => fail({ kind: "refused", message: said });
      await save();
      expect(message()).toBe(shown);
      await press("Close");
      expect(field("Full Name").value).toBe("Travel");
    },
  );

  it("a change is sent once, because Save is disabled while the bank is asked @S2-5-095", async () => {
    const { person } = await change();
    let [asked, answer] = [0, () => {}];
    person.beneficiaries.change = () => {
      asked += 1;
      return new Promise((resolve) => {
        answer = () => resolve(ok({ message: "Done." }));
      });
    };
    await save();
    expect(button("Save").getAttribute("aria-busy")).toBe("true");
    await press("Save");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    answer();
    await settle();
    expect([asked, message()]).toEqual([1, "Done."]);
  });

  it.each([
    {
      route: "instant",
      bank: { name: "Ecobank Ghana", code: "300312" },
      branch: { name: "", code: "" },
      shown: { "Transfer Type": "instant", Bank: "Ecobank Ghana", "Destination Account": "1441000234567" },
    },
    {
      route: "nonInstant",
      bank: { name: "GCB Bank", code: "040100" },
      branch: { name: "Kumasi Main", code: "104" },
      shown: {
        "Transfer Type": "nonInstant",
        Bank: "GCB Bank",
        "Bank Branch": "Kumasi Main",
        "Destination Account": "1441000234567",
        "Beneficiary Name": "Accra Packaging Ltd",
      },
    },
  ] as const)("Pay fills in every field of a payee of the kind $route @S2-2.1-15..17", async ({ shown, ...payee }) => {
    const bank = new InMemoryBank();
    bank.beneficiaries = [{ ...anAccountPayee(payee), id: "B1" }];
    await openWorkspace(ama, "/beneficiaries", { bank });
    fireEvent.click(screen.getByRole("tab", { name: "Other Bank" }));
    await settle();
    await press("Pay Accra Packaging Ltd");
    await settle();
    expect(window.location.pathname).toBe("/transfers");
    await press("Change");
    expect(Object.fromEntries(Object.keys(shown).map((label) => [label, field(label).value]))).toEqual(shown);
  });

  it("accounts at other banks are listed for the primary account @S2-7-49", async () => {
    const bank = new InMemoryBank();
    bank.accounts = [anotherAccount(), anAccount({ isPrimary: true })];
    const { person, services } = await signedIn(ama, bank);
    const asked: unknown[] = [];
    person.beneficiaries.atOtherBanks = async (...parameters) => {
      asked.push(parameters);
      return ok([]);
    };
    await new BeneficiariesStore(services, "otherBank").load();
    expect(asked).toEqual([[anAccount().number, "both"]]);
  });

  it("the check of names of a section that was left follows no other section", async () => {
    const { services } = await signedIn(ama, new InMemoryBank());
    const store = new BeneficiariesStore(services, "wallets");
    const left = store.names;
    await store.choose("cards");
    await settle();
    expect(left.sorted).toBeUndefined();
  });
});

it("the transfer form lists accounts at other banks for the chosen source account, and for the primary one before @S2-7-49", async () => {
  const bank = new InMemoryBank();
  bank.accounts = [anotherAccount(), anAccount({ isPrimary: true })];
  const { person } = await openWorkspace(ama, "/transfers", { bank });
  const asked: unknown[] = [];
  person.beneficiaries.atOtherBanks = async (...parameters) => {
    asked.push(parameters);
    return ok([]);
  };
  fireEvent.click(screen.getByRole("tab", { name: "To Another Bank" }));
  await settle();
  expect(asked).toEqual([[anAccount().number, "both"]]);
  type("Source Account", anotherAccount().number);
  await settle();
  expect(asked.slice(1)).toEqual([[anotherAccount().number, "both"]]);
});

describe("a list that fails to load", () => {
  it.each([
    {
      path: "/beneficiaries",
      tabs: ["Mobile Money", "Transfers"],
      empty: "No added beneficiaries.",
      warning: "Beneficiaries did not load: unreachable",
    },
    {
      path: "/scheduleTransfers",
      tabs: ["To Asempa Bank"],
      empty: "No schedule transfers yet",
      warning: "Schedules did not load: unreachable",
    },
  ])(
    "the list at $path is empty, reports the failure, and can be loaded again @S1-8-26 @S2-8-26 @S2-8-27",
    async (list) => {
      const { person, warnings } = await openWorkspace(ama, list.path);
      const known = { atThisBank: person.beneficiaries.atThisBank, list: person.schedules.list };
      person.beneficiaries.atThisBank = down;
      person.schedules.list = down;
      for (const name of list.tabs) {
        fireEvent.click(screen.getByRole("tab", { name }));
        await settle();
      }
      expect(screen.getByText(list.empty)).toBeTruthy();
      expect(screen.getByRole("alert").textContent).toContain("Oops, something went wrong!");
      expect(warnings).toContain(list.warning);
      person.beneficiaries.atThisBank = known.atThisBank;
      person.schedules.list = known.list;
      await press("Try again");
      expect(screen.queryByRole("alert")).toBeNull();
      expect(screen.getByText(list.empty)).toBeTruthy();
    },
  );
});
