import type { BulkField } from "./bulk";
import type { CellFault, FileProblem } from "./bulk-file";

/** The cells that fill a field of every row: columns joined by a space, or the same text for all rows. */
export type FieldSource =
  | { readonly kind: "columns"; readonly columns: readonly number[] }
  | { readonly kind: "value"; readonly text: string };

export type FieldSources = { readonly [Field in BulkField]?: FieldSource };

/** Which column of a file with other headings is which. */
export type ColumnMapping = {
  /** Index of the table in the file. */
  readonly table: number;
  readonly sources: FieldSources;
  /** The currency of the account that pays, in which amounts may be written with its sign. */
  readonly currency: string;
  /** Numbers of rows on the sheet that would be left out, and that the user took back. */
  readonly takenBack: readonly number[];
};

/** Fields for which one text can be right for all rows. */
export const constantFields: readonly BulkField[] = ["type", "narration", "bank", "branch", "network"];
/** Fields that several columns can fill together. */
export const joinedFields: readonly BulkField[] = ["name", "narration", "branch"];

/** How the client came to a source of a field. The user confirms each one. */
export type GuessReason = "heading" | "form" | "title" | "accounts" | "banks" | "remembered";
export type GuessedSources = { readonly [Field in BulkField]?: FieldSource & { readonly by: GuessReason } };

/** A column of a table, with its heading as it is in the file. */
export type TableColumn = {
  /** Index on the sheet. */
  readonly index: number;
  readonly letter: string;
  readonly heading: string;
};

/** A table of a file with other headings. Rows have the numbers that the spreadsheet shows. */
export type ForeignTable = {
  /** Name of the sheet; empty in files that have no sheets. */
  readonly sheet: string;
  /** Undefined if the table has no headings. */
  readonly headingRow: number | undefined;
  readonly firstRow: number;
  readonly lastRow: number;
  /** Columns with content that can be used. */
  readonly columns: readonly TableColumn[];
  /** Columns that are not read because they are empty or hidden. */
  readonly unusable: readonly (TableColumn & { readonly reason: "empty" | "hidden" })[];
  /** The first rows below the headings; the cells of each row are those of `columns`, as the spreadsheet shows them. */
  readonly firstRows: readonly { readonly row: number; readonly cells: readonly string[] }[];
  readonly guesses: GuessedSources;
};

/** Why a row of a file is not paid. */
export type LeftOutReason = "title" | "headings" | "total" | "note";
export type LeftOutRow = {
  readonly row: number;
  readonly reason: LeftOutReason;
  /** The texts of the row, shortened. */
  readonly text: string;
};

/** A cell that does not look like what its column is said to be. */
type WrongForm = {
  readonly kind: "form";
  readonly position: number;
  readonly field: BulkField;
  readonly heading: string;
  /** Such as "D5"; undefined if the value is not in a column. */
  readonly cell: string | undefined;
  readonly text: string;
  readonly problem: string;
};
export type CellMark = CellFault | WrongForm;

/** The result of reading all rows of a table with a mapping, before anything is sent. */
export type MappingCheck = {
  readonly rows: number;
  /** Sum of the amounts that could be read, in hundredths. */
  readonly minor: number;
  readonly leftOut: readonly LeftOutRow[];
  readonly leftOutCount: number;
  /** The first cells that need attention. */
  readonly marks: readonly CellMark[];
  readonly markCount: number;
  /** Why the file cannot be written into the template. */
  readonly problem: FileProblem | undefined;
};

/** Marks and left-out rows that are listed. A list of 82,000 rows may have more, of which the number is shown. */
export const LISTED_MAX = 200;

/** Returns the fields of a template that have no source although each row needs them. */
export function missingFields(
  columns: readonly { readonly field: BulkField; readonly isOptional: boolean }[],
  sources: FieldSources,
): readonly BulkField[] {
  return columns.flatMap(({ field, isOptional }) => (isOptional || isFilled(sources[field]) ? [] : [field]));
}

const isFilled = (source: FieldSource | undefined): boolean =>
  source !== undefined && (source.kind === "value" ? source.text.trim() !== "" : source.columns.length > 0);

/** Returns the sources with a column of a field, which is then no longer a column of another field. */
export function withColumns(sources: FieldSources, field: BulkField, columns: readonly number[]): FieldSources {
  const others: { -readonly [Field in BulkField]?: FieldSource } = {};
  for (const [name, source] of Object.entries(sources) as [BulkField, FieldSource][]) {
    if (name === field) continue;
    if (source.kind === "value") others[name] = source;
    else {
      const left = source.columns.filter((column) => !columns.includes(column));
      if (left.length > 0) others[name] = { ...source, columns: left };
    }
  }
  return columns.length > 0 ? { ...others, [field]: { kind: "columns", columns } } : others;
}

/** The heading of each column of the template, and what the user sees in its place. */
export type OwnHeadings = readonly (readonly [template: string, own: string])[];

/** Returns a message of the bank with the headings of the user's file in place of those of the template. */
export function inOwnHeadings(message: string, headings: OwnHeadings): string {
  const names = new Map(headings.flatMap(([template, own]) => spellings(template).map((name) => [name, own] as const)));
  const longestFirst = [...names.keys()].sort((one, other) => other.length - one.length);
  if (longestFirst.length === 0) return message;
  return message.replace(new RegExp(`\\b(?:${longestFirst.join("|")})\\b`, "g"), (name) => names.get(name) ?? name);
}

/** As a heading, and as the beginning of a sentence: Bank Branch, Bank branch. */
const spellings = (heading: string): string[] => [heading, heading.slice(0, 1) + heading.slice(1).toLowerCase()];
