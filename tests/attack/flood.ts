import type { Health } from "./flooded-bank";
import type { Tally } from "./part";

export type FloodSize = {
  /** How long each flood lasts. */
  readonly seconds: number;
  /** Milliseconds that `/healthz` may take at the 99th percentile: 200 by hand, more where other tests use the machine. */
  readonly healthP99Max: number;
  /** Names of the floods to run; absent: all. */
  readonly only?: readonly string[] | undefined;
};

/**
 * One flood on a bank of its own. It checks what it demands with the tally, `/healthz` among it, and returns its
 * figures for the report: calls sent, refused and served, `healthP99` in milliseconds, and what else shows the result.
 */
export type Flood = (size: FloodSize, tally: Tally) => Promise<Readonly<Record<string, number>>>;

/** Checks that `/healthz` answered every poll, and in time at the 99th percentile. */
export function checkHealth(tally: Tally, { healthP99Max }: FloodSize, flood: string, health: Health): void {
  tally.check(
    health.failed === 0 && health.p99 <= healthP99Max,
    () => `${flood}: /healthz took ${health.p99} ms (p99), ${health.failed} of ${health.polls} polls failed`,
  );
}
