import type { GuessReason, LeftOutReason, TableColumn } from "../../../domain/payments/column-mapping";

const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString("en")} ${number === 1 ? one : many}`;

/** Texts of the step in which the user says which column is which. */
export const words = {
  title: "Which column is which?",
  say: "Or say here which column is which: the rows are then written into the template, and that is uploaded.",
  remembered: (day: string) => `Filled in as on ${day}, when a file with these headings was used.`,
  changed: (day: string) => `The headings have changed since ${day}. Check each column.`,
  added: (headings: readonly string[]) => `New: ${headings.map((heading) => `“${heading}”`).join(", ")}.`,
  gone: (headings: readonly string[]) => `Gone: ${headings.map((heading) => `“${heading}”`).join(", ")}.`,
  moved: "The columns are in another order.",
  forget: "Forget it",
  remember: "Remember this for files with these headings",
  table: "Table",
  tableOf: (sheet: string, from: number, to: number) =>
    `${sheet ? `${sheet}, rows` : "Rows"} ${from.toLocaleString("en")} to ${to.toLocaleString("en")}`,
  columns: "Columns",
  heads: { field: "For the bank", source: "In the file", example: "First row" },
  optional: "optional",
  prompt: "Choose",
  notInFile: "Not in the file",
  oneText: "The same for all rows",
  column: ({ letter, heading }: TableColumn) => (heading ? `${heading} (${letter})` : `Column ${letter}`),
  joinedTo: (field: string) => `Column joined to ${field}`,
  join: "Join a column",
  noOther: "No other column",
  textOf: (field: string) => `${field} of all rows`,
  by: {
    heading: "by its heading",
    form: "by the form of its cells",
    title: "from the title",
    accounts: "because all accounts are of this bank",
    banks: "because the file names banks",
    remembered: "as last time",
  } satisfies { readonly [Reason in GuessReason]: string },
  firstRows: "First rows of the file",
  row: "Row",
  unused: "not used",
  marked: "needs attention",
  checking: "Reading all rows…",
  notChecked: "The rows could not be read. Choose the file again.",
  rows: (number: number) => count(number, "row"),
  paid: (rows: string, amount: string) => `${rows} to pay, ${amount} in total`,
  attention: (number: number) => `${count(number, "cell needs", "cells need")} attention`,
  attentionHint: "You can go on: these rows are marked in the list, where they are corrected or dropped.",
  mark: (row: number, cell: string | undefined, text: string, problem: string) =>
    `Row ${row}${cell ? `, cell ${cell}` : ""}: ${text ? `“${text}”: ` : ""}${problem}`,
  more: (number: number) => `and ${number.toLocaleString("en")} more`,
  leftOut: (rows: number, columns: number) =>
    `Left out: ${[rows > 0 && count(rows, "row"), columns > 0 && count(columns, "column")].filter(Boolean).join(" and ")}`,
  reasons: {
    title: "above the headings",
    headings: "headings",
    total: "a total",
    note: "no beneficiary and no amount",
  } satisfies { readonly [Reason in LeftOutReason]: string },
  leftOutRow: (row: number) => `Row ${row.toLocaleString("en")}`,
  unusable: { empty: "empty", hidden: "hidden: show it in the file to use it" },
  takeBack: "Pay it",
  takeBackRow: (row: number) => `Pay row ${row}`,
  takenBack: (rows: readonly number[]) => `Taken back: ${rows.length === 1 ? "row" : "rows"} ${rows.join(", ")}`,
  undo: "Leave out again",
  use: "Use these columns",
  cancel: "Choose another file",
};
