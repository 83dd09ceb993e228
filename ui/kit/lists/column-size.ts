import type { Column } from "./column";
import type { ColumnSize } from "./column-plan";

/** A text is narrower than as many digits, unless it is bold, as amounts are. */
const BOLD = 1.15;

/** Returns the size of a column with these rows. A heading may wrap between its words. */
export function sizeOf<Row>(column: Column<Row>, rows: readonly Row[]): ColumnSize {
  const { header, priority = "low", characters, grows = false, isBelow = false } = column;
  const words = header.split(" ").map((word) => word.length);
  const longest = characters ?? Math.ceil(longestText(column, rows) * (priority === "amount" ? BOLD : 1));
  return { priority, grows, isBelow, characters: Math.max(...words, longest) };
}

/** Counts the characters of texts only; a column with other contents states its width. */
function longestText<Row>({ lines }: Column<Row>, rows: readonly Row[]): number {
  const texts = rows.flatMap((row) => lines(row)).map((line) => String(line ?? "").length);
  return Math.max(0, ...texts);
}
