import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds that a caller waits for the database. */
const WAIT_MS = 50;
/**
 * Milliseconds after which a silent database is not merely busy: the longest bulk on the embedded database takes less.
 */
const BUSY_MS_MAX = 60_000;

/** `busy`: the query still waits, for example for a long bulk; `away`: it failed, or waits for more than a minute. */
export type Look<Found> = { readonly kind: "found"; readonly found: Found } | { readonly kind: "busy" | "away" };

/**
 * Shares one query among all callers. The embedded database runs one transaction at a time, so the query can wait for a
 * long bulk: then the callers learn that the database is busy, without waiting.
 */
export function sharedLook<Found>(
  ask: () => Promise<Found>,
  onFailure: (error: unknown) => void,
): () => Promise<Look<Found>> {
  let look: { readonly since: number; readonly ended: Promise<Look<Found>> } | undefined;
  const start = () => {
    const ended = ask()
      .then((found): Look<Found> => ({ kind: "found", found }))
      .catch((error: unknown): Look<Found> => {
        onFailure(error);
        return { kind: "away" };
      })
      .finally(() => {
        look = undefined;
      });
    return { since: performance.now(), ended };
  };
  return async () => {
    look ??= start();
    const { since, ended } = look;
    const seen = await Promise.race([ended, sleep(WAIT_MS, undefined, { ref: false })]);
    return seen ?? { kind: performance.now() - since > BUSY_MS_MAX ? "away" : "busy" };
  };
}
