import type { BulkField } from "./bulk";

/** A column of a bulk template: its heading, and the field of a row that it fills. */
export type TemplateColumn = { readonly heading: string; readonly field: BulkField };

type Cells = readonly (readonly string[])[];

/** Rows copied from a spreadsheet, with the field of each column. */
export type PastedRows = {
  readonly rows: readonly { readonly [Field in BulkField]?: string }[];
  /** Columns that no field takes: their headings, or their letters if there are no headings. */
  readonly unused: readonly string[];
};

/**
 * A block of cells as spreadsheets copy them: lines with tabs between the cells, and quotes around a cell that holds either.
 * Undefined for a single value.
 */
export function pastedCells(text: string): Cells | undefined {
  if (!/[\t\n]/.test(text.trimEnd())) return undefined;
  const lines: string[][] = [[]];
  for (const [, quoted, plain = "", end] of text.replace(/\r\n?/g, "\n").matchAll(CELL)) {
    lines.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/g, " ").trim());
    if (end === "\n") lines.push([]);
    if (end === "") break;
  }
  // A blank line between others stays: without it, a column would move up against its neighbours.
  while (lines.at(-1)?.every((cell) => cell === "")) lines.pop();
  return lines;
}

const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g;

/**
 * Finds out which field each pasted column fills: by a heading row; a single column fills the field that it is pasted into;
 * a block of the template's width fills the template's columns; a narrower one the template's columns from that field on.
 */
export function readPastedRows(cells: Cells, template: readonly TemplateColumn[], at: PasteTarget): PastedRows {
  const [first = [], ...others] = cells;
  const known = new Map(template.map(({ heading, field }) => [plain(heading), field]));
  for (const { label, field } of at.labels) known.set(plain(label), field);
  const named = first.map((cell) => known.get(plain(cell)));
  const isHeading = named.some(Boolean) && named.filter(Boolean).length * 2 >= first.filter(Boolean).length;
  const width = Math.max(0, ...cells.map((line) => line.findLastIndex((cell) => cell !== "") + 1));
  // A spreadsheet copies the blank cells of a selection too: a last column without texts still counts as selected.
  const selected = Math.max(width, ...cells.map((line) => line.length));
  const fields = isHeading ? named : orderOf({ width, selected }, template, at.field);
  const rows = isHeading ? others : cells;
  const unused = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !fields[column] && cells.some((line) => line[column]),
  );
  return {
    rows: rows.map((line) => rowOf(line, fields)),
    unused: unused.map((column) => (isHeading && first[column]) || String.fromCharCode(FIRST_LETTER + column)),
  };
}

/** Where a block is pasted, and what the form calls its fields. */
export type PasteTarget = {
  readonly field: BulkField;
  readonly labels: readonly { readonly label: string; readonly field: BulkField }[];
};

const FIRST_LETTER = "A".charCodeAt(0);
const plain = (heading: string): string => heading.toLowerCase().replace(/\s+/g, " ").trim();

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
