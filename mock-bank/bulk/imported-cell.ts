import type { BulkFile } from "../../contract/bulk-files";
import { paddedDigits } from "../../contract/sheet-cells";
import { plainText } from "../wire/plain-text";
import { type SheetCell, textOf } from "./sheet";

type Column = BulkFile["columns"][number];

/** The apostrophe that marks digits as text, also in our own CSV. */
const TEXT_MARK = /^'/;
/** Spaces, and hyphens of any length. */
const DIGIT_SEPARATORS = /[\s\p{Pd}]/gu;
const PHONE_SEPARATORS = /[\s()./\p{Pd}]/gu;
/** The beginning of a link to a number. */
const LINK = /^tel:\s*/i;
/** What a spreadsheet adds to a number that it takes for one. */
const ZERO_DECIMALS = /^(\+?\d{9,15})\.0+$/;
/** Two numbers, as people write them with a slash between. */
const TWO_NUMBERS = /\d\s*\/\s*0\d{5}/;
/** The country code before the nine digits of a national number, with or without its zero: "+233 (0)24 412 3456". */
const GHANA_CODE = /^(?:\+|00)?2330?(?=[1-9]\d{8}$)/;
/** The plus sign of a foreign number, which is stored without it. */
const ABROAD = /^\+(?!233)(?=[1-9]\d{9,14}$)/;
const SPACED_AMOUNT = /^\d{1,3}(?:[ '’]\d{3})+(?:\.\d*)?$/;
const DECIMAL_COMMA = /^(?:\d{1,3}(?:[ .'’]\d{3})+|\d*),\d{1,2}$/;
/** Signs that people write in place of a currency's code. */
const signs: Readonly<Record<string, readonly string[]>> = {
  GHS: ["GH₵", "GH¢", "₵"],
  USD: ["US$", "$"],
  EUR: ["€"],
  GBP: ["£"],
};

/** Removes separators that people type, such as spaces in phone numbers. Text in an unknown form stays unchanged. */
export function importedText({ holds, digits }: Column, written: string, currency: string): string {
  // Two lines are not one amount: "12" and "500" are not 12,500.
  if (holds === "amount" && /[\t\n\r\v\f\u2028\u2029]/.test(written.trim())) return written.trim();
  const entered = plainText(written);
  if (holds === "text" && !digits) return entered;
  const text = entered.replace(TEXT_MARK, "");
  if (!digits) return amountText(text, currency);
  const compact = digits.isPhone ? phoneDigits(text) : text.replace(DIGIT_SEPARATORS, "");
  return /^\d+$/.test(compact) ? compact : text;
}

const phoneDigits = (text: string): string =>
  TWO_NUMBERS.test(text)
    ? text
    : text
        .replace(LINK, "")
        .replace(ZERO_DECIMALS, "$1")
        .replace(PHONE_SEPARATORS, "")
        .replace(GHANA_CODE, "0")
        .replace(ABROAD, "");

/**
 * Returns the text of a cell. A number in a column of texts, such as the year 2026, and digits with zeros in front are
 * taken as they are shown.
 */
export function shownTextOf({ holds, digits }: Column, cell: SheetCell | undefined): string {
  const isText = holds === "text" && !digits && typeof cell === "object" && cell.kind === "number";
  return (isText ? cell.shown : digits && shownDigits(cell)) ?? textOf(cell);
}

const shownDigits = (cell: SheetCell | undefined): string | undefined =>
  typeof cell === "object" && cell.kind === "number" && cell.shown !== undefined
    ? paddedDigits(cell.shown, cell.text)
    : undefined;

/** Returns why a cell cannot be read and how to fix it; undefined if it can be read. */
export function wrongCell(column: Column, cell: SheetCell | undefined, currency: string): string | undefined {
  const { heading, holds, digits } = column;
  if (digits && shownDigits(cell) !== undefined) return undefined;
  const kind = kindOf(cell, digits !== undefined);
  if (kind === "formula") return `${heading} holds a formula. Please enter the value itself.`;
  if (kind === "error") return `Enter ${heading} again: it is an error of the spreadsheet.`;
  const remedy =
    holds === "amount" ? `Enter ${heading} as a plain number` : `Format ${heading} as text and enter it again`;
  if (kind === "logical") return `${remedy}: it is TRUE or FALSE, which other computers show in other words.`;
  if (kind === "date" && (holds === "amount" || digits)) return `${remedy}: it is a date.`;
  const isChanged = kind === "changedNumber" || (kind === "number" && digits && textOf(cell).length < digits.min);
  if (isChanged) return `${remedy}: in this form it may have lost digits.`;
  return showsSomethingElse(column, cell, currency)
    ? `${remedy}: cell ${cell.at} shows ${cell.shown || "nothing"} and holds ${cell.text}.`
    : undefined;
}

/** A cell that a format shows in its own way. */
type FormattedCell = Extract<SheetCell, { readonly at: string }>;

/** Whether a reader of the sheet sees another amount, number or text than the cell holds, or another currency. */
function showsSomethingElse(
  column: Column,
  cell: SheetCell | undefined,
  currency: string,
): cell is FormattedCell & { readonly shown: string } {
  if (typeof cell !== "object" || !("at" in cell) || cell.shown === undefined) return false;
  if (cell.kind === "otherText") return true;
  // An amount below zero is refused as such.
  if ((column.holds === "text" && !column.digits) || cell.text.startsWith("-")) return false;
  const ungrouped = cell.shown.replaceAll(",", "");
  const read = importedText(column, column.digits ? ungrouped.replace(/\.0+$/, "") : ungrouped, currency);
  if (column.digits) return read !== importedText(column, cell.text, currency);
  return read === "" || Number(read) !== Number(cell.text);
}

/** A number that a spreadsheet shortened to scientific notation, saved as text. */
const EXPONENT = /^\d(?:[.,]\d+)?E\+?\d+$/i;

function kindOf(cell: SheetCell | undefined, isDigits: boolean) {
  if (cell === undefined || typeof cell === "string")
    return isDigits && EXPONENT.test(cell ?? "") ? "changedNumber" : "text";
  return cell.kind === "number" && !cell.isPlain ? "changedNumber" : cell.kind;
}

/**
 * Accepts `GHS 1,250.00`, `1 250.00`, `₵1250` and `1.250,00`. A currency other than the source account's stays in the
 * text, which makes the amount invalid.
 */
function amountText(text: string, currency: string): string {
  const bare = withoutCurrency(text, currency);
  const withPoint = DECIMAL_COMMA.test(bare) ? bare.replace(/[ .'’]/g, "").replace(",", ".") : bare;
  const whole = withPoint.replace(/^\.(?=\d)/, "0.");
  return SPACED_AMOUNT.test(whole) ? whole.replace(/[ '’]/g, "") : whole;
}

function withoutCurrency(text: string, currency: string): string {
  const upper = text.toUpperCase();
  const sign = [currency, ...(signs[currency] ?? [])].find((each) => upper.startsWith(each) || upper.endsWith(each));
  if (sign === undefined) return text;
  return upper.startsWith(sign) ? text.slice(sign.length).trimStart() : text.slice(0, -sign.length).trimEnd();
}
