import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fail } from "../../../domain/result";
import { InMemoryBank } from "../../support/in-memory-bank";
import { ama, button, enterCode, kofi, openWorkspace, press, settle } from "../a-workspace";
import { fillInForm, type PaymentForm, paymentForms } from "../payment-forms";

/** The texts of the open form, and the selected tabs. */
const screenNow = () => ({
  tabs: screen.queryAllByRole("tab", { selected: true }).map(({ textContent }) => textContent),
  fields: [...document.querySelectorAll<HTMLInputElement>("main :is(input, select)")].map(
    ({ labels, value, checked }) => `${labels?.[0]?.textContent}: ${value} ${checked ?? ""}`,
  ),
});

async function pay(form: PaymentForm, user = ama) {
  const bank = new InMemoryBank();
  const { person } = await openWorkspace(user, form.path, { bank });
  const numbers = vi.spyOn(bank, "next");
  await fillInForm(form);
  await press(form.pays);
  await enterCode(await person.codeSent());
  const dialog = screen.getByRole("alertdialog");
  const lines = within(dialog)
    .getAllByRole("term")
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
  return { lines, reference: numbers.mock.results.at(-1)?.value, numbers };
}

/** Opens the form's tabs without entries. */
const openTabs = (form: PaymentForm) => fillInForm({ ...form, typed: {}, further: async () => {}, pays: "Search" });

describe("the result of a payment", () => {
  it.each(Object.entries(paymentForms))(
    "the result of %s shows total, payee and number, and New payment opens the same form empty",
    async (_, form) => {
      const { person } = await openWorkspace(ama, form.path);
      await openTabs(form);
      const empty = screenNow();
      await person.session.signOut();
      document.body.replaceChildren();
      const { lines, reference } = await pay(form);
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
    const { lines, reference } = await pay(paymentForms["own accounts"], kofi);
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

it.each(Object.entries(paymentForms))(
  "%s: the button is busy until the code dialog opens @S2-4-05 @S2-4-17 @S3-2.4-31 @S3-4-01",
  async (_, form) => {
    const { person } = await openWorkspace(ama, form.path);
    await fillInForm(form);
    let answer = () => {};
    const { send } = person.otp;
    person.otp.send = async (intent) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return send(intent);
    };
    await press(form.pays);
    expect(button(form.pays).getAttribute("aria-busy")).toBe("true");
    expect(screen.queryByRole("dialog")).toBeNull();
    answer();
    await settle();
    expect(within(screen.getByRole("dialog")).getByLabelText("One-time code")).toBeTruthy();
  },
);

const message = () => screen.getByRole("alertdialog").querySelector("p")?.textContent;

/** Bills show the bank's description, and an FX request the advisor's message. */
const transfers = Object.entries(paymentForms).filter(([name]) => !/^(Ghana\.gov|SSNIT|FX)/.test(name));

describe("the result of an Initiator's request", () => {
  it.each(transfers)(
    "%s: an Initiator sees that it was sent for approval, and Close opens the dashboard @S1-6-15 @S2-2-09 @S2-6-09",
    async (_, form) => {
      await pay(form, kofi);
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
