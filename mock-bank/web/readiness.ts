import type { RequestHandler } from "express";
import type { Bank } from "../calls/bank";
import { CLOCK_DIFFERENCE_MAX_MS, clockDifference } from "../database/clock-difference";
import { migrationState } from "../opening/migrate";
import { sharedLook } from "./shared-look";

/**
 * Answers whether a proxy should send customers to this process: the database answers, all migrations of this version
 * are applied, the clock is that of the database's server, its disk has room, due work runs, and the process is not
 * closing. Names each part, and no data. Tables that the next
 * release has updated are `newer`: this process still serves them.
 */
export function readiness({ db, databaseKind, disk, log, dueWork, closing }: Bank): RequestHandler {
  const look = sharedLook(
    async () => ({
      migrations: await migrationState(db),
      clock: databaseKind === "postgresql" && (await clockDifference(db)) > CLOCK_DIFFERENCE_MAX_MS ? "differs" : "ok",
    }),
    (error) => log.error({ error, call: "GET /readyz" }, "The database did not serve a call"),
  );
  return async (_, response) => {
    const seen = await look();
    const checks = {
      database: seen.kind === "found" ? "ok" : seen.kind,
      migrations: seen.kind === "found" ? seen.found.migrations : "unknown",
      clock: seen.kind === "found" ? seen.found.clock : "unknown",
      disk: disk.isFull ? "full" : "ok",
      dueWork: dueWork.isRunning ? "ok" : "stopped",
      process: closing.aborted ? "closing" : "ok",
    };
    const isReady = seen.kind !== "away" && Object.values(checks).every((check) => !isFault.has(check));
    response.status(isReady ? 200 : 503).json({ status: isReady ? "ready" : "not ready", ...checks });
  };
}

const isFault: ReadonlySet<string> = new Set(["away", "missing", "differs", "full", "stopped", "closing"]);
