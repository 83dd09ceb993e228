type Measured = { readonly name: string; readonly value: number; readonly unit: string };

/** A measured figure with its goal. `docs/performance.md` explains floors and goals. */
export type Row = Measured & {
  /** The same work without our code, measured in the same run; null if nothing can be compared. */
  readonly floor: number | null;
  readonly ratio: number | null;
  /** Null for a part of another figure. */
  readonly goal: string | null;
  readonly met: boolean | null;
};

const rowOf = (measured: Measured, floor: number | null, goal: string | null, met: boolean | null): Row => ({
  ...measured,
  floor,
  ratio: floor ? measured.value / floor : null,
  goal,
  met,
});

/** A part of another figure. */
export const part = (measured: Measured, floor: number): Row => rowOf(measured, floor, null, null);

export const atMost = (measured: Measured, limit: number, floor: number | null = null): Row =>
  rowOf(measured, floor, `<= ${limit} ${measured.unit}`, measured.value <= limit);

export const atLeast = (measured: Measured, limit: number): Row =>
  rowOf(measured, null, `>= ${limit} ${measured.unit}`, measured.value >= limit);

export const atMostTimes = (measured: Measured, floor: number, times: number): Row =>
  rowOf(measured, floor, `<= ${times} x floor`, measured.value <= times * floor);

export const atLeastTimes = (measured: Measured, floor: number, times: number): Row =>
  rowOf(measured, floor, `>= ${times} x floor`, measured.value >= times * floor);

/** One round: our figure, and that of the floor measured directly before or after it. */
export type Round = { readonly ours: number; readonly floor: number };

/**
 * The median figure, and a floor that makes their ratio the median of the rounds. The machine's speed changes by half
 * within a minute, so each round has its own floor.
 */
export function medians(rounds: readonly Round[]): Round {
  const ours = median(rounds.map((round) => round.ours));
  return { ours, floor: ours / median(rounds.map((round) => round.ours / round.floor)) };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("Nothing was measured.");
  return middle;
}

export function printTable(rows: readonly Row[]): void {
  const cells = rows.map((row) => [
    row.name,
    `${rounded(row.value)} ${row.unit}`,
    row.floor === null ? "" : rounded(row.floor),
    row.ratio === null ? "" : row.ratio.toFixed(2),
    row.goal ?? "",
    row.met === null ? "" : row.met ? "met" : "MISSED",
  ]);
  const table = [["what", "value", "floor", "ratio", "goal", ""], ...cells];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const line of table) console.info(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
}

const rounded = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2));
