import { comparable, plainText } from "../plain-text";
import type { BulkField } from "./bulk";

/** A column of a bulk template: its heading, other headings that people write, and the field of a row that it fills. */
export type TemplateColumn = {
  readonly heading: string;
  readonly alsoWritten: readonly string[];
  readonly field: BulkField;
  readonly isOptional: boolean;
};

type Cells = readonly (readonly string[])[];

/** Rows copied from a spreadsheet, with the field of each column. */
export type PastedRows = {
  readonly rows: readonly { readonly [Field in BulkField]?: string }[];
  /** Columns without a matching field: their headings, or their letters if there are no headings. */
  readonly unused: readonly string[];
  /** The texts of a first line that was taken for headings although no column has such a heading. */
  readonly guessedHeadings?: readonly string[];
};

/**
 * Splits a block of cells as spreadsheets copy it: lines of cells separated by tabs, with quotes around cells that
 * contain tabs or line breaks.
 * Returns undefined for a single value.
 */
export function pastedCells(text: string): Cells | undefined {
  if (!/[\t\n]/.test(text.trimEnd())) return undefined;
  const lines: string[][] = [[]];
  for (const [, quoted, plain = "", end] of text.replace(/\r\n?/g, "\n").matchAll(CELL)) {
    lines.at(-1)?.push(plainText(quoted?.replaceAll('""', '"') ?? plain));
    if (end === "\n") lines.push([]);
    if (end === "") break;
  }
  // Keeps blank lines between others: when a single column is pasted, every line must stay next to its row.
  while (lines.at(-1)?.every((cell) => cell === "")) lines.pop();
  return lines;
}

// A quoted cell has tabs or line breaks, not both: spreadsheets do not quote a text that begins with a quotation mark, which
// would take the rows up to the next one.
const CELL = /(?:"((?:[^"\n]|"")*|(?:[^"\t]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g;

/**
 * Determines the field of each pasted column. A heading row names the fields. A first line without a digit above lines
 * that all have one, such as an amount, is a heading row with other headings. Without headings of ours, a single column
 * fills the field that it is pasted into, a block as wide as the template fills the template's columns, and a narrower
 * one fills them from the target field on.
 */
export function readPastedRows(cells: Cells, template: readonly TemplateColumn[], at: PasteTarget): PastedRows {
  const [first = [], ...others] = cells;
  const fieldByHeading = new Map(
    template.flatMap(({ heading, alsoWritten, field }) =>
      [heading, ...alsoWritten].map((each) => [normalisedHeading(each), field] as const),
    ),
  );
  for (const { label, field } of at.labels) fieldByHeading.set(normalisedHeading(label), field);
  const headingFields = first.map((cell) => fieldByHeading.get(normalisedHeading(cell)));
  const [known, filled] = [headingFields.filter(Boolean).length, first.filter(Boolean).length];
  const width = Math.max(0, ...cells.map((line) => line.findLastIndex((cell) => cell !== "") + 1));
  // Spreadsheets also copy the blank cells of a selection, so an empty last column still counts as selected.
  const selected = Math.max(width, ...cells.map((line) => line.length));
  const order = orderOf({ width, selected }, template, at.field);
  const isAboveNumbers = filled > 1 && others.length > 0 && !hasDigit(first) && others.every(hasDigitOrIsBlank);
  const isInOrder = headingFields.every((field, column) => !field || field === order[column]);
  const isGuessed = known <= 1 && known * 2 < filled && isAboveNumbers && isInOrder;
  // A single cell is a value, even if its text is a heading.
  const isHeading =
    width * cells.length > 1 &&
    (known > 1 || known * 2 >= Math.max(1, filled) || (known > 0 && isAboveNumbers && !isInOrder));
  const fields = isHeading ? headingFields : order;
  const rows = isHeading || isGuessed ? others : cells;
  const unused = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !fields[column] && cells.some((line) => line[column]),
  );
  return {
    rows: rows.map((line) => rowOf(line, fields)),
    ...(isGuessed && { guessedHeadings: first.filter(Boolean) }),
    unused: unused.map((column) => (isHeading && first[column]) || String.fromCharCode(FIRST_LETTER + column)),
  };
}

const hasDigit = (line: readonly string[]): boolean => line.some((cell) => /\d/.test(cell));
const hasDigitOrIsBlank = (line: readonly string[]): boolean => hasDigit(line) || line.every((cell) => cell === "");

/** The field into which a block is pasted, and the form's labels of all fields. */
export type PasteTarget = {
  readonly field: BulkField;
  readonly labels: readonly { readonly label: string; readonly field: BulkField }[];
};

const FIRST_LETTER = "A".charCodeAt(0);
/** Headings are compared without regard to case, and without the star that marks a required column. */
const normalisedHeading = (heading: string): string => comparable(heading.replaceAll("*", ""));

function orderOf(
  { width, selected }: { readonly width: number; readonly selected: number },
  template: readonly TemplateColumn[],
  from: BulkField,
): readonly (BulkField | undefined)[] {
  if (width <= 1) return [from];
  const order = template.map(({ field }) => field);
  return selected >= order.length ? order : order.slice(Math.max(0, order.indexOf(from)));
}

function rowOf(line: readonly string[], fields: readonly (BulkField | undefined)[]): PastedRows["rows"][number] {
  const filled = line.flatMap((cell, column) => {
    const field = fields[column];
    return field ? [[field, cell] as const] : [];
  });
  return Object.fromEntries(filled);
}
