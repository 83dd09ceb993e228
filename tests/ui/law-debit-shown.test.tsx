import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ghs, moneyOf } from "../../domain/money";
import { allCategories, type Category, isBulk } from "../../domain/payments/categories";
import type { BankRequest } from "../../domain/requests/request";
import { fail, ok } from "../../domain/result";
import { formatMoney } from "../../ui/kit/format";
import { requestFacts } from "../../ui/requests/request-facts";
import { anAccount, anOwnTransfer, anotherAccount } from "../support/a-payment";
import { aRequestOf } from "../support/a-request";
import { InMemoryBank } from "../support/in-memory-bank";
import { ama, efua, enterCode, field, openWorkspace, press, settle, type } from "./a-workspace";
import { debitIn, fillInForm, paymentForms } from "./payment-forms";

describe("The debit on a confirmation", () => {
  it("the confirmation of a changed schedule shows the debit of each run", async () => {
    const bank = new InMemoryBank();
    const own = { source: anAccount(), destination: anotherAccount() };
    bank.keepSchedule(anOwnTransfer({ ...own, schedule: { frequency: "monthly", start: "2027-01-31" } }), "Ama Owusu");
    await openWorkspace(ama, "/scheduleTransfers", { bank });
    await press("Edit");
    type("Amount", "75");
    await press("Save");
    expect(debitIn(screen.getByRole("dialog"))).toBe("GHS 75.00");
  });

  it("an FX transfer without a known rate is not confirmed, and its entries are kept", async () => {
    const { person } = await openWorkspace(ama, "/fxTransferRate");
    await fillInForm(paymentForms["FX, international"]);
    const before = await person.codeSent();
    Object.assign(person.fx, { rates: async () => fail({ kind: "unreachable" }) });
    await press("Submit Request");
    const outcome = screen.getByRole("alertdialog", { name: "Failed" });
    expect(within(outcome).getByText("Nothing was paid or changed. Your entries are kept.")).toBeTruthy();
    Object.assign(person.fx, { rates: async () => ok({ USD: [], EUR: [], GBP: [] }) });
    await press("Close");
    await press("Submit Request");
    expect(screen.getByRole("alertdialog").textContent).toContain("The exchange rate is not available now");
    expect(await person.codeSent()).toBe(before);
  });
});

const fxDebit = ghs(1145_07);

/** The debit of {@link aRequestOf}, calculated by the specification. */
const debits: { readonly [C in Category]: string } = {
  ownAccounts: "GHS 150.00",
  sameBank: "GHS 150.00",
  otherBank: "GHS 155.00",
  bulkTransfer: "GHS 150.00",
  mobileMoney: "GHS 156.00",
  mobileMoneyBulk: "GHS 150.00",
  prepaidCard: "GHS 150.00",
  prepaidCardBulk: "GHS 150.00",
  ghanaGov: "GHS 150.00",
  ssnit: "GHS 150.00",
  fx: formatMoney(fxDebit),
};

const payee = "Yaw Boateng Enterprises";
/** The beneficiary, or the text in place of one. */
const names: { readonly [C in Category]: string } = {
  ownAccounts: payee,
  sameBank: payee,
  otherBank: payee,
  bulkTransfer: "Total Beneficiary48",
  mobileMoney: payee,
  mobileMoneyBulk: "48",
  prepaidCard: payee,
  prepaidCardBulk: "48",
  ghanaGov: "Direct taxes",
  ssnit: "PA-1",
  fx: payee,
};

const requestOf = (category: Category): BankRequest => {
  const request = aRequestOf(category);
  return request.category === "fx" ? { ...request, amount: moneyOf(100_00, "USD"), debit: fxDebit } : request;
};

/** Opens the queue of a category with one request, on a phone. */
async function openQueueOf(category: Category) {
  const request = requestOf(category);
  const { person } = await openWorkspace(efua, "/pendingRequests", { width: 375 });
  Object.assign(person.approvals, { pending: async () => ok({ rows: [request], total: 1 }) });
  // Chooses another category first: the list of the first category was loaded before the request was added.
  for (const each of ["ssnit", category]) {
    fireEvent.change(field("Select category"), { target: { value: each } });
    await settle();
  }
  return { request, person };
}

describe("The debit of a request that waits for approval", () => {
  for (const category of allCategories)
    it(`the debit of ${category} is shown next to Approve, above the code, and with the beneficiary in the result @S3-4-04`, async () => {
      const { request, person } = await openQueueOf(category);
      Object.assign(person.approvals, {
        approval: () => ({ key: "K", intent: undefined, submit: async () => ok({ message: "Approved." }) }),
      });
      const row = screen.getAllByRole("row").at(-1) as HTMLElement;
      expect(within(row).getByRole("button", { name: /^Approve / })).toBeTruthy();
      expect(row.textContent).toContain(debits[category]);
      if (isBulk(category)) await press(/^Approve /);
      else {
        fireEvent.click(
          within(row).getByRole("button", { name: category === "prepaidCard" ? "7712345678" : request.id }),
        );
        await settle();
        const details = screen.getByRole("dialog", { name: "Transaction Details" });
        expect(within(details).getByRole("button", { name: "Approve" })).toBeTruthy();
        expect(debitIn(details)).toBe(debits[category]);
        await press("Close", details);
      }
      await press(isBulk(category) ? "Approve" : /^Approve /);
      const dialog = screen.getByRole("dialog", { name: "OTP Verification" });
      expect(within(dialog).getByLabelText("One-time code")).toBeTruthy();
      expect(debitIn(dialog)).toBe(debits[category]);
      await enterCode(await person.codeSent());
      const { textContent } = screen.getByRole("alertdialog");
      for (const text of ["Approved.", debits[category], names[category]]) expect(textContent).toContain(text);
    });

  it("an approval run shows the total debit in each account currency", async () => {
    await openQueueOf("fx");
    fireEvent.click(screen.getByRole("checkbox"));
    expect(screen.getByText(`1 selected: ${formatMoney(fxDebit)}`)).toBeTruthy();
  });

  it("an FX request without a debit from the bank is shown as not stated", async () => {
    const { debit: _, ...request } = requestOf("fx") as BankRequest<"fx">;
    const facts = requestFacts({ ...request, debit: undefined });
    expect(facts.find(({ label }) => label === "Debit from Source Account")?.value).toBe("Not stated by the bank");
  });
});
