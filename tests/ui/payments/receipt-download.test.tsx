import { cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { BankFailure } from "../../../application/ports/bank-failure";
import { fail, ok } from "../../../domain/result";
import { InMemoryBank } from "../../support/in-memory-bank";
import type { InMemoryPerson } from "../../support/in-memory-person";
import { ama, enterCode, field, openWorkspace, press, settle, type } from "../a-workspace";
import { fillInForm, paymentForms } from "../payment-forms";

const SETTLED = "The payment is settled on 23 Nov 2026, 15:00. There is a receipt from then on.";

async function openTab(name: string): Promise<void> {
  fireEvent.click(screen.getByRole("tab", { name }));
  await settle();
}

/** Pays an account at another bank by the next clearing, and leaves the result dialog open. */
async function payByClearing(bank: InMemoryBank): Promise<void> {
  const { person } = await openWorkspace(ama, "/transfers", { bank });
  await fillInForm(paymentForms["other bank, next day"]);
  await press("Make Transfer");
  await enterCode(await person.codeSent());
}

/** Opens the details of the only transfer to another bank in My Requests. */
async function openDetails(bank: InMemoryBank) {
  const [request] = bank.requests;
  const workspace = await openWorkspace(ama, "/myRequests", { bank });
  await openTab("To Other Bank");
  await press(request?.id ?? "");
  return workspace;
}

describe("the receipt of a transfer between own accounts", () => {
  /** Fills in the form and, after `change`, pays. Leaves the result dialog open. */
  async function pay(change: (payments: InMemoryPerson["payments"]) => Promise<void> = async () => {}) {
    const { person } = await openWorkspace(ama, "/transfers");
    await fillInForm(paymentForms["own accounts"]);
    await change(person.payments);
    await press("Make Transfer");
    await enterCode(await person.codeSent());
    return person;
  }

  it.each<BankFailure>([{ kind: "refused", message: "The archive is closed." }, { kind: "unreachable" }])(
    "a receipt that fails as $kind is reported @S1-8-07 @S1-8-28",
    async (failure) => {
      const person = await pay();
      person.payments.receipt = async () => fail(failure);
      await press("Receipt");
      const dialog = screen.getByRole("alertdialog");
      expect(dialog.querySelector(".status-problem")?.textContent).toBe("Failed to download receipt!");
    },
  );

  it.each<[string, (payments: InMemoryPerson["payments"]) => Promise<void>]>([
    [
      "was only scheduled",
      async () => {
        fireEvent.click(field("Schedule transfer"));
        await settle();
        type("Frequency", "weekly");
      },
    ],
    [
      "was answered without a transaction id",
      async (payments) => {
        const { prepare } = payments;
        const submit = async () => ok({ transactionId: "", message: undefined, receiptFrom: undefined });
        payments.prepare = (...payment) => ({ ...prepare(...payment), submit });
      },
    ],
  ])("a transfer that %s has no receipt @S2-2.2-40", async (_, change) => {
    await pay(change);
    expect(screen.getByRole("alertdialog", { name: "Success" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Receipt" })).toBeNull();
  });
});

describe("the receipt of a transfer that awaits settlement", () => {
  let bank: InMemoryBank;
  beforeEach(() => {
    bank = new InMemoryBank();
  });

  it("the result has no Receipt button and shows the time from which there is a receipt @S2-6-10", async () => {
    await payByClearing(bank);
    const dialog = screen.getByRole("alertdialog");
    expect(dialog.querySelector("p")?.textContent).toBe("Transfer Completed Successfully!");
    expect(dialog.textContent).toContain(`${SETTLED} You will find it in My Requests.`);
    expect(screen.queryByRole("button", { name: "Receipt" })).toBeNull();
  });

  it("My Requests shows the payment as Processing with the time of its receipt, and later offers the receipt", async () => {
    await payByClearing(bank);
    cleanup();
    await openDetails(bank);
    expect(screen.getByRole("dialog").textContent).toContain("Processing");
    expect(screen.getByRole("dialog").textContent).toContain(SETTLED);
    expect(screen.queryByRole("button", { name: "Receipt" })).toBeNull();
    bank.setStatus(bank.requests[0]?.id ?? "", "approved");
    cleanup();
    const { saved } = await openDetails(bank);
    await press("Receipt");
    expect(saved).toEqual(["Transaction Receipt.pdf"]);
  });
});
