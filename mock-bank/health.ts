import { setTimeout as sleep } from "node:timers/promises";
import type { RequestHandler } from "express";
import type { Bank } from "./bank";

/** Milliseconds that an answer waits for the database. */
const WAIT_MS = 50;
/**
 * Milliseconds after which a silent database is not merely busy: the longest bulk on the embedded database takes less.
 */
const BUSY_MS_MAX = 60_000;

/**
 * Answers whether the bank can serve customers. All callers share one query. The embedded database runs one transaction
 * at a time, so the query can wait for a long bulk: then the answer says that the database is busy, without waiting.
 */
export function health({ db, log }: Pick<Bank, "db" | "log">): RequestHandler {
  let look: { readonly since: number; readonly ended: Promise<boolean> } | undefined;
  const start = () => {
    const ended = db
      .selectFrom("bank_clock")
      .select("id")
      .executeTakeFirst()
      .then(() => true)
      .catch((error: unknown) => {
        log.error({ error, call: "GET /healthz" }, "The database did not serve a call");
        return false;
      })
      .finally(() => {
        look = undefined;
      });
    return { since: performance.now(), ended };
  };
  return async (_, response) => {
    look ??= start();
    const { since, ended } = look;
    const isWell = await Promise.race([ended, sleep(WAIT_MS, undefined, { ref: false })]);
    const isSilent = performance.now() - since > BUSY_MS_MAX;
    if (isWell === false || (isWell === undefined && isSilent))
      return void response.status(503).json({ status: "the database does not answer" });
    response.json(isWell ? { status: "ok" } : { status: "ok", database: "busy" });
  };
}
