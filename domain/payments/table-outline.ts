import { plainText } from "../plain-text";
import type { BulkField } from "./bulk";
import { type GuessedField, headingStrength, isPartOfName, plainHeading } from "./column-guess";
import type { LeftOutReason } from "./column-mapping";
import { NARRATION_LENGTH_MAX } from "./narration";

/** A filled row of a sheet with its index, counted from 0. The texts are those of the cells. */
export type GridRow = { readonly index: number; readonly texts: readonly string[] };

/** Where a table is on its sheet, by the indexes of its rows. */
export type TableOutline = {
  readonly heading: GridRow | undefined;
  readonly first: number;
  readonly last: number;
};

const NUMBER = /^[^\p{L}]*\d[^\p{L}]*$/u;
const filledIn = (texts: readonly string[]): readonly string[] => texts.filter((text) => text.trim() !== "");
const hasNumber = (texts: readonly string[]): boolean => texts.some((text) => NUMBER.test(text));

/** Returns how many cells of a row name a field. A row with a number is no row of headings. */
function namedFields(texts: readonly string[], fields: readonly GuessedField[]): number {
  if (hasNumber(texts)) return 0;
  return texts.filter((text) => isPartOfName(text) || fields.some((field) => headingStrength(field, text) > 0)).length;
}

/**
 * Finds the tables of a sheet. Each row in which several cells name fields begins one, unless it repeats the headings of
 * the table above, as printed pages do. Without such a row, the first row of texts above a number counts as headings, and
 * the first row with a number as a table without headings.
 */
export function findTables(rows: Iterable<GridRow>, fields: readonly GuessedField[]): readonly TableOutline[] {
  const tables: { heading: GridRow; first: number; last: number }[] = [];
  let [previous, unnamed, last] = [undefined, undefined, 0] as [GridRow | undefined, TableOutline | undefined, number];
  for (const row of rows) {
    const current = tables.at(-1);
    const isShort = filledIn(row.texts).length < 2;
    if (!isShort && namedFields(row.texts, fields) > 1) {
      if (!current || !isSameRow(current.heading.texts, row.texts))
        tables.push({ heading: row, first: Number.POSITIVE_INFINITY, last: row.index });
    } else if (current) {
      current.first = Math.min(current.first, row.index);
      current.last = row.index;
    }
    if (!unnamed && !isShort && hasNumber(row.texts)) {
      const isBelowHeadings =
        previous && previous.texts.length > 1 && filledIn(previous.texts).length >= filledIn(row.texts).length - 1;
      unnamed = { heading: isBelowHeadings ? previous : undefined, first: row.index, last: row.index };
    }
    if (!isShort) previous = hasNumber(row.texts) ? undefined : row;
    last = row.index;
  }
  const named = tables.filter(({ first }) => Number.isFinite(first));
  if (named.length > 0) return named;
  return unnamed ? [{ ...unnamed, last }] : [];
}

const isSameRow = (one: readonly string[], other: readonly string[]): boolean =>
  filledIn(one).map(plainHeading).join("\n") === filledIn(other).map(plainHeading).join("\n");

/**
 * Splits the columns of a table that is in fact two tables next to each other: an empty column between them, and the same
 * two fields named on both sides.
 */
export function splitSideBySide(
  columns: readonly { readonly index: number; readonly heading: string }[],
  fields: readonly GuessedField[],
): readonly (readonly number[])[] {
  const gap = columns.findIndex(({ index }, at) => at > 0 && index > (columns[at - 1]?.index ?? 0) + 1);
  const all = columns.map(({ index }) => index);
  if (gap < 0) return [all];
  const named = (part: typeof columns) =>
    fields.filter((field) => part.some(({ heading }) => headingStrength(field, heading) > 0)).map(({ field }) => field);
  const [left, right] = [columns.slice(0, gap), columns.slice(gap)];
  const [here, there] = [named(left), named(right)];
  if (here.filter((field) => there.includes(field)).length < 2) return [all];
  return [left.map(({ index }) => index), ...splitSideBySide(right, fields)];
}

const TOTAL =
  /^(?:(?:grand|sub|net|overall|page|sheet)[ -]?)?totals?(?: (?:amount|net|pay|payable|payments?|staff|employees|for|of|due|ghs)\b.*)?\s?:?$|^sum:?$/i;

/** The cells of a row that decide whether it is a payee. */
export type RowFacts = {
  readonly texts: readonly string[];
  readonly headings: readonly string[];
  /** Texts of the fields that have a source; the payee is its account, wallet, or customer. */
  readonly payee: string;
  readonly name: string;
  readonly amount: string;
};

/** Returns why a row without a valid account, wallet or customer is not paid; undefined if the bank should check it. */
export function leftOutReason({ texts, headings, payee, name, amount }: RowFacts): LeftOutReason | undefined {
  if (headings.length > 1 && isSameRow(texts, headings)) return "headings";
  if (amount !== "" && texts.some((text) => TOTAL.test(plainText(text)))) return "total";
  if (payee !== "") return undefined;
  if (amount === "") return "note";
  return name === "" ? "total" : undefined;
}

/** The field that identifies the payee of a row. */
export const payeeField = (fields: readonly BulkField[]): BulkField =>
  (["account", "wallet", "customer"] as const).find((field) => fields.includes(field)) ?? "name";

/** Returns the first of these texts that says what is paid and fits a narration. */
export const titleOf = (texts: readonly string[]): string =>
  texts.map(plainText).find((text) => PURPOSE.test(text) && text.length <= NARRATION_LENGTH_MAX) ?? "";

const PURPOSE =
  /pay(?:roll|ment)|salar|wage|allowance|per diem|bonus|commission|overtime|transport|refund|reimburse|invoice|pension|stipend|rent\b/i;

/** Returns which headings a table has in addition to, and without, those of another layout. */
export function changedHeadings(before: readonly string[], now: readonly string[]) {
  const [old, current] = [before.map(plainHeading), now.map(plainHeading)];
  return {
    added: now.filter((heading) => heading && !old.includes(plainHeading(heading))),
    gone: before.filter((heading) => heading && !current.includes(plainHeading(heading))),
  };
}
