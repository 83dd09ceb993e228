import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fail } from "../../../domain/result";
import { InMemoryBank } from "../../support/in-memory-bank";
import type { InMemoryPerson } from "../../support/in-memory-person";
import { ama, button, enterCode, kofi, openWorkspace, press, settle } from "../a-workspace";
import { fillInForm, type PaymentForm, paymentForms } from "../payment-forms";

/** The texts of the open form, and the selected tabs. */
const screenNow = () => ({
  tabs: screen.queryAllByRole("tab", { selected: true }).map(({ textContent }) => textContent),
  fields: [...document.querySelectorAll<HTMLInputElement>("main :is(input, select)")].map(
    ({ labels, value, checked }) => `${labels?.[0]?.textContent}: ${value} ${checked ?? ""}`,
  ),
});

/** Fills in the form and presses its button. The button is busy until the code dialog opens. */
async function askForCode(form: PaymentForm, { otp }: InMemoryPerson) {
  await fillInForm(form);
  let answer = () => {};
  const { send } = otp;
  otp.send = async (intent) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return send(intent);
  };
  await press(form.pays);
  const isBusy = button(form.pays).getAttribute("aria-busy");
  const dialogBefore = screen.queryByRole("dialog");
  answer();
  await settle();
  const codeField = within(screen.getByRole("dialog")).getByLabelText("One-time code");
  return { isBusy, dialogBefore, codeField };
}

async function pay(form: PaymentForm, { person, bank }: Awaited<ReturnType<typeof openWorkspace>>) {
  const numbers = vi.spyOn(bank, "next");
  const asked = await askForCode(form, person);
  await enterCode(await person.codeSent());
  const dialog = screen.getByRole("alertdialog");
  const lines = within(dialog)
    .getAllByRole("term")
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
  return { ...asked, lines, reference: numbers.mock.results.at(-1)?.value };
}

/** Opens the form's tabs without entries. */
const openTabs = (form: PaymentForm) => fillInForm({ ...form, typed: {}, further: async () => {}, pays: "Search" });

describe("the result of a payment", () => {
  it.each(Object.entries(paymentForms))(
    "%s: the button is busy until the code dialog opens, the result shows total, payee and number, and New payment opens the form empty @S2-4-05 @S2-4-17 @S3-2.4-31 @S3-4-01",
    async (_, form) => {
      const workspace = await openWorkspace(ama, form.path);
      await openTabs(form);
      const empty = screenNow();
      const { isBusy, dialogBefore, codeField, lines, reference } = await pay(form, workspace);
      expect([isBusy, dialogBefore]).toEqual(["true", null]);
      expect(codeField).toBeTruthy();
      expect(lines[0]?.[1]).toMatch(/^(GHS|USD) [\d,.]+$/);
      expect(lines.map(([, value]) => value)).toContain(form.debit);
      expect(lines.at(-1)).toEqual(["Transaction ID", reference]);
      expect(lines.length).toBeGreaterThan(2);
      await press("New payment");
      await settle();
      expect(screen.queryByRole("alertdialog")).toBeNull();
      expect(window.location.pathname).toBe(form.path);
      expect(screenNow()).toEqual(empty);
    },
  );

  it("the result of a request has the number of the request", async () => {
    const form = paymentForms["own accounts"];
    const { lines, reference } = await pay(form, await openWorkspace(kofi, form.path));
    expect(lines).toEqual([
      ["Total", "GHS 10.00"],
      ["To", "Adom Trading Ltd Payroll1020304050608"],
      ["Transaction ID", reference],
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

const message = () => screen.getByRole("alertdialog").querySelector("p")?.textContent;

/** Bills show the bank's description, and an FX request the advisor's message. */
const transfers = Object.entries(paymentForms).filter(([name]) => !/^(Ghana\.gov|SSNIT|FX)/.test(name));

describe("the result of an Initiator's request", () => {
  it.each(transfers)(
    "%s: an Initiator sees that it was sent for approval, and Close opens the dashboard @S1-6-15 @S2-2-09 @S2-6-09",
    async (_, form) => {
      await pay(form, await openWorkspace(kofi, form.path));
      expect(message()).toBe("Transfer request has been successfully sent for approval!");
      await press("Close");
      expect(window.location.pathname).toBe("/dashboard");
    },
  );
});

describe("a transfer that the bank refuses without a message", () => {
  const words = "Transfer failed. Unable to complete the transaction.";
  it.each([
    ["own accounts", words],
    ["same bank", words],
    ["other bank, instant", words],
    ["other bank, next day", words],
    ["bulk transfer, file", words],
    ["bulk transfer, by hand", words],
    ["prepaid card", "Transfer is failed. Unable to complete the transaction."],
  ] as const)(
    "%s: the result says “%s”, and Close keeps the form @S1-2.9-01 @S2-4-07 @S2-8-04..05",
    async (name, said) => {
      const form = paymentForms[name];
      const { person } = await openWorkspace(ama, form.path);
      const submit = async () => fail({ kind: "refused", message: undefined } as const);
      const { payments, bulkPayments } = person;
      const prepare = { single: payments.prepare, bulk: bulkPayments.prepare };
      payments.prepare = (...payment) => ({ ...prepare.single(...payment), submit });
      bulkPayments.prepare = async (...payment) => ({ ...(await prepare.bulk(...payment)), submit });
      await fillInForm(form);
      await press(form.pays);
      await enterCode(await person.codeSent());
      expect(screen.getByRole("alertdialog", { name: "Failed" })).toBeTruthy();
      expect(message()).toBe(said);
      await press("Close");
      expect(window.location.pathname).toBe(form.path);
    },
  );
});
