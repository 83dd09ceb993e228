import type { CellLines, Column } from "./column";
import type { ColumnSize } from "./column-plan";

/** A text is narrower than as many digits, unless it is bold, as amounts are. */
const BOLD = 1.15;
/** Letters are narrower than digits, and values below others are in 12 px, not in 14. */
const SMALL = (0.86 * 12) / 14;

/** Returns the size of a column with these rows. A heading may wrap between its words. */
export function sizeOf<Row>(column: Column<Row>, rows: readonly Row[]): ColumnSize {
  const { header, priority = "low", characters, grows = false, isBelow = false } = column;
  const words = header.split(" ").map((word) => word.length);
  const longest = characters ?? Math.ceil(longestText(column, rows) * (priority === "amount" ? BOLD : 1));
  const pairs = rows.map((row) => column.lines(row)).filter(([, second]) => second);
  return {
    priority,
    grows,
    isBelow,
    characters: Math.max(...words, longest),
    charactersBelow: Math.max(...words, longestPair(pairs) ?? longest),
    lines: pairs.length > 0 ? 2 : rows.some((row) => column.lines(row)[0] !== "") ? 1 : 0,
  };
}

/** Returns the width of two texts next to each other; undefined for other contents. */
function longestPair(pairs: readonly CellLines[]): number | undefined {
  if (pairs.length === 0 || pairs.some((pair) => pair.some((value) => typeof value !== "string"))) return undefined;
  return Math.ceil(Math.max(...pairs.map((pair) => pair.join("  ").length)) * SMALL);
}

/** Counts the characters of texts only; a column with other contents states its width. */
function longestText<Row>({ lines }: Column<Row>, rows: readonly Row[]): number {
  const texts = rows.flatMap((row) => lines(row)).map((line) => String(line ?? "").length);
  return Math.max(0, ...texts);
}
