/** A measured figure and its goal. `docs/performance.md` explains floors and goals. */
export type Row = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The same figure of the simplest possible implementation, measured in the same run. */
  readonly floor?: number;
  readonly ratio?: number;
  readonly goal?: string;
  readonly met?: boolean;
};

type Measured = { readonly name: string; readonly value: number; readonly unit: string };

export const figure = (measured: Measured): Row => measured;

export const atMost = (measured: Measured, limit: number): Row => ({
  ...measured,
  goal: `<= ${limit} ${measured.unit}`,
  met: measured.value <= limit,
});

/** The figure may be at most this many times the floor. */
export const atMostTimes = (measured: Measured, floor: number, times: number): Row => ({
  ...measured,
  floor,
  ratio: measured.value / floor,
  goal: `<= ${times} x floor`,
  met: measured.value <= times * floor,
});

/** A row whose goal is at least `times` the floor, which is the reference figure measured in the same run. */
export const atLeastTimes = (measured: Measured, floor: number, times: number): Row => ({
  ...measured,
  floor,
  ratio: measured.value / floor,
  goal: `>= ${times} x floor`,
  met: measured.value >= times * floor,
});

/**
 * Divides the value by the median ratio of the rounds. Each round has its own floor, because this machine's speed
 * changes by half within a minute.
 */
export function floorUnder(
  value: number,
  rounds: readonly { readonly ours: number; readonly floor: number }[],
): number {
  return value / median(rounds.map(({ ours, floor }) => ours / floor));
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
    row.floor === undefined ? "" : rounded(row.floor),
    row.ratio === undefined ? "" : row.ratio.toFixed(2),
    row.goal ?? "",
    row.met === undefined ? "" : row.met ? "met" : "MISSED",
  ]);
  const table = [["what", "value", "floor", "ratio", "goal", ""], ...cells];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const line of table) console.info(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
}

const rounded = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2));
