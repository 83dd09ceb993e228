import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemsOf } from "../../../../application/forms/checked-draft";
import { FxTransferDraft } from "../../../../application/fx/fx-transfer-draft";
import { CardLoadDraft } from "../../../../application/payments/card-load-draft";
import { OtherBankDraft } from "../../../../application/payments/other-bank-draft";
import { SameBankDraft } from "../../../../application/payments/same-bank-draft";
import { WalletPaymentDraft } from "../../../../application/payments/wallet-payment-draft";
import { type EntryFormat, type EntryKind, entryKinds } from "../../../../domain/entered-text";
import { parseAmount } from "../../../../domain/money";
import { entryChange } from "../../../../ui/kit/fields/use-entry";
import { aText } from "../../../support/a-text";
import { meaningOf } from "../../../support/meaning";

const TEXT_LENGTH_MAX = 25;

function formatOf(kind: EntryKind): EntryFormat {
  if (kind === "amount") return { kind, currency: "GHS" };
  return kind === "text" ? { kind, lengthMax: TEXT_LENGTH_MAX } : { kind };
}

/** Returns the problem that a form with such a field reports for a text, or undefined if the form accepts it. */
const formProblem: { readonly [Kind in EntryKind]?: (text: string) => string | undefined } = {
  amount: (text) => problemsOf(Object.assign(new CardLoadDraft(), { amount: text })).amount,
  ownAccount: (text) => problemsOf(Object.assign(new SameBankDraft(), { destination: text })).destination,
  otherAccount: (text) => problemsOf(Object.assign(new OtherBankDraft(), { destination: text })).destination,
  wallet: (text) => problemsOf(Object.assign(new WalletPaymentDraft(), { wallet: text })).wallet,
  phone: (text) => problemsOf(Object.assign(new CardLoadDraft(), { phone: text })).phone,
  customerId: (text) => problemsOf(Object.assign(new CardLoadDraft(), { customerId: text })).customerId,
  cardDigits: (text) => problemsOf(Object.assign(new CardLoadDraft(), { lastDigits: text })).lastDigits,
  foreignAccount: (text) =>
    problemsOf(Object.assign(new FxTransferDraft(), { beneficiaryAccount: text })).beneficiaryAccount,
  text: (text) => problemsOf(Object.assign(new CardLoadDraft(), { narration: text })).narration,
};

const wholeTexts = [
  ["paste", "insertFromPaste"],
  ["drop", "insertFromDrop"],
  ["autofill", undefined],
] as const;

const cases = entryKinds.flatMap((kind) => wholeTexts.map(([way, inputType]) => ({ kind, way, inputType })));

describe("A text that enters a field as a whole", () => {
  for (const { kind, way, inputType } of cases)
    it(`the field keeps the meaning of a text, or refuses and shows the text: ${kind}, ${way}`, () => {
      const check = (text: string) => {
        const change = entryChange(formatOf(kind), { before: "", after: text, inputType });
        const meaning = meaningOf(kind, text, TEXT_LENGTH_MAX);
        if (text === "") return;
        if (meaning === undefined) {
          expect(change, text).toMatchObject({ kind: "textRefused", value: text, notice: expect.stringMatching(/\S/) });
          expect(formProblem[kind]?.(text) ?? (kind === "oneTimeCode" ? "kept out" : undefined), text).toBeDefined();
          return;
        }
        expect(change.kind, text).toBe("accepted");
        if (change.kind !== "accepted") return;
        expect(meaningOf(kind, change.value, TEXT_LENGTH_MAX), text).toBe(meaning);
        const amount = kind === "amount" ? parseAmount(change.value) : undefined;
        if (amount?.ok) expect(String(amount.value.minor)).toBe(meaning);
        else if (kind !== "amount") expect(change.value).toBe(meaning);
      };
      fc.assert(fc.property(aText, check), { numRuns: 2000 });
    });

  it.each([
    ["amount", "1e3"],
    ["cardDigits", "12345"],
  ] as const)("a field of the kind %s refuses %o as a whole and quotes it", (kind, text) => {
    const change = entryChange(formatOf(kind), { before: "", after: text, inputType: "insertFromPaste" });
    expect(change).toMatchObject({ kind: "textRefused", value: text, notice: expect.stringContaining(text) });
  });
});

describe("A key in a field", () => {
  const allowed: Readonly<Record<EntryKind, string>> = {
    amount: "0123456789.,",
    ownAccount: "0123456789",
    otherAccount: "0123456789",
    customerId: "0123456789",
    cardDigits: "0123456789",
    oneTimeCode: "0123456789",
    wallet: "0123456789+",
    phone: "0123456789+",
    foreignAccount: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 -./",
    text: "",
  };

  for (const kind of entryKinds)
    it(`an excluded key is reported and not entered, and any other is entered unchanged: ${kind}`, () => {
      fc.assert(
        fc.property(fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 1 }), (key) => {
          const change = entryChange(formatOf(kind), { before: "", after: key, inputType: "insertText" });
          const isEntered = kind === "text" || allowed[kind].includes(key);
          if (isEntered) expect(change).toEqual({ kind: "accepted", value: key, isKey: true });
          else
            expect(change).toEqual({
              kind: "keyRefused",
              notice: expect.stringMatching(/^Only .*can be entered here\.$/),
            });
        }),
      );
    });

  it.each([
    ["cardDigits", "1234", "At most 4 digits."],
    ["foreignAccount", "1".repeat(34), "At most 34 characters."],
    ["foreignAccount", "12345-678/90.12345-678/90.12345-67", "At most 34 characters."],
    ["text", "x".repeat(25), "At most 25 characters."],
  ] as const)("a field of the kind %s shows a notice for a key beyond its length", (kind, before, notice) => {
    const change = entryChange(formatOf(kind), { before, after: `${before}1`, inputType: "insertText" });
    expect(change).toEqual({ kind: "keyRefused", notice });
  });

  it("a deletion is accepted in a refused text", () => {
    const change = entryChange(
      { kind: "cardDigits" },
      { before: "123456", after: "12345", inputType: "deleteContentBackward" },
    );
    expect(change).toMatchObject({ kind: "accepted", value: "12345" });
  });
});
