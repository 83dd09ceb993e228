/**
 * The importance of a column. `lead` names the row (its beneficiary) and `amount` is what one decides on: both always
 * have a place in the first line. In a short width, `low` columns move below others before `high` ones do.
 */
export type Priority = "lead" | "amount" | "high" | "low";

/** The properties of a column that decide its place. */
export type ColumnSize = {
  readonly priority: Priority;
  /** Width of the longest value in characters, or the least width of a text that wraps. */
  readonly characters: number;
  /** Width below another column, where two values are next to each other in small type; by default the same. */
  readonly charactersBelow?: number;
  /**
   * Values of a cell, one below the other; 1 by default, and 0 in a column without values. Below another column they
   * are in one line.
   */
  readonly lines?: 0 | 1 | 2;
  /** A text that wraps and takes more of the width that is left. */
  readonly grows: boolean;
  /** The index of the column that this one is always below. */
  readonly below?: number | undefined;
  /** Aligned to the right, where a text below would begin far from the left edge. */
  readonly isRight?: boolean;
  /** A text below it would have no heading, as below a button. */
  readonly takesNone?: boolean;
  /** Belongs to the name of the row, as an ID does: moves below the lead. */
  readonly isOfLead?: boolean;
};

/** The place of a column in each row: its track from the left and its first line from the top, both from 0. */
type Place = { readonly track: number; readonly line: number };
type Track = {
  readonly characters: number;
  readonly grows: boolean;
  readonly columns: readonly number[];
  /** Lines of all its columns. Those of two tracks are next to each other. */
  readonly lines: number;
};
export type ColumnPlan = { readonly places: readonly Place[]; readonly tracks: readonly Track[] };

/** The gap between two tracks, in characters. */
export const TRACK_GAP = 2;
/** Cost of each line that a track has already, compared with the cost of a character of width. */
const LINE_COST = 4;
/** Cost of a text below a column that does not grow, where it wraps sooner. */
const WRAP_COST = 3;
/** Cost of a text below a column that is aligned to the right, as amounts are. */
const RIGHT_COST = 12;
/** Cost of a third line, which makes all rows taller. */
const TALL_COST = 8;

type Stack = {
  readonly columns: number[];
  characters: number;
  lines: number;
  linesBelow: number;
  grows: boolean;
  charactersBelow: number;
  readonly wraps: boolean;
  readonly isRight: boolean;
  readonly takesNone: boolean;
  readonly isOfLead: boolean;
  readonly priority: Priority;
};

/**
 * Places the columns of a list in a width. Each column has a track while the width lasts. Otherwise the least important
 * column, the rightmost of equals, moves below the one where it costs the least width and height.
 * @param width in characters
 */
export function planColumns(columns: readonly ColumnSize[], width: number): ColumnPlan {
  const stacks: Stack[] = [];
  const placed: { readonly stack: Stack; readonly below: number }[] = [];
  for (const [column, { below, lines = 1, isRight = false, ...size }] of columns.entries()) {
    const wraps = size.grows && lines === 1;
    const stack = {
      charactersBelow: size.characters,
      takesNone: false,
      isOfLead: false,
      ...size,
      isRight,
      lines,
      linesBelow: Math.min(lines, 1),
      columns: [column],
      wraps,
    };
    if (below === undefined) stacks.push(stack);
    else placed.push({ stack, below });
  }
  // Columns without values come last, so that they leave no empty line above others.
  for (const { stack, below } of placed.sort((one, other) => other.stack.linesBelow - one.stack.linesBelow)) {
    const above = stacks.find(({ columns: stacked }) => stacked.includes(below));
    if (above) put(stack, above);
    else stacks.push(stack);
  }
  while (widthOf(stacks) > width) {
    const moved = leastImportant(stacks);
    if (!moved) break;
    stacks.splice(stacks.indexOf(moved), 1);
    put(moved, cheapestFor(moved, stacks));
  }
  const places = columns.map((_, column): Place => {
    const track = stacks.findIndex((stack) => stack.columns.includes(column));
    const { columns: inTrack = [] } = stacks[track] ?? {};
    const above = inTrack.slice(0, inTrack.indexOf(column));
    return { track, line: above.reduce((sum, each, place) => sum + linesAt(columns[each], place), 0) };
  });
  return { places, tracks: stacks };
}

/** Lines of a column at a place of its track: below others its values are in one line. */
const linesAt = (column: ColumnSize | undefined, place: number): number =>
  place === 0 ? Math.max(1, column?.lines ?? 1) : Math.min(1, column?.lines ?? 1);

function put(moved: Stack, below: Stack): void {
  below.columns.push(...moved.columns);
  below.characters = Math.max(below.characters, moved.charactersBelow);
  below.charactersBelow = Math.max(below.charactersBelow, moved.charactersBelow);
  below.lines += moved.linesBelow;
  below.linesBelow += moved.linesBelow;
  below.grows ||= moved.grows;
}

const widthOf = (stacks: readonly Stack[]): number =>
  stacks.reduce((sum, { characters }) => sum + characters, TRACK_GAP * (stacks.length - 1));

/** Returns the rightmost low column, or without one the rightmost high column. */
const leastImportant = (stacks: readonly Stack[]): Stack | undefined =>
  stacks.findLast(({ priority }) => priority === "low") ?? stacks.findLast(({ priority }) => priority === "high");

function cheapestFor(moved: Stack, stacks: readonly Stack[]): Stack {
  const lead = stacks.find(({ priority }) => priority === "lead");
  if (moved.isOfLead && lead) return lead;
  const [first, ...others] = stacks.filter(({ takesNone }) => !takesNone);
  const costOf = ({ characters, lines, grows, isRight }: Stack) =>
    Math.max(0, moved.charactersBelow - characters) +
    LINE_COST * lines +
    (lines > 1 ? TALL_COST : 0) +
    (isRight ? RIGHT_COST : 0) +
    (moved.wraps && !grows ? WRAP_COST : 0);
  // There is always another stack: a lead or an amount never moves.
  return others.reduce((best, stack) => (costOf(stack) < costOf(best) ? stack : best), first as Stack);
}

/**
 * Explicit roles of tables whose rows are grids or cards: CSS `display` takes the table semantics from them in some
 * browsers.
 */
export const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader", scope: "col" },
  rowHeader: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;
