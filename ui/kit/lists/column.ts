import type { ReactNode } from "react";
import type { Money } from "../../../domain/money";
import { formatMoney } from "../format";
import type { ColumnSize, Priority } from "./column-plan";

/** The one or two values of a cell: next to each other in a dense list, one below the other in a tall one. */
export type CellLines = readonly [first: ReactNode, second?: ReactNode];

/**
 * The place of a value in a card, which is the same for all lists: the name and the amount; `facts`, such as accounts;
 * a `text`, with the `tag` of the status at its end; who `made` the row, when, and its ID; the `end`, which few rows have.
 */
export type CardLine = "name" | "facts" | "text" | "tag" | "made" | "end";

/** How a column is placed in a list, see `planColumns`. */
type Layout = {
  /** Decides which columns move below others in a short width; low by default. */
  readonly priority?: Priority;
  /** Width in characters; by default that of the longest text. Needed for a text that wraps, and for elements. */
  readonly characters?: number;
  /** Width in characters below another column, where the text has 12 px; by default that of the longest text. */
  readonly charactersBelow?: number;
  /** A text that wraps, and takes more of the width that is left. */
  readonly grows?: true;
  /** Takes this many times its part of the width that is left; by default a lead a little more than others. */
  readonly share?: number;
  /** Always below the column before it, or below the one with this header. */
  readonly below?: "before" | { readonly header: string };
  /** Left out while no row has a value; only a column that the specification does not describe. */
  readonly isLeftOutIfEmpty?: true;
  /** In small type, such as an id. */
  readonly isSmall?: true;
  /** The second value is the important one, as the name of a beneficiary or the day of a request is. */
  readonly isSecondFirst?: true;
  /** A button, below which no value is placed. */
  readonly takesNone?: true;
  /** Moves below the lead in a short width, as an ID. */
  readonly isOfLead?: true;
  /** In front of the value in a card; by default the heading of a number, and nothing else. */
  readonly cardLabel?: string;
  /** The line of a card that has the value; by default that of `cardLineOf`. */
  readonly cardLine?: CardLine;
  /** Directly after the lead and the amount, as a status or a time is; or last, as an id is. */
  readonly order?: "early" | "last";
};

export type Column<Row> = Layout & {
  readonly header: string;
  readonly lines: (row: Row) => CellLines;
  readonly align?: "right";
  /** The value is the link that opens the row. */
  readonly opens?: true;
  /** The accessible name of the link, if the value occurs in several rows. It begins with the value. */
  readonly linkName?: (row: Row) => string;
};

export const column = <Row>(header: string, lines: Column<Row>["lines"], layout: Layout = {}): Column<Row> => ({
  header,
  lines,
  ...layout,
});
export const moneyColumn = <Row>(header: string, read: (row: Row) => Money, layout: Layout = {}): Column<Row> => ({
  header,
  lines: (row) => [formatMoney(read(row))],
  align: "right",
  ...layout,
});
/** The width of an ID of 16 capitals and digits in small type: capitals are wider than digits. */
const ID_CHARACTERS = 17;

/** Layouts of the columns that most lists have. */
export const layouts = {
  id: { priority: "high", characters: ID_CHARACTERS, isSmall: true, order: "last" },
  scheduleId: { below: "before", isSmall: true, cardLine: "made" },
  account: { priority: "high", characters: 15, cardLabel: "From" },
  /** The beneficiary, or a text in place of one. */
  lead: { priority: "lead", characters: 20, grows: true },
  amount: { priority: "amount" },
  text: { characters: 13, grows: true },
  /** The narration of a payment, on one line where there is room. */
  narration: { characters: 13, grows: true, share: 2.6, cardLine: "text" },
  status: { priority: "high", characters: 11, order: "early" },
} as const satisfies Readonly<Record<string, Layout>>;

/**
 * Returns the columns in the order in which they are read: the beneficiary, the amount, the status, other values, the
 * ID. A column that is always below the one before it stays behind that one.
 */
export function inReadingOrder<C extends Pick<Column<never>, "priority" | "order" | "below">>(
  columns: readonly C[],
): readonly C[] {
  const groups: C[][] = [];
  for (const each of columns) {
    const last = groups.at(-1);
    if (last && each.below === "before") last.push(each);
    else groups.push([each]);
  }
  return groups.toSorted(([one], [other]) => placeOf(one) - placeOf(other)).flat();
}

function placeOf(column: Pick<Column<never>, "priority" | "order"> | undefined): number {
  if (column?.order === "last") return 4;
  if (column?.priority === "lead") return 0;
  if (column?.priority === "amount") return 1;
  return column?.order === "early" ? 2 : 3;
}

/** Returns the line of a card that has the values of a column. */
export function cardLineOf<Row>({ priority, order, takesNone, cardLine }: Column<Row>): CardLine | undefined {
  if (cardLine || takesNone) return cardLine;
  if (order === "last") return "made";
  if (order === "early") return priority === "lead" ? "name" : "tag";
  return priority === "lead" || priority === "amount" ? "name" : "facts";
}

/** A text is narrower than as many digits, unless it is bold, as amounts are. */
const BOLD = 1.15;
/** Letters are narrower than digits, and values below others are in 12 px, not in 14. */
const SMALL = (0.86 * 12) / 14;
/** A longer heading wraps between its words. */
const HEADING_MAX = 15;

/** Returns the width of a text in the type of headings, in characters. */
export const headingWidth = (text: string): number => Math.ceil(text.length * 0.77);

/** Returns the size of a column with these rows. */
export function sizeOf<Row>(columns: readonly Column<Row>[], index: number, rows: readonly Row[]): ColumnSize {
  const column = columns[index] as Column<Row>;
  const { header, priority = "low", characters, grows = false, below } = column;
  const words = header.length > HEADING_MAX ? header.split(" ").map((word) => word.length) : [headingWidth(header)];
  const longest = characters ?? Math.ceil(longestText(column, rows) * (priority === "amount" ? BOLD : 1));
  const pairs = rows.map((row) => column.lines(row)).filter(([, second]) => second);
  return {
    priority,
    grows,
    below: indexOfBelow(columns, index, below),
    isRight: column.align === "right",
    takesNone: column.takesNone ?? false,
    isOfLead: column.isOfLead ?? false,
    characters: Math.max(...words, longest),
    charactersBelow: Math.max(
      ...words,
      column.charactersBelow ??
        longestPair(pairs) ??
        (grows ? Math.min(TEXT_BELOW_MAX, textBelow(column, rows)) : longest),
    ),
    lines: pairs.length > 0 ? 2 : rows.some((row) => column.lines(row)[0] !== "") ? 1 : 0,
  };
}

/** Returns the index of the column that another one is below; undefined if the list does not have it. */
function indexOfBelow<Row>(columns: readonly Column<Row>[], index: number, below: Column<Row>["below"]) {
  if (below === undefined) return undefined;
  const above = below === "before" ? index - 1 : columns.findIndex(({ header }) => header === below.header);
  return above < 0 ? undefined : above;
}

/** Returns the width of two texts next to each other; undefined for other contents. */
function longestPair(pairs: readonly CellLines[]): number | undefined {
  if (pairs.length === 0 || pairs.some((pair) => pair.some((value) => typeof value !== "string"))) return undefined;
  return Math.ceil(Math.max(...pairs.map((pair) => pair.join("  ").length)) * SMALL);
}

/** A longer text below another column wraps. */
const TEXT_BELOW_MAX = 17;

const textBelow = <Row>(column: Column<Row>, rows: readonly Row[]): number =>
  Math.max(column.characters ?? 0, Math.ceil(longestText(column, rows) * SMALL));

/** Counts the characters of texts only; a column with other contents states its width. */
function longestText<Row>({ lines }: Column<Row>, rows: readonly Row[]): number {
  const texts = rows.flatMap((row) => lines(row)).map((line) => String(line ?? "").length);
  return Math.max(0, ...texts);
}
