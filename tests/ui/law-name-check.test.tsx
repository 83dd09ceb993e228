import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { NameCheck } from "../../domain/payments/name-check";
import { fail, ok } from "../../domain/result";
import type { Operation } from "../../features/support/operations";
import { anAccount, anOwnTransfer, anotherAccount } from "../support/a-payment";
import { requestOf } from "../support/a-person";
import { InMemoryBank } from "../support/in-memory-bank";
import { ama, button, efua, enterCode, field, kofi, openWorkspace, press, settle, signedIn, type } from "./a-workspace";
import { fillInForm, type PaymentForm, type PaymentOperation, paymentForms } from "./payment-forms";

const landlord: NameCheck = { result: "noMatch", savedName: "Landlord", accountName: "Akosua Nyarko" };
const ways = [
  "same bank",
  "other bank, instant",
  "other bank, next day",
  "mobile money",
  "prepaid card",
] as const satisfies readonly PaymentOperation[];

const bulk = "Pays a list, whose rows are not single saved beneficiaries.";
const noPayee = "Pays no beneficiary that can be saved.";
const unpaid = "Pays nothing.";
// The operations without a name to confirm. This does not compile if an operation is neither tested nor listed.
({
  "own accounts": noPayee,
  "bulk transfer, file": bulk,
  "bulk transfer, by hand": bulk,
  "mobile money bulk, file": bulk,
  "mobile money bulk, by hand": bulk,
  "prepaid card bulk, file": bulk,
  "prepaid card bulk, by hand": bulk,
  "Ghana.gov": noPayee,
  SSNIT: noPayee,
  "FX, local": noPayee,
  "FX, international": noPayee,
  "schedule deletion": unpaid,
  approval: "The approver reads what the requester has confirmed.",
  rejection: unpaid,
  recall: unpaid,
  "official statement": unpaid,
  "beneficiary added": unpaid,
  "beneficiary changed": unpaid,
  "beneficiary removed": unpaid,
}) satisfies Record<Exclude<Operation, (typeof ways)[number] | "schedule creation" | "schedule change">, string>;

const sameBank = paymentForms["same bank"];

const notice = () => screen.queryByRole("region", { name: "First payment to a new beneficiary" });
const confirmation = () => screen.getByRole("checkbox", { name: /^I have checked the names/ });
const appears = () => expect.poll(notice, { timeout: 5000 }).toBeTruthy();
const codeField = () => within(screen.getByRole("dialog")).getByLabelText("One-time code");

function aBank(check: NameCheck = landlord): InMemoryBank {
  const bank = new InMemoryBank();
  bank.nameCheck = check;
  return bank;
}

async function filledIn(form: PaymentForm, bank: InMemoryBank) {
  const { person, clock } = await openWorkspace(ama, form.path, { bank });
  await fillInForm(form);
  return { person, clock, asked: vi.spyOn(person.otp, "send") };
}

describe("The first payment to a new beneficiary", () => {
  it.each(ways)("the form of %s shows both names and asks for no code until they are confirmed", async (operation) => {
    const form = paymentForms[operation];
    const { person, asked } = await filledIn(form, aBank());
    await appears();
    expect(notice()?.textContent).toContain("Saved asLandlordAccount's nameAkosua NyarkoNo match");
    await press(form.pays);
    expect(asked).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(confirmation());
    expect(screen.getByText("Please check the names and confirm them.").getAttribute("role")).toBe("alert");
    fireEvent.click(confirmation());
    await press(form.pays);
    expect(codeField()).toBeTruthy();
    await enterCode(await person.codeSent());
    expect(screen.getByRole("alertdialog", { name: "Success" })).toBeTruthy();
  });

  it("a scheduled transfer confirms the names as well", async () => {
    const further = paymentForms["schedule creation"].further;
    const { asked } = await filledIn({ ...sameBank, ...(further && { further }) }, aBank());
    await appears();
    await press(sameBank.pays);
    expect(asked).not.toHaveBeenCalled();
    fireEvent.click(confirmation());
    await press(sameBank.pays);
    expect(codeField()).toBeTruthy();
  });

  it("a changed schedule confirms the names of its payee, and keeps its entries until then", async () => {
    const bank = aBank();
    const schedule = { frequency: "monthly", start: "2027-01-31" } as const;
    bank.keepSchedule(anOwnTransfer({ source: anAccount(), destination: anotherAccount(), schedule }), "Ama Owusu");
    bank.schedules = bank.schedules.map((each) => ({ ...each, category: "sameBank" }));
    const { person } = await openWorkspace(ama, "/scheduleTransfers", { bank });
    const asked = vi.spyOn(person.otp, "send");
    fireEvent.click(screen.getByRole("tab", { name: "To Asempa Bank" }));
    await settle();
    await press("Edit");
    type("Amount", "75");
    await appears();
    await press("Save");
    expect(asked).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(confirmation());
    expect(screen.getByText("Please check the names and confirm them.").getAttribute("role")).toBe("alert");
    expect(field("Amount").value).toBe("75");
    fireEvent.click(confirmation());
    await press("Save");
    await enterCode(await person.codeSent());
    expect(screen.getByRole("alertdialog", { name: "Success" })).toBeTruthy();
    expect(bank.schedules).toMatchObject([{ amount: { minor: 75_00 } }]);
  });

  it.each([
    ["match", "Akosua Nyarko", "Matches: both names are the same."],
    ["closeMatch", "Akosua Nyarko", "Close match: the names are similar, but not the same."],
    ["noMatch", "Akosua Nyarko", "No match: the names are different."],
    ["notChecked", "", "Cannot be checked: the bank has no way to look up the name of this account."],
  ] as const)("the result %s is told in words", async (result, accountName, words) => {
    await filledIn(sameBank, aBank({ ...landlord, result, accountName }));
    await appears();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText("Not known") !== null).toBe(accountName === "");
  });

  it("a name that changes after the confirmation is shown, and asked about again, with the entries kept", async () => {
    const bank = aBank();
    const { asked, clock } = await filledIn(sameBank, bank);
    await appears();
    fireEvent.click(confirmation());
    clock.sleep(11);
    bank.nameCheck = { ...landlord, accountName: "Kwaku Darko" };
    await press(sameBank.pays);
    expect(asked).not.toHaveBeenCalled();
    const outcome = screen.getByRole("alertdialog", { name: "Failed" });
    expect(outcome.textContent).toContain("Nothing was sent.");
    await press("Close", outcome);
    await expect.poll(() => notice()?.textContent, { timeout: 5000 }).toContain("Kwaku Darko");
    expect(screen.getByText(/^The names have changed since you confirmed them/)).toBeTruthy();
    expect(field("Amount").value).toBe("10");
    expect((confirmation() as HTMLInputElement).checked).toBe(false);
    fireEvent.click(confirmation());
    await press(sameBank.pays);
    expect(codeField()).toBeTruthy();
  });

  it("the bank refuses a payment whose question was lost, and the form asks then", async () => {
    const { person } = await filledIn(sameBank, aBank());
    const lost = vi.spyOn(person.payments, "limits").mockResolvedValue(fail({ kind: "unreachable" }));
    act(() => void window.dispatchEvent(new Event("focus")));
    await settle();
    expect(notice()).toBeNull();
    await press(sameBank.pays);
    lost.mockRestore();
    await enterCode(await person.codeSent());
    const outcome = screen.getByRole("alertdialog", { name: "Failed" });
    expect(outcome.textContent).toContain("Please confirm the name of its account.");
    await press("Close", outcome);
    await appears();
    expect(field("Amount").value).toBe("10");
  });

  it("the notice of a beneficiary goes away with another destination", async () => {
    await filledIn(sameBank, aBank());
    await appears();
    fireEvent.change(field("Destination Account"), { target: { value: "102030405060" } });
    await settle();
    expect(notice()).toBeNull();
  });

  it.each(["a bank without the call", "a bank without the field"])(
    "%s shows nothing, and is paid as before",
    async (which) => {
      const bank = new InMemoryBank();
      if (which === "a bank without the call") bank.limit = undefined;
      const { person } = await filledIn(sameBank, bank);
      await press(sameBank.pays);
      expect(notice()).toBeNull();
      await enterCode(await person.codeSent());
      expect(screen.getByRole("alertdialog", { name: "Success" })).toBeTruthy();
    },
  );

  it("the approver reads the names and that the requester has confirmed them, in place of the plain warning", async () => {
    const bank = new InMemoryBank();
    const { person: maker } = await signedIn(kofi, bank);
    await requestOf(maker);
    const { person } = await openWorkspace(efua, "/pendingRequests", { bank });
    const { review } = person.requests;
    vi.spyOn(person.requests, "review").mockImplementation(async (request) => {
      const known = await review(request);
      return known.ok ? ok({ ...known.value, isFirstToPayee: true, nameCheck: landlord }) : known;
    });
    await press(/^OT-/);
    const details = screen.getByRole("dialog", { name: "Transaction Details" });
    expect(details.textContent).toContain(
      "First payment to a new beneficiary. It is saved as Landlord, the account's name is Akosua Nyarko. No match: the requester has confirmed this.",
    );
    expect(details.textContent).not.toContain("This would be the first payment to this beneficiary.");
    expect(button("Close", details)).toBeTruthy();
  });
});
