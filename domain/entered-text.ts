import { type HiddenCharacter, hiddenCharacterIn, otherLetterIn, plainLines, plainText } from "./plain-text";
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

/** Valid lengths of the account numbers of this bank, and of all banks in Ghana (spec gaps, payments). */
export const OWN_ACCOUNT_LENGTHS = [lengthMaxOf.ownAccount] as const;
export const ACCOUNT_LENGTHS: readonly number[] = [10, ...OWN_ACCOUNT_LENGTHS, lengthMaxOf.otherAccount];

/** Formats lengths as "13" or "10, 13 or 16". */
export const joinedLengths = (lengths: readonly number[]): string => lengths.join(", ").replace(/, (\d+)$/, " or $1");

/** A field's kind with its parameter: the currency of an amount, or the maximum length of a text in characters. */
export type EntryFormat =
  | { readonly kind: "amount"; readonly currency: string }
  | { readonly kind: "text"; readonly lengthMax: number; readonly hasLines?: boolean }
  | { readonly kind: keyof typeof lengthMaxOf };

/** The reason why a text or a key is refused. `lengthMax` counts digits or characters, depending on the kind. */
export type EntryRefusal =
  | { readonly kind: "notAnAmount" | "notDigits" | "notAnAccount" }
  | { readonly kind: "tooLong"; readonly lengthMax: number }
  | { readonly kind: "hidden"; readonly character: HiddenCharacter };

/**
 * Reads a text that was pasted, dropped, autofilled or imported. The text is normalised without a change of meaning, or
 * refused as a whole.
 * Accepts an incomplete value, such as the first half of an account number, because the form's rules ask for the rest.
 */
export function readEntry(format: EntryFormat, entered: string): Result<string, EntryRefusal> {
  if (format.kind === "text") return readText(entered, format);
  if (format.kind === "amount" && isSeveralCells(entered)) return fail({ kind: "notAnAmount" });
  const read = readCharacters(format, plainText(entered).replace(TEXT_MARK, ""));
  const character = read.ok ? undefined : otherLetterIn(entered);
  return character ? fail({ kind: "hidden", character }) : read;
}

function readCharacters(
  format: Exclude<EntryFormat, { readonly kind: "text" }>,
  text: string,
): Result<string, EntryRefusal> {
  switch (format.kind) {
    case "amount":
      return readAmountEntry(text, format.currency);
    case "foreignAccount":
      return readForeignAccount(text);
    case "wallet":
    case "phone":
      return readDigits(phoneDigits(format.kind, text), lengthMaxOf[format.kind]);
    case "oneTimeCode":
      return readDigits(codeIn(text), lengthMaxOf[format.kind]);
    default:
      return readDigits(withoutSeparators(text), lengthMaxOf[format.kind]);
  }
}

/** Whether a text holds several cells or lines: "12" and "500" are not 12,500. */
export const isSeveralCells = (text: string): boolean => CELL_ENDS.test(text.trim());

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
 * Returns an IBAN without the word before it and without spaces, in upper case, and any other foreign account unchanged except for single spaces.
 */
export function normalisedForeignAccount(text: string): string {
  const written = plainText(text).replace(IBAN_WORD, "");
  const compact = withoutSeparators(written);
  return IBAN.test(compact) ? compact.toUpperCase() : written;
}

/** Returns whether a text consists of digits only and has one of the lengths. */
export const hasDigitCount = (text: string, lengths: readonly number[]): boolean =>
  /^\d+$/.test(text) && lengths.includes(text.length);

const CELL_ENDS = /[\t\n\r\v\f\u2028\u2029]/;
/** The apostrophe by which spreadsheets and our own CSV mark digits as text. */
const TEXT_MARK = /^'(?=[\d+])/;
/** Spaces, and hyphens of any length; a minus sign separates nothing. */
const DIGIT_SEPARATORS = /[\s\p{Pd}]/gu;
const PHONE_SEPARATORS = /[\s()./\p{Pd}]/gu;
/** The beginning of a link to a number. */
const LINK = /^tel:\s*/i;
/** What a spreadsheet adds to a number that it takes for one. */
const ZERO_DECIMALS = /^(\+?\d{9,15})\.0+$/;
/** Two numbers, as people write them with a slash between. */
const TWO_NUMBERS = /\d\s*\/\s*0\d{5}/;
/** Regardless of case, but of Latin letters only: other letters, such as ß, become two of them in upper case. */
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/i;
/** As letters and invoices write it before the number. */
const IBAN_WORD = /^IBAN:?\s*(?=[A-Z]{2}\d{2})/i;
const IBAN_BEGINNING = /^[A-Z]{2}\d{2}[A-Z0-9]*$/;
const AMOUNT = /^(?:(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?:[ '’]\d{3})+|\d+)(?:\.\d{0,2})?|\.\d{1,2})$/;
/** One or two digits after a comma are decimals, because a comma that groups is followed by three. */
const AMOUNT_WITH_DECIMAL_COMMA = /^(?:(?:\d{1,3}(?:[ .'’]\d{3})+|\d+),\d{0,2}|,\d{1,2})$/;
/**
 * Signs that people write in place of a code. GHC is missing: it was the cedi before 2007, 10,000 of which became one.
 */
const currencySigns: Readonly<Record<string, readonly string[]>> = {
  GHS: ["GH₵", "GH¢", "₵"],
  USD: ["US$", "$"],
  EUR: ["€"],
  GBP: ["£"],
};
/** Currencies of which a sign or code before an amount is recognised. */
export const currenciesWithSigns: readonly string[] = Object.keys(currencySigns);
/** The country code of a complete Ghanaian number, and the zero that some write after it: "+233 (0)24 412 3456". */
const GHANA_CODE = /^(?:\+|00)?2330?(?=[1-9]\d{8}$)/;
const ABROAD = /^\+(?!233)[1-9]\d{9,14}$/;

/**
 * Replaces Ghana's country code with the leading zero of the national format. For a number of another country only the
 * plus is removed.
 */
function phoneDigits(kind: "wallet" | "phone", text: string): string {
  if (TWO_NUMBERS.test(text)) return text;
  const compact = text.replace(LINK, "").replace(ZERO_DECIMALS, "$1").replace(PHONE_SEPARATORS, "");
  const isAbroad = kind === "phone" && ABROAD.test(compact);
  return isAbroad ? compact.slice(1) : compact.replace(GHANA_CODE, "0");
}

/** Maximum digits of a Ghanaian number that is being typed in international format; 0 for any other number. */
function internationalDigits(typed: string): number {
  const [code] = /^(?:\+|00)?2330?/.exec(typed) ?? [];
  return code ? code.replace("+", "").length + 9 : 0;
}

/** Returns the amount with at most one sign other than digits and commas: the point before its decimals. */
function readAmountEntry(text: string, currency: string): Result<string, EntryRefusal> {
  const bare = withoutCurrency(plainText(text), currency);
  const withPoint = AMOUNT_WITH_DECIMAL_COMMA.test(bare) ? bare.replace(/[ .'’]/g, "").replace(",", ".") : bare;
  return withPoint === "" || AMOUNT.test(withPoint)
    ? ok(withPoint.replace(/[ '’]/g, "").replace(/^\.(?=\d)/, "0."))
    : fail({ kind: "notAnAmount" });
}

/** Removes the currency of the field before or after an amount: its code in any case, or one of its signs. */
function withoutCurrency(text: string, currency: string): string {
  const upper = text.toUpperCase();
  for (const sign of [currency, ...(currencySigns[currency] ?? [])]) {
    if (upper.startsWith(sign)) return text.slice(sign.length).trimStart();
    if (upper.endsWith(sign)) return text.slice(0, -sign.length).trimEnd();
  }
  return text;
}

/** Returns the only number of five digits of a pasted message, such as "48213 is your code for GHS 150.00". */
function codeIn(text: string): string {
  const compact = withoutSeparators(text);
  if (/^\d*$/.test(compact)) return compact;
  const [code, ...others] = (text.match(/\d+/g) ?? []).filter((digits) => digits.length === lengthMaxOf.oneTimeCode);
  return code !== undefined && others.length === 0 ? code : compact;
}

function readText(text: string, { lengthMax, hasLines }: Extract<EntryFormat, { kind: "text" }>) {
  const character = hiddenCharacterIn(text);
  if (character) return fail({ kind: "hidden", character } as const);
  return withinLength(hasLines ? plainLines(text) : plainText(text), lengthMax);
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

const withoutSeparators = (text: string): string => plainText(text).replace(DIGIT_SEPARATORS, "");

/** Returns the foreign account that is being typed, without separators if it may become an IBAN. */
function typedForeignAccount(typed: string): string {
  const compact = withoutSeparators(typed).toUpperCase();
  return IBAN_BEGINNING.test(compact) ? compact : plainText(typed);
}
