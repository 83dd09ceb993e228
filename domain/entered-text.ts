import { fail, ok, type Result } from "./result";

/** The kinds of fields. A kind decides which keys a field takes and how it reads a text that enters it as a whole. */
export const entryKinds = [
  "amount",
  "ownAccount",
  "otherAccount",
  "wallet",
  "phone",
  "customerId",
  "cardDigits",
  "oneTimeCode",
  "foreignAccount",
  "text",
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The longest value of each kind that has a fixed limit: digits, or letters and digits of a foreign account. */
export const lengthMaxOf = {
  ownAccount: 13,
  otherAccount: 16,
  wallet: 10,
  phone: 15,
  customerId: 10,
  cardDigits: 4,
  oneTimeCode: 5,
  foreignAccount: 34,
} as const satisfies Partial<Record<EntryKind, number>>;

/** A field's kind with what it depends on: the currency of an amount, the length of a text in characters. */
export type EntryFormat =
  | { readonly kind: "amount"; readonly currency: string }
  | { readonly kind: "text"; readonly lengthMax: number }
  | { readonly kind: keyof typeof lengthMaxOf };

/** Why a text or a key is refused. `lengthMax` counts digits or characters, as the kind does. */
export type EntryRefusal =
  | { readonly kind: "notAnAmount" | "notDigits" | "notAnAccount" }
  | { readonly kind: "tooLong"; readonly lengthMax: number };

/**
 * Reads a text that was pasted, dropped, autofilled or imported: normalised without a change of meaning, or refused as a whole.
 * An incomplete value, such as the first half of an account number, is accepted: the form's rules ask for the rest.
 */
export function readEntry(format: EntryFormat, text: string): Result<string, EntryRefusal> {
  switch (format.kind) {
    case "amount":
      return readAmountEntry(text, format.currency);
    case "text":
      return withinLength(text, format.lengthMax);
    case "foreignAccount":
      return readForeignAccount(text);
    case "wallet":
    case "phone":
      return readDigits(phoneDigits(format.kind, text.replace(PHONE_SEPARATORS, "")), lengthMaxOf[format.kind]);
    default:
      return readDigits(text.replace(DIGIT_SEPARATORS, ""), lengthMaxOf[format.kind]);
  }
}

/** Checks one typed character in the value that it makes (specification 1, section 5): undefined if it may be entered. */
export function refusalOfKey(format: EntryFormat, key: string, after: string): EntryRefusal | undefined {
  switch (format.kind) {
    case "amount":
      return /[\d.,]/.test(key) ? undefined : { kind: "notAnAmount" };
    case "text":
      return tooLong(after.length, format.lengthMax);
    case "foreignAccount":
      if (!/[A-Za-z0-9 ./-]/.test(key)) return { kind: "notAnAccount" };
      return tooLong(lettersAndDigits(after).length, lengthMaxOf.foreignAccount);
    case "wallet":
    case "phone":
      if (!/\d/.test(key) && !(key === "+" && after.lastIndexOf("+") === 0)) return { kind: "notDigits" };
      return tooLong(after.replace("+", "").length, Math.max(lengthMaxOf[format.kind], internationalDigits(after)));
    default:
      if (!/\d/.test(key)) return { kind: "notDigits" };
      return tooLong(after.length, lengthMaxOf[format.kind]);
  }
}

/** The value after a key was accepted: a wallet or phone number becomes national once its international form is complete. */
export const afterKey = ({ kind }: EntryFormat, after: string): string =>
  kind === "wallet" || kind === "phone" ? after.replace(GHANA_CODE, "0") : after;

/** An IBAN without its spaces and in capitals; any other foreign account as it is written, with single spaces. */
export function normalisedForeignAccount(text: string): string {
  const single = text.trim().replace(SPACES, " ");
  const compact = single.replace(/[ -]/g, "").toUpperCase();
  return IBAN.test(compact) ? compact : single;
}

/** Whether a text consists of digits only and has one of the lengths. */
export const isNumberOf = (text: string, lengths: readonly number[]): boolean =>
  /^\d+$/.test(text) && lengths.includes(text.length);

const SPACES = /[\s\u00a0\u202f]+/g;
const DIGIT_SEPARATORS = /[\s\u00a0\u202f-]/g;
const PHONE_SEPARATORS = /[\s\u00a0\u202f()./-]/g;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const AMOUNT = /^(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d+)(?:\.\d{0,2})?$/;
/** The country code of a complete Ghanaian number, as far as its national part. */
const GHANA_CODE = /^(?:\+|00)?233(?=[1-9]\d{8}$)/;
const ABROAD = /^\+(?!233)[1-9]\d{9,14}$/;

/** Replaces Ghana's country code by the zero of the national form; of another country's number only the plus is dropped. */
function phoneDigits(kind: "wallet" | "phone", compact: string): string {
  const isAbroad = kind === "phone" && ABROAD.test(compact);
  return isAbroad ? compact.slice(1) : compact.replace(GHANA_CODE, "0");
}

/** Digits of a Ghanaian number that is being typed in its international form; 0 for any other. */
function internationalDigits(typed: string): number {
  const code = ["+233", "00233", "233"].find((each) => typed.startsWith(each) || each.startsWith(typed));
  return code ? code.replace("+", "").length + 9 : 0;
}

function readAmountEntry(text: string, currency: string): Result<string, EntryRefusal> {
  const spaced = text.replace(SPACES, " ").trim();
  const bare = spaced.toUpperCase().startsWith(currency) ? spaced.slice(currency.length).trimStart() : spaced;
  return bare === "" || AMOUNT.test(bare) ? ok(bare.replaceAll(" ", "")) : fail({ kind: "notAnAmount" });
}

function readForeignAccount(text: string): Result<string, EntryRefusal> {
  const account = normalisedForeignAccount(text);
  if (!/^[A-Za-z0-9 ./-]*$/.test(account)) return fail({ kind: "notAnAccount" });
  const refusal = tooLong(account.length, lengthMaxOf.foreignAccount);
  return refusal ? fail(refusal) : ok(account);
}

function readDigits(digits: string, lengthMax: number): Result<string, EntryRefusal> {
  if (!/^\d*$/.test(digits)) return fail({ kind: "notDigits" });
  return withinLength(digits, lengthMax);
}

function withinLength(text: string, lengthMax: number): Result<string, EntryRefusal> {
  const refusal = tooLong(text.length, lengthMax);
  return refusal ? fail(refusal) : ok(text);
}

const tooLong = (length: number, lengthMax: number): EntryRefusal | undefined =>
  length > lengthMax ? { kind: "tooLong", lengthMax } : undefined;

const lettersAndDigits = (text: string): string => text.replace(/[^A-Za-z0-9]/g, "");
