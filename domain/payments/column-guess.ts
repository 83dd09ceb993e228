import { currenciesWithSigns, readEntry } from "../entered-text";
import { parseAmount } from "../money";
import { comparable } from "../plain-text";
import type { BulkField } from "./bulk";
import { type FieldSource, type GuessedSources, joinedFields } from "./column-mapping";
import { isAccountNumber, parseRowTransferType } from "./typed-rows";

/** A column with some of the texts below its heading, as the spreadsheet shows them. */
export type ColumnSample = { readonly index: number; readonly heading: string; readonly texts: readonly string[] };

/** A field of the template with the headings that it has there. */
export type GuessedField = {
  readonly field: BulkField;
  readonly heading: string;
  readonly alsoWritten: readonly string[];
};

const CURRENCY = /\b(?:ghs|ghc|cedis?|usd|eur|gbp|dollars?|euros?|pounds?)\b|gh[₵¢]|[₵¢$€£]/g;

/** Returns a heading without case, marks and currency: "Net Pay (GH₵) *" is "net pay". */
export const plainHeading = (heading: string): string =>
  comparable(heading)
    .replace(CURRENCY, " ")
    .replace(/['’]s\b/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const codeOf: readonly (readonly [sign: RegExp, currency: string])[] = [
  [/\bghs\b|gh[₵¢]|₵|\bcedis?\b/, "GHS"],
  [/\busd\b|us\$|\$|\bdollars?\b/, "USD"],
  [/\beur\b|€|\beuros?\b/, "EUR"],
  [/\bgbp\b|£|\bpounds?\b/, "GBP"],
];
/** Returns the currency that a heading such as "Amount (USD)" names. */
export const currencyInHeading = (heading: string): string | undefined =>
  codeOf.find(([sign]) => sign.test(comparable(heading)))?.[1];

const WHO =
  "(?:beneficiary|employee|staff|payee|worker|supplier|vendor|recipient|receiver|receiving|customer|destination|credit|member)s? ";
const GIVEN_NAME = /^(?:first|given|fore|christian) ?names?$/;
const MIDDLE_NAME = /^(?:middle|second|other) ?names?$|^initials?$/;
const SURNAME = /^(?:sur|last|family) ?names?$/;

/** What a payroll pays out, also if another of its columns is called "Amount". */
const TAKE_HOME =
  /^net(?: (?:pay|salary|amount|wages?|payable|payment))?$|^take ?home(?: pay)?$|^amount (?:to (?:pay|be paid)|due|payable|owed)$/;
/** Headings of other programs by field, those with the clearer meaning first. */
const headings: Readonly<Record<BulkField, readonly RegExp[]>> = {
  name: [
    new RegExp(`^(?:${WHO}|full |account |card ?holder )(?:full )?names?$|^names?$|^names? of (?!(?:the )?bank).+`),
    /^(?:beneficiar(?:y|ies)|payees?|employees?|staff|worker|supplier|vendor|recipient|card ?holder|account holder|creditor|pay to)$/,
  ],
  account: [
    new RegExp(`^(?:${WHO}|bank )*(?:account|acct|acc|a c)(?: (?:no|nos|num|nr|number|numbers))?$`),
    /\b(?:account|acct|acc) (?:no|num|number)\b|^iban$/,
  ],
  bank: [new RegExp(`^(?:${WHO})?bank(?: ?name)?$|^name of bank$|^bankers?$`)],
  branch: [new RegExp(`^(?:${WHO})?(?:bank )?branch(?: ?name)?$`)],
  type: [/^(?:transfer|transaction) type$/, /^(?:payment )?type$|^mode(?: of (?:payment|transfer))?$/],
  wallet: [
    /\b(?:wallet|momo|mobile money|msisdn)(?: (?:no|num|number|account|wallet))*$/,
    /^(?:mobile|phone|tel|telephone|cell|contact)(?: ?phone)?(?: (?:no|num|number))?$/,
  ],
  network: [/\b(?:network|operator|telco)\b/, /\b(?:provider|carrier)\b/],
  walletName: [],
  customer: [/^(?:customer|client|cust)(?: (?:id|no|number|code))$/],
  lastDigits: [/^(?:card(?: s)? )?last (?:4|four)?(?: ?digits?)?(?: of card)?$/, /^card(?: (?:no|number|digits))?$/],
  phone: [/\b(?:phone|mobile|msisdn|tel|telephone|cell|contact)\b/],
  amount: [
    /^(?:(?:transaction|payment|transfer) )?(?:amount|amt)$/,
    /^(?:pay|salary|wages?|payment|payable|value|sum|balance due|total(?: (?:pay|amount|due))?|per diem|load|top ?up)$|\bamount\b|\bnet\b/,
  ],
  narration: [
    /^(?:(?:payment|transaction|transfer) )?(?:narrations?|descriptions?|references?|ref)$/,
    /^(?:remarks?|details|purpose|memo|notes?|particulars|reason|comments?)$/,
  ],
};
/** Amounts of a payroll that are not paid out. */
const NOT_PAID = /\b(?:gross|basic|deductions?|tax|paye|ssnit|tier|loan|advance|hours?|rate|days?)\b/;

/** Strength of a heading of the template itself, and that of the clearest other heading. */
const [OWN, CLEAR] = [4, 3];

/** Returns how clearly a heading names a field: 4 is the template's own heading, 0 says nothing. */
export function headingStrength({ field, heading, alsoWritten }: GuessedField, written: string): number {
  const plain = plainHeading(written);
  if (plain === "" || (field === "amount" && NOT_PAID.test(plain))) return 0;
  if (field === "amount" && TAKE_HOME.test(plain)) return OWN + 1;
  if ([heading, ...alsoWritten].some((own) => plainHeading(own) === plain)) return OWN;
  const at = headings[field].findIndex((words) => words.test(plain));
  return at < 0 ? 0 : CLEAR - at;
}

/** Whether a heading is one of several that make up a name. */
export const isPartOfName = (heading: string): boolean =>
  [GIVEN_NAME, MIDDLE_NAME, SURNAME].some((words) => words.test(plainHeading(heading)));

const NATIONAL_WALLET = /^0[2357]\d{8}$/;
/** Longer numbers without separators are accounts, telephones or ids. */
const AMOUNT_DIGITS_MAX = 8;

/** Returns whether a text can be an amount in a currency. */
function isAmount(text: string): boolean {
  if (/^0\d/.test(text) || new RegExp(`^\\d{${AMOUNT_DIGITS_MAX + 1},}`).test(text) || !/\d/.test(text)) return false;
  return currenciesWithSigns.some((currency) => {
    const read = readEntry({ kind: "amount", currency }, text);
    return read.ok && parseAmount(read.value).ok;
  });
}

const digitsIn = (kind: "otherAccount" | "wallet" | "customerId" | "cardDigits", text: string): string => {
  const read = readEntry({ kind }, text);
  return read.ok ? read.value : "";
};

/** Whether a text has the form of a field. Absent for fields of which the form says nothing. */
const forms: { readonly [Field in BulkField]?: (text: string) => boolean } = {
  account: (text) => isAccountNumber(digitsIn("otherAccount", text), undefined),
  wallet: (text) => NATIONAL_WALLET.test(digitsIn("wallet", text)),
  phone: (text) => NATIONAL_WALLET.test(digitsIn("wallet", text)),
  customer: (text) => /^\d{5,10}$/.test(digitsIn("customerId", text)),
  lastDigits: (text) => /^\d{4}$/.test(digitsIn("cardDigits", text)),
  amount: isAmount,
  type: (text) => parseRowTransferType(text.toLowerCase().replace(/[^a-z]/g, "")) !== undefined,
  network: (text) => /^(?:mtn|telecel|voda|airtel|tigo|at\b)/i.test(text),
  name: (text) => /^\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*)+$/u.test(text),
};

/** Share of the texts that must have the form, because a list has some mistakes. */
const SHARE_MIN = 0.8;

function shareOf(field: BulkField, { texts }: ColumnSample): number {
  const hasForm = forms[field];
  return hasForm && texts.length > 0 ? texts.filter(hasForm).length / texts.length : 0;
}

/** Whether a column counts its rows: 1, 2, 3. */
const isSerial = ({ texts }: ColumnSample): boolean =>
  texts.length > 1 && texts.every((text, at) => Number(text) === Number(texts[0]) + at && /^\d+\.?$/.test(text));

/**
 * Guesses which column is which, by headings first and by the form of the cells where no heading says it. A form counts
 * only if a single column has it.
 * @param title a text that can describe all payments, such as the title of the sheet
 */
export function guessColumns(
  fields: readonly GuessedField[],
  samples: readonly ColumnSample[],
  title: string,
): GuessedSources {
  const guessed: { -readonly [Field in BulkField]?: GuessedSources[Field] } = {};
  const used = new Set<number>();
  const use = (field: BulkField, columns: readonly number[], by: "heading" | "form") => {
    guessed[field] = { kind: "columns", columns, by };
    for (const column of columns) used.add(column);
  };
  const byHeading = fields
    .flatMap((field) =>
      samples.map((sample) => {
        const strength = headingStrength(field, sample.heading);
        const share = shareOf(field.field, sample);
        // A name of one word is a name too.
        const misfit = field.field !== "name" && forms[field.field] && sample.texts.length > 0 && share < 1 - SHARE_MIN;
        return { field: field.field, sample, strength, score: strength + share - (misfit ? 2 : 0) };
      }),
    )
    .filter(({ strength, score }) => strength > 0 && score > 0)
    .sort((one, other) => other.score - one.score);
  const parts = namePartsOf(samples);
  const hasFullName = byHeading.some(({ field, strength }) => field === "name" && strength >= CLEAR);
  if (parts.length > 1 && !hasFullName && fields.some(({ field }) => field === "name")) use("name", parts, "heading");
  for (const { field, sample } of byHeading)
    if (!guessed[field] && !used.has(sample.index) && !isOneOfTwo(sample, field, samples))
      use(field, columnsLike(sample, field, samples), "heading");
  for (const { field } of fields) {
    if (guessed[field] || !forms[field]) continue;
    const [found, ...others] = samples.filter(
      (sample) =>
        !used.has(sample.index) &&
        shareOf(field, sample) >= SHARE_MIN &&
        (field !== "amount" || !(isSerial(sample) || NOT_PAID.test(plainHeading(sample.heading)))),
    );
    if (found && others.length === 0) use(field, [found.index], "form");
  }
  return { ...guessed, ...constantsFor(fields, guessed, samples, title) };
}

/** Returns the column with those of the same heading, if they can be joined: a heading merged over two columns. */
const columnsLike = (sample: ColumnSample, field: BulkField, samples: readonly ColumnSample[]): readonly number[] =>
  joinedFields.includes(field) ? samplesLike(sample, samples).map(({ index }) => index) : [sample.index];

/** Whether another column has the same heading and can be the field as well, so that only the user knows which one is. */
const isOneOfTwo = (sample: ColumnSample, field: BulkField, samples: readonly ColumnSample[]): boolean =>
  !joinedFields.includes(field) &&
  samplesLike(sample, samples).some((other) => other !== sample && (!forms[field] || shareOf(field, other) > 0));

const samplesLike = ({ heading }: ColumnSample, samples: readonly ColumnSample[]): readonly ColumnSample[] =>
  samples.filter((other) => plainHeading(other.heading) === plainHeading(heading));

/** Returns the columns of given name, other names and surname, in this order. */
function namePartsOf(samples: readonly ColumnSample[]): readonly number[] {
  return [GIVEN_NAME, MIDDLE_NAME, SURNAME].flatMap((words) =>
    samples.filter(({ heading }) => words.test(plainHeading(heading))).map(({ index }) => index),
  );
}

/** Guesses the texts of fields that no column has: how money is sent, and the narration. */
function constantsFor(
  fields: readonly GuessedField[],
  guessed: GuessedSources,
  samples: readonly ColumnSample[],
  title: string,
): GuessedSources {
  const isMissing = (field: BulkField) => fields.some((each) => each.field === field) && !guessed[field];
  const value = (text: string): FieldSource => ({ kind: "value", text });
  const account = guessed.account?.kind === "columns" ? guessed.account.columns[0] : undefined;
  const accounts = (samples.find(({ index }) => index === account)?.texts ?? [])
    .map((text) => digitsIn("otherAccount", text))
    .filter((digits) => isAccountNumber(digits, undefined));
  const isOwn = accounts.length > 0 && accounts.every((digits) => isAccountNumber(digits, "domestic"));
  const type = guessed.bank
    ? ({ text: "instant", by: "banks" } as const)
    : isOwn
      ? ({ text: "domestic", by: "accounts" } as const)
      : undefined;
  return {
    ...(isMissing("type") && type && { type: { ...value(type.text), by: type.by } }),
    ...(isMissing("narration") && title && { narration: { ...value(title), by: "title" } }),
  };
}
