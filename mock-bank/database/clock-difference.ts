import { sql } from "kysely";
import type { Database } from "./tables";

/**
 * Processes of one bank compare their clocks with that of their database, so that codes, sessions and limits expire at
 * the same time in all of them.
 */
export const CLOCK_DIFFERENCE_MAX_MS = 5_000;

/** Returns the milliseconds by which this computer's clock differs from the database's, less the time of the question. */
export async function clockDifference(db: Database): Promise<number> {
  const before = Date.now();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const after = Date.now();
  const at = rows[0]?.at.getTime() ?? before;
  return Math.max(before - at, at - after, 0);
}

/** @throws an error for the operator if the clocks differ */
export async function refuseOtherClock(db: Database): Promise<void> {
  const difference = await clockDifference(db);
  if (difference <= CLOCK_DIFFERENCE_MAX_MS) return;
  throw new Error(
    `The clock of this computer differs from that of the database's server by ${Math.round(difference / 1000)} s, so ` +
      "codes and sessions would expire too early or too late. Synchronise both clocks (NTP).",
  );
}
