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
  /** Values of a cell, one below the other; 1 by default, and 0 in a column without values. */
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
  /** The gap after it is twice that of other tracks. */
  readonly hasGap?: boolean;
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
/** Cost of a third line, which makes all rows taller; each further line costs that much more than the one before. */
const TALL_COST = 8;
const tallCost = (lines: number): number => (lines > 2 ? (TALL_COST * (lines - 2) * (lines - 1)) / 2 : 0);

/** A column with those that always belong below it. */
type Part = {
  readonly columns: number[];
  characters: number;
  lines: number;
  /** Lines below another column, where the values of a cell are next to each other. */
  linesBelow: number;
  grows: boolean;
  charactersBelow: number;
  readonly wraps: boolean;
  readonly isRight: boolean;
  readonly takesNone: boolean;
  readonly isOfLead: boolean;
  readonly priority: Priority;
};
/** A track: its first part, and those that have moved below it. */
type Stack = Part & { readonly parts: Part[] };

/**
 * Places the columns of a list in a width. Each column has a track while the width lasts. Otherwise the least important
 * column, the rightmost of equals, moves below the one where it costs the least width and height. Columns that had moved
 * below it are placed again.
 * @param width in characters
 */
export function planColumns(columns: readonly ColumnSize[], width: number): ColumnPlan {
  const parts: Part[] = [];
  const placed: { readonly part: Part; readonly below: number }[] = [];
  for (const [column, { below, lines = 1, isRight = false, ...size }] of columns.entries()) {
    const wraps = size.grows && lines === 1;
    const part = {
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
    if (below === undefined) parts.push(part);
    else placed.push({ part, below });
  }
  // Columns without values come last, so that they leave no empty line above others.
  for (const { part, below } of placed.sort((one, other) => other.part.linesBelow - one.part.linesBelow)) {
    const above = parts.find(({ columns: stacked }) => stacked.includes(below));
    if (above) put(part, above);
    else parts.push(part);
  }
  const stacks = parts.map((part): Stack => ({ ...part, columns: [...part.columns], parts: [part] }));
  while (widthOf(stacks) > width) {
    const moved = leastImportant(stacks);
    if (!moved) break;
    stacks.splice(stacks.indexOf(moved), 1);
    for (const part of moved.parts.toSorted((one, other) => other.linesBelow - one.linesBelow)) {
      const stack = cheapestFor(part, stacks);
      put(part, stack);
      stack.parts.push(part);
    }
  }
  const places = columns.map((_, column): Place => {
    const track = stacks.findIndex((stack) => stack.columns.includes(column));
    const { columns: inTrack = [] } = stacks[track] ?? {};
    const above = inTrack.slice(0, inTrack.indexOf(column));
    return { track, line: above.reduce((sum, each, place) => sum + linesAt(columns[each], place), 0) };
  });
  return { places, tracks: stacks };
}

/** Lines of a column at a place of its track. */
const linesAt = ({ lines = 1 }: Partial<ColumnSize> = {}, place: number): number =>
  place === 0 ? Math.max(1, lines) : Math.min(lines, 1);

function put(moved: Part, below: Part): void {
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

function cheapestFor(moved: Part, stacks: readonly Stack[]): Stack {
  const lead = stacks.find(({ priority }) => priority === "lead");
  if (moved.isOfLead && lead) return lead;
  const [first, ...others] = stacks.filter(({ takesNone }) => !takesNone);
  const costOf = ({ characters, lines, grows, isRight }: Stack) =>
    Math.max(0, moved.charactersBelow - characters) +
    LINE_COST * lines +
    tallCost(lines + moved.linesBelow) +
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
