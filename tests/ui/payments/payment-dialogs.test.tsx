import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ghs } from "../../../domain/money";
import { fail } from "../../../domain/result";
import { formatMoney } from "../../../ui/kit/format";
import { InMemoryBank } from "../../support/in-memory-bank";
import type { InMemoryPerson } from "../../support/in-memory-person";
import { ama, button, enterCode, kofi, openWorkspace, press, settle, type } from "../a-workspace";
import {
  balanceOf,
  debitIn,
  fillInForm,
  type PaymentForm,
  type PaymentOperation,
  paymentForms,
} from "../payment-forms";

/** The texts of the open form, and the selected tabs. */
const screenNow = () => ({
  tabs: screen.queryAllByRole("tab", { selected: true }).map(({ textContent }) => textContent),
  fields: [...document.querySelectorAll<HTMLInputElement>("main :is(input, select)")].map(
    ({ labels, value, checked }) => `${labels?.[0]?.textContent}: ${value} ${checked ?? ""}`,
  ),
});

/** Simulates an impatient user: two clicks and Enter. */
function pressThreeTimes(name: string): void {
  const pressed = button(name);
  fireEvent.click(pressed);
  fireEvent.click(pressed);
  const form = pressed.closest("form");
  if (form) fireEvent.submit(form);
}

/** Presses the form's button three times. The code is sent when the form was seen waiting for it. */
async function askForCode(form: PaymentForm, { otp }: InMemoryPerson) {
  let answer = () => {};
  const { send } = otp;
  const asked = vi.spyOn(otp, "send").mockImplementation(async (intent) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return send(intent);
  });
  pressThreeTimes(form.pays);
  await settle();
  const waiting = {
    isBusy: button(form.pays).getAttribute("aria-busy"),
    dialogs: screen.queryAllByRole("dialog").length,
  };
  answer();
  await settle();
  const dialog = screen.getByRole("dialog");
  expect(within(dialog).getByLabelText("One-time code")).toBeTruthy();
  return { waiting, debit: debitIn(dialog), timesAsked: asked.mock.calls.length };
}

/** Pays with the form, which is filled in. */
async function pay(form: PaymentForm, { person, bank }: Awaited<ReturnType<typeof openWorkspace>>) {
  const numbers = vi.spyOn(bank, "next");
  const confirmation = await askForCode(form, person);
  type("One-time code", await person.codeSent());
  pressThreeTimes("Confirm");
  await settle();
  const lines = within(screen.getByRole("alertdialog"))
    .getAllByRole("term")
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
  return { ...confirmation, lines, numbers: numbers.mock.results.map(({ value }) => value) };
}

/** Presses the button of a form whose payment is above the limit, and closes the refusal. */
async function refusalOf(form: PaymentForm, { person }: Awaited<ReturnType<typeof openWorkspace>>) {
  const asked = vi.spyOn(person.otp, "send");
  await press(form.pays);
  const outcome = screen.getByRole("alertdialog", { name: "Failed" });
  const { textContent: text } = outcome;
  await press("Close", outcome);
  const codes = asked.mock.calls.length;
  asked.mockRestore();
  return {
    hasReason: text?.includes("This payment is above your limit of GHS 5.00 a transaction."),
    hasAlternative: text?.includes("sk the bank for a higher limit."),
    codes,
  };
}

/** Opens the form's tabs without entries. */
const openTabs = (form: PaymentForm) => fillInForm({ ...form, typed: {}, further: async () => {}, pays: "Search" });

describe("the result of a payment", () => {
  it.each(Object.entries(paymentForms) as [PaymentOperation, PaymentForm][])(
    "%s: a payment above the limit gets no code, an impatient user pays once what the confirmation shows, and New payment opens the form empty @S1-1-50 @S2-2.1-25 @S2-4-05 @S2-4-17 @S2-6-10 @S3-2.4-31 @S3-4-01",
    async (operation, form) => {
      const workspace = await openWorkspace(ama, form.path);
      const { bank } = workspace;
      await openTabs(form);
      const empty = screenNow();
      const before = balanceOf(bank);
      bank.limit = ghs(5_00);
      await fillInForm(form);
      expect(await refusalOf(form, workspace)).toEqual({
        hasReason: true,
        hasAlternative: true,
        codes: 0,
      });
      bank.limit = ghs(50_000_00);
      const { waiting, debit, timesAsked, lines, numbers } = await pay(form, workspace);
      expect(waiting).toEqual({ isBusy: "true", dialogs: 0 });
      expect([timesAsked, debit]).toEqual([1, form.debit]);
      const debited = operation === "schedule creation" ? bank.schedules[0]?.total : ghs(before - balanceOf(bank));
      expect(debited && formatMoney(debited)).toBe(form.debit);
      if (transfers.some(([transfer]) => transfer === operation))
        expect(message()).toBe(
          operation === "schedule creation" ? "The transfer has been scheduled." : "Transfer Completed Successfully!",
        );
      // The idempotency key of the confirmed call, and the id of the payment. A second payment would create more.
      expect(numbers).toHaveLength(2);
      expect(lines[0]?.[1]).toMatch(/^(GHS|USD) [\d,.]+$/);
      expect(lines.map(([, value]) => value)).toContain(form.debit);
      expect(lines.at(-1)).toEqual(["Transaction ID", numbers[1]]);
      expect(lines.length).toBeGreaterThan(2);
      await press("New payment");
      await settle();
      expect(screen.queryByRole("alertdialog")).toBeNull();
      expect(window.location.pathname).toBe(form.path);
      expect(screenNow()).toEqual(empty);
    },
  );

  it("the result of a request has the number of the request, with a button that copies it, and the approvers", async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText } } }));
    const form = paymentForms["own accounts"];
    const workspace = await openWorkspace(kofi, form.path);
    await fillInForm(form);
    await screen.findByText(approvers, {}, { timeout: 5000 });
    const { lines, numbers } = await pay(form, workspace);
    expect(screen.getByRole("alertdialog").textContent).toContain(approvers);
    await press("Copy transaction ID");
    expect(writeText).toHaveBeenCalledWith(numbers.at(-1));
    vi.unstubAllGlobals();
    expect(lines).toEqual([
      ["Total", "GHS 10.00"],
      ["To", "Adom Trading Ltd Payroll1020304050608"],
      ["Transaction ID", numbers.at(-1)],
    ]);
  });

  it("a payment that failed offers no new payment", async () => {
    const bank = new InMemoryBank();
    await openWorkspace(ama, "/transfers", { bank });
    const form = paymentForms["own accounts"];
    await fillInForm({ ...form, typed: { ...form.typed, Amount: "99,999" } });
    await press(form.pays);
    expect(screen.getByRole("alertdialog", { name: "Failed" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "New payment" })).toBeNull();
  });
});

const approvers = "Needs 1 approval, by Efua Asante or Esi Darko";
const message = () => screen.getByRole("alertdialog").querySelector("p")?.textContent;

/** Bills show the bank's description, and an FX request the advisor's message. */
const transfers = Object.entries(paymentForms).filter(([name]) => !/^(Ghana\.gov|SSNIT|FX)/.test(name));

describe("the result of an Initiator's request", () => {
  it.each(transfers)(
    "%s: an Initiator sees that it was sent for approval, and Close opens the dashboard @S1-2.9-02 @S1-4-23 @S1-6-15..16 @S1-6-19 @S2-2-09 @S2-6-07..09",
    async (_, form) => {
      const workspace = await openWorkspace(kofi, form.path);
      await fillInForm(form);
      await pay(form, workspace);
      expect(message()).toBe("Transfer request has been successfully sent for approval!");
      expect(screen.queryByRole("button", { name: "Receipt" })).toBeNull();
      await press("Close");
      expect(window.location.pathname).toBe("/dashboard");
    },
  );
});

describe("a transfer that the bank refuses without a message", () => {
  const words = "Transfer failed. Unable to complete the transaction.";
  const wordsOfCards = "Transfer is failed. Unable to complete the transaction.";
  it.each([
    ["own accounts", words],
    ["same bank", words],
    ["other bank, instant", words],
    ["other bank, next day", words],
    ["bulk transfer, file", words],
    ["bulk transfer, by hand", words],
    ["mobile money", words],
    ["mobile money bulk, file", words],
    ["prepaid card", wordsOfCards],
    ["prepaid card bulk, file", wordsOfCards],
  ] as const)(
    "%s: the result says “%s”, and Close keeps the form @S1-2.9-01 @S2-4-07..08 @S2-8-04..05",
    async (name, said) => {
      const form = paymentForms[name];
      const { person } = await openWorkspace(ama, form.path);
      const submit = async () => fail({ kind: "refused", message: undefined } as const);
      const { payments, bulkPayments } = person;
      const prepare = { single: payments.prepare, bulk: bulkPayments.prepare };
      payments.prepare = (...payment) => ({ ...prepare.single(...payment), submit });
      bulkPayments.prepare = async (...payment) => ({ ...(await prepare.bulk(...payment)), submit });
      await fillInForm(form);
      const filledIn = screenNow();
      await press(form.pays);
      await enterCode(await person.codeSent());
      expect(screen.getByRole("alertdialog", { name: "Failed" })).toBeTruthy();
      expect(message()).toBe(said);
      await press("Close");
      expect([window.location.pathname, screenNow()]).toEqual([form.path, filledIn]);
    },
  );
});
