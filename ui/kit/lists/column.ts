import type { ReactNode } from "react";
import type { Money } from "../../../domain/money";
import { formatMoney } from "../format";
import type { Priority } from "./column-plan";

/** The one or two values of a cell: next to each other in a dense list, one below the other in a tall one. */
export type CellLines = readonly [first: ReactNode, second?: ReactNode];

/** How a column is placed in a list, see `planColumns`. */
type Layout = {
  /** Decides which columns move below others in a short width; low by default. */
  readonly priority?: Priority;
  /** Width in characters; by default that of the longest text. Needed for a text that wraps, and for elements. */
  readonly characters?: number;
  /** A text that wraps, and takes more of the width that is left. */
  readonly grows?: true;
  /** Always below the column before it, or below the one with this header. */
  readonly below?: "before" | { readonly header: string };
  /** Left out while no row has a value; only in lists that the specification does not describe. */
  readonly isLeftOutIfEmpty?: true;
  /** In small type, such as an id. */
  readonly isSmall?: true;
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
/** Layouts of the columns that most lists have. */
export const layouts = {
  id: { priority: "high", characters: 15, isSmall: true },
  scheduleId: { below: "before", isSmall: true },
  account: { priority: "high", characters: 15 },
  /** The beneficiary, or a text in place of one. */
  lead: { priority: "lead", characters: 20, grows: true },
  amount: { priority: "amount" },
  text: { characters: 13, grows: true },
  status: { priority: "high", characters: 11 },
} as const satisfies Readonly<Record<string, Layout>>;
