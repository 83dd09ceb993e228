import { fail, ok, type Result } from "./result";

/** The kinds of fields. The kind determines which keys a field accepts and how it reads a pasted or imported text. */
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

/** Maximum length by kind: digits, or for a foreign account characters, without the separators of an IBAN. */
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

/** A field's kind with its parameter: the currency of an amount, or the maximum length of a text in characters. */
export type EntryFormat =
  | { readonly kind: "amount"; readonly currency: string }
  | { readonly kind: "text"; readonly lengthMax: number }
  | { readonly kind: keyof typeof lengthMaxOf };

/** The reason why a text or a key is refused. `lengthMax` counts digits or characters, depending on the kind. */
export type EntryRefusal =
  | { readonly kind: "notAnAmount" | "notDigits" | "notAnAccount" }
  | { readonly kind: "tooLong"; readonly lengthMax: number };

/**
 * Reads a text that was pasted, dropped, autofilled or imported. The text is normalised without a change of meaning, or
 * refused as a whole.
 * Accepts an incomplete value, such as the first half of an account number, because the form's rules ask for the rest.
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

/** Checks a typed character in the resulting value (specification 1, section 5). Returns undefined if it is allowed. */
export function refusalOfKey(format: EntryFormat, key: string, after: string): EntryRefusal | undefined {
  switch (format.kind) {
    case "amount":
      return /[\d.,]/.test(key) ? undefined : { kind: "notAnAmount" };
    case "text":
      return tooLong(after.length, format.lengthMax);
    case "foreignAccount":
      if (!/[A-Za-z0-9 ./-]/.test(key)) return { kind: "notAnAccount" };
      return tooLong(typedForeignAccount(after).length, lengthMaxOf.foreignAccount);
    case "wallet":
    case "phone":
      if (!/\d/.test(key) && !(key === "+" && after.lastIndexOf("+") === 0)) return { kind: "notDigits" };
      return tooLong(after.replace("+", "").length, Math.max(lengthMaxOf[format.kind], internationalDigits(after)));
    default:
      if (!/\d/.test(key)) return { kind: "notDigits" };
      return tooLong(after.length, lengthMaxOf[format.kind]);
  }
}

/** Returns the value after an accepted key. A complete international wallet or phone number becomes national. */
export const valueAfterKey = ({ kind }: EntryFormat, after: string): string =>
  kind === "wallet" || kind === "phone" ? after.replace(GHANA_CODE, "0") : after;

/**
 * Returns an IBAN without spaces and in upper case, and any other foreign account unchanged except for single spaces.
 */
export function normalisedForeignAccount(text: string): string {
  const compact = withoutSeparators(text);
  return IBAN.test(compact) ? compact : withSingleSpaces(text);
}

/** Returns whether a text consists of digits only and has one of the lengths. */
export const hasDigitCount = (text: string, lengths: readonly number[]): boolean =>
  /^\d+$/.test(text) && lengths.includes(text.length);

const SPACES = /\s+/g;
const DIGIT_SEPARATORS = /[\s-]/g;
const PHONE_SEPARATORS = /[\s()./-]/g;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const IBAN_BEGINNING = /^[A-Z]{2}\d{2}[A-Z0-9]*$/;
const AMOUNT = /^(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d+)(?:\.\d{0,2})?$/;
/** The country code of a complete Ghanaian number. */
const GHANA_CODE = /^(?:\+|00)?233(?=[1-9]\d{8}$)/;
const ABROAD = /^\+(?!233)[1-9]\d{9,14}$/;

/**
 * Replaces Ghana's country code with the leading zero of the national format. For a number of another country only the
 * plus is removed.
 */
function phoneDigits(kind: "wallet" | "phone", compact: string): string {
  const isAbroad = kind === "phone" && ABROAD.test(compact);
  return isAbroad ? compact.slice(1) : compact.replace(GHANA_CODE, "0");
}

/** Maximum digits of a Ghanaian number that is being typed in international format; 0 for any other number. */
function internationalDigits(typed: string): number {
  const code = ["+233", "00233", "233"].find((each) => typed.startsWith(each));
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

const withSingleSpaces = (text: string): string => text.trim().replace(SPACES, " ");
const withoutSeparators = (text: string): string => text.replace(DIGIT_SEPARATORS, "").toUpperCase();

/** Returns the foreign account that is being typed, without separators if it may become an IBAN. */
function typedForeignAccount(typed: string): string {
  const compact = withoutSeparators(typed);
  return IBAN_BEGINNING.test(compact) ? compact : withSingleSpaces(typed);
}
