import type { Health } from "./flooded-bank";
import type { Tally } from "./part";

export type FloodSize = {
  /** Duration of each flood. */
  readonly seconds: number;
  /** A small flood, for a machine that runs other tests too. */
  readonly isSlice: boolean;
  /** Names of the floods to run; absent: all. */
  readonly only?: readonly string[] | undefined;
};

/**
 * A flood on a bank of its own. It checks its requirements with the tally, including `/healthz`, and returns its
 * figures for the report: calls sent, refused and served, and `healthP99` in milliseconds.
 */
export type Flood = (size: FloodSize, tally: Tally) => Promise<Readonly<Record<string, number>>>;

const P99_MS_MAX = 200;
/** Milliseconds. Other tests slow down single polls during a slice, so it uses the median. */
const SLICE_P50_MS_MAX = 5000;

/** Checks that `/healthz` answered every poll in time: at the 99th percentile, or at the median in a slice. */
export function checkHealth(tally: Tally, { isSlice }: FloodSize, flood: string, health: Health): void {
  const isInTime = isSlice ? health.p50 <= SLICE_P50_MS_MAX : health.p99 <= P99_MS_MAX;
  tally.check(
    health.failed === 0 && isInTime,
    () =>
      `${flood}: /healthz took ${health.p50} ms (p50), ${health.p99} ms (p99), ${health.failed} of ${health.polls} polls failed`,
  );
}
