import { fireEvent, screen, within } from "@testing-library/react";
import { observable, runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import type { AskedChanges, ChangedAccounts } from "../../domain/payments/changed-account";
import { ok } from "../../domain/result";
import type { Operation } from "../../features/support/operations";
import { ChangedAccountStore } from "../../ui/payments/changed-account-store";
import { anAccount, anOwnTransfer, anotherAccount } from "../support/a-payment";
import { requestOf } from "../support/a-person";
import { aWorkbook, goodRows, headingsOf } from "../support/a-workbook";
import { InMemoryBank } from "../support/in-memory-bank";
import { ama, button, efua, enterCode, field, kofi, openWorkspace, press, settle, signedIn, type } from "./a-workspace";
import { fillInForm, type PaymentForm, type PaymentOperation, paymentForms } from "./payment-forms";

const voltaAgro: ChangedAccounts = {
  count: 1,
  payees: [
    {
      row: 1,
      payeeName: "Volta Agro",
      payeeNumber: "1020304050608",
      knownName: "Volta Agro Ltd",
      knownNumber: "1441000004471",
      timesPaid: 9,
      lastPaidOn: "2026-11-03",
    },
  ],
};
const known = "Volta Agro Ltd was paid nine times at …4471, last on 3 Nov 2026.";
const facts = `${known} This is another account.`;
const factsOfRow = `Row 1, Volta Agro: ${known} This row pays …0608.`;

const singles = [
  "same bank",
  "other bank, instant",
  "other bank, next day",
  "mobile money",
  "FX, local",
  "FX, international",
  "bulk transfer, file",
  "bulk transfer, by hand",
  "mobile money bulk, file",
  "mobile money bulk, by hand",
] as const satisfies readonly PaymentOperation[];

const unpaid = "Pays nothing.";
const card = "A new card has another number.";
const bill = "The bill decides which account is paid.";
// The operations without such a question. This does not compile if an operation is neither tested nor listed.
({
  "own accounts": "Both accounts are the company's own.",
  "prepaid card": card,
  "prepaid card bulk, file": card,
  "prepaid card bulk, by hand": card,
  "Ghana.gov": bill,
  SSNIT: bill,
  "schedule creation": "Is one of the forms above.",
  "schedule deletion": unpaid,
  approval: "The approver reads what the requester has stated.",
  rejection: unpaid,
  recall: unpaid,
  "official statement": unpaid,
  "beneficiary added": unpaid,
  "beneficiary changed": unpaid,
  "beneficiary removed": unpaid,
}) satisfies Record<Exclude<Operation, (typeof singles)[number] | "schedule change">, string>;

const notice = () => screen.queryByRole("region", { name: "Known beneficiary, another account" });
const appears = () => expect.poll(notice, { timeout: 5000 }).toBeTruthy();

function aBank(asked: Partial<AskedChanges> = {}): InMemoryBank {
  const bank = new InMemoryBank();
  bank.same = { found: [], others: 0, changed: { ...voltaAgro, isNoteRequired: false, ...asked } };
  return bank;
}

async function filledIn(form: PaymentForm, bank: InMemoryBank) {
  const { person } = await openWorkspace(ama, form.path, { bank });
  await fillInForm(form);
  await appears();
  const prepared = [
    vi.spyOn(person.payments, "prepare"),
    vi.spyOn(person.bulkPayments, "prepare"),
    vi.spyOn(person.fx, "prepare"),
  ];
  const stated = () =>
    prepared.flatMap(({ mock }) => mock.calls.map(([payment]) => "changeNote" in payment && payment.changeNote));
  return { person, asked: vi.spyOn(person.otp, "send"), stated };
}

const enterNote = () => {
  type("Who confirmed the change?", "Mercy Tetteh");
  type("On which known phone number?", "030 222 1234");
};
const note = { by: "Mercy Tetteh", phone: "030 222 1234" };

describe("A known payee at another account", () => {
  it.each(singles)(
    "the form of %s shows the facts, and asks for no code without a required note",
    async (operation) => {
      const form = paymentForms[operation];
      const { asked, stated } = await filledIn(form, aBank({ isNoteRequired: true }));
      expect(notice()?.textContent).toContain(operation.includes("bulk") ? factsOfRow : facts);
      await press(form.pays);
      expect(asked).not.toHaveBeenCalled();
      expect(document.activeElement).toBe(field("Who confirmed the change?"));
      expect(notice()?.textContent).toContain("Please enter who confirmed the new account.");
      enterNote();
      await press(form.pays);
      expect(within(screen.getByRole("dialog")).getByLabelText("One-time code")).toBeTruthy();
      expect(screen.getByRole("dialog").textContent).toContain("Confirmed by Mercy Tetteh on 030 222 1234.");
      expect(stated()).toEqual([note]);
    },
  );

  it("a note that is not required may stay empty, and the confirmation says that nobody has confirmed it", async () => {
    const { stated } = await filledIn(paymentForms["same bank"], aBank());
    await press("Make Transfer");
    expect(screen.getByRole("dialog").textContent).toContain("Nobody has confirmed the new account.");
    expect(stated()).toEqual([false]);
  });

  it("a refused payment keeps the note, and another payee takes it away", async () => {
    const bank = aBank();
    const { person } = await filledIn(paymentForms["same bank"], bank);
    enterNote();
    await press("Make Transfer");
    bank.accounts = bank.accounts.map((account) => ({ ...account, available: { minor: 0, currency: "GHS" } }));
    await enterCode(await person.codeSent());
    await press("Close", screen.getByRole("alertdialog", { name: "Failed" }));
    expect(field("Who confirmed the change?").value).toBe("Mercy Tetteh");
    bank.same = aBank({ payees: [{ ...voltaAgro.payees[0], payeeNumber: "1020304050609" }] }).same;
    fireEvent.change(field("Destination Account"), { target: { value: "1020304050609" } });
    await expect.poll(() => notice()?.textContent, { timeout: 5000 }).toContain("nine times");
    expect(field("Who confirmed the change?").value).toBe("");
  });

  it("the note is kept with the texts of the form when the session ends", () => {
    const change = new ChangedAccountStore({ changed: undefined, isList: false }, undefined);
    const form = { hasEntries: true, texts: { amount: "10" }, setTexts: vi.fn() };
    const texts = { amount: "10", changeNoteBy: "Mercy Tetteh", changeNotePhone: "030 222 1234" };
    change.keptWith(form).setTexts?.(texts);
    expect(form.setTexts).toHaveBeenCalledWith({ amount: "10" });
    expect(change.note).toEqual(note);
    expect(change.keptWith(form).texts).toEqual(texts);
  });

  it.each([
    ["a dropped row", ["1", "2"], ["1"], "Mercy Tetteh"],
    ["a list that the bank is asked about", ["1"], [], "Mercy Tetteh"],
    ["one more row at another account", ["1"], ["1", "2"], ""],
    ["another list of the same length", ["1"], ["2"], ""],
  ])("with %s the note about changed payees %j and then %j is “%s”", (_, before, after, kept) => {
    const same = observable({ changed: undefined as AskedChanges | undefined, isList: true }, {}, { deep: false });
    const change = new ChangedAccountStore(same, undefined);
    const answer = (numbers: readonly string[]) => {
      const [first, ...others] = numbers.map((payeeNumber) => ({ ...voltaAgro.payees[0], payeeNumber }));
      same.changed = first && { count: numbers.length, payees: [first, ...others], isNoteRequired: true };
    };
    runInAction(() => answer(before));
    change.setBy("Mercy Tetteh");
    runInAction(() => answer(after));
    expect(change.by).toBe(kept);
  });

  it("a changed schedule states who confirmed the account", async () => {
    const bank = aBank({ isNoteRequired: true });
    const schedule = { frequency: "monthly", start: "2027-01-31" } as const;
    bank.keepSchedule(anOwnTransfer({ source: anAccount(), destination: anotherAccount(), schedule }), "Ama Owusu");
    bank.schedules = bank.schedules.map((each) => ({ ...each, category: "sameBank" }));
    const { person } = await openWorkspace(ama, "/scheduleTransfers", { bank });
    const changed = vi.spyOn(person.schedules, "change");
    fireEvent.click(screen.getByRole("tab", { name: "To Asempa Bank" }));
    await settle();
    await press("Edit");
    type("Amount", "75");
    await appears();
    await press("Save");
    expect(changed).not.toHaveBeenCalled();
    enterNote();
    await press("Save");
    expect(changed.mock.calls[0]?.[0].changeNote).toEqual(note);
  });

  it("a list has the number of such rows and a filter that shows only them", async () => {
    const [payee] = voltaAgro.payees;
    const bank = aBank({ payees: [{ ...payee, payeeNumber: "1020304050700" }] });
    const other = ["Ama Owusu", "1020304050700", "", "", 20, "domestic", "Salary"];
    const file = aWorkbook([headingsOf("bulkTransfer"), goodRows.bulkTransfer, other]);
    const further = async () => {
      fireEvent.change(field("Beneficiary List"), { target: { files: [new File([file], "payees.xlsx")] } });
      await settle();
      await press("Upload Forms");
    };
    await filledIn({ ...paymentForms["bulk transfer, file"], further }, bank);
    const rows = () =>
      within(screen.getByRole("table", { name: "Bulk Transfers List" })).queryAllByText(/^(Kwame Boateng|Ama Owusu)$/);
    const all = ["Kwame Boateng", "Ama Owusu"];
    expect(rows().map(({ textContent }) => textContent)).toEqual(all);
    expect(screen.getAllByText("1 beneficiary of the list is known at another account.")).toHaveLength(1);
    fireEvent.click(screen.getByLabelText("Show only beneficiaries at other accounts"));
    await settle();
    expect(rows().map(({ textContent }) => textContent)).toEqual(["Ama Owusu"]);
    await press("Check names");
    const isAll = (await screen.findByRole("button", { name: "All 2" })).getAttribute("aria-pressed");
    expect(isAll, "All, while only some are shown").toBe("false");
    await press("All 2");
    expect(rows().map(({ textContent }) => textContent)).toEqual(all);
  });

  it.each(["a bank without the call", "a bank without the field"])("%s asks nothing", async (which) => {
    const bank = new InMemoryBank();
    if (which === "a bank without the field") bank.same = { found: [], others: 0 };
    await openWorkspace(ama, "/transfers", { bank });
    await fillInForm(paymentForms["same bank"]);
    await press("Make Transfer");
    expect(notice()).toBeNull();
    expect(within(screen.getByRole("dialog")).getByLabelText("One-time code")).toBeTruthy();
  });

  it.each([
    [note, "Confirmed by Mercy Tetteh on 030 222 1234."],
    [{ by: "", phone: "" }, "Nobody has confirmed the new account."],
  ] as const)("the approver reads first what the requester stated: %j", async (confirmation, words) => {
    const bank = new InMemoryBank();
    const { person: maker } = await signedIn(kofi, bank);
    await requestOf(maker);
    const { person } = await openWorkspace(efua, "/pendingRequests", { bank });
    const { review } = person.requests;
    vi.spyOn(person.requests, "review").mockImplementation(async (request) => {
      const known = await review(request);
      return known.ok ? ok({ ...known.value, isFirstToPayee: true, changed: { ...voltaAgro, confirmation } }) : known;
    });
    await press(/^OT-/);
    const details = screen.getByRole("dialog", { name: "Transaction Details" });
    expect(details.querySelector("article")?.textContent).toMatch(
      new RegExp(`^Known beneficiary, another account${facts}${words}`.replaceAll(".", "\\.")),
    );
    expect(details.textContent).not.toContain("This would be the first payment to this beneficiary.");
    expect(button("Close", details)).toBeTruthy();
  });
});
