import type { Health } from "./flooded-bank";
import type { Tally } from "./part";

export type FloodSize = {
  /** How long each flood lasts. */
  readonly seconds: number;
  /** A small flood, on a machine that runs other tests as well. */
  readonly isSlice: boolean;
  /** Names of the floods to run; absent: all. */
  readonly only?: readonly string[] | undefined;
};

/**
 * One flood on a bank of its own. It checks what it demands with the tally, `/healthz` among it, and returns its
 * figures for the report: calls sent, refused and served, `healthP99` in milliseconds, and what else shows the result.
 */
export type Flood = (size: FloodSize, tally: Tally) => Promise<Readonly<Record<string, number>>>;

const P99_MS_MAX = 200;
/** Other tests use the machine during a slice, so its slowest polls measure them. */
const SLICE_P50_MS_MAX = 5000;

/** Checks that `/healthz` answered every poll, and in time: at the 99th percentile, or the median in a slice. */
export function checkHealth(tally: Tally, { isSlice }: FloodSize, flood: string, health: Health): void {
  const isInTime = isSlice ? health.p50 <= SLICE_P50_MS_MAX : health.p99 <= P99_MS_MAX;
  tally.check(
    health.failed === 0 && isInTime,
    () =>
      `${flood}: /healthz took ${health.p50} ms (p50), ${health.p99} ms (p99), ${health.failed} of ${health.polls} polls failed`,
  );
}
