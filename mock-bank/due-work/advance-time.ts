import { sql } from "kysely";
import { bankNow, setBankTime } from "../core/clock";
import type { Database } from "../database/tables";
import { inTransaction } from "../database/transaction";
import type { DueWorkRuns } from "../monitoring/due-work-runs";
import { planLostReminders } from "../requests/remind-approvers";
import { type Runner, retryFailed, runDue } from "./run-due";

const BEAT_MS = 1000;

/** Interval of clock updates during a move with much due work. */
const STEP_MS = 250;

/**
 * Moves the bank's clock and does all work that falls due on the way. Other calls are served between two tasks. The
 * clock follows the tasks, so that after an interrupted move the bank's time matches the work done.
 */
export async function moveClock(
  bank: Runner,
  to: Date,
  { stop, keepsSessions = false }: { readonly stop?: AbortSignal; readonly keepsSessions?: boolean } = {},
): Promise<void> {
  let reached = await bankNow(bank.db);
  let steppedAt = performance.now();
  const isDone = await runDue(bank, to, async (dueAt) => {
    if (stop?.aborted) return false;
    if (performance.now() - steppedAt < STEP_MS || dueAt <= reached) return true;
    await step(bank.db, { from: reached, to: dueAt }, keepsSessions);
    reached = dueAt;
    steppedAt = performance.now();
    return true;
  });
  if (isDone) await step(bank.db, { from: reached, to }, keepsSessions);
}

type Step = { readonly from: Date; readonly to: Date };

/** Sessions that are kept move with the clock, so that their age and idle time stay the same. */
async function step(db: Database, { from, to }: Step, keepsSessions: boolean): Promise<void> {
  if (!keepsSessions) return setBankTime(db, to);
  const moved = sql<Date>`make_interval(secs => ${(to.getTime() - from.getTime()) / 1000})`;
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable("sessions")
      .set({ created_at: sql<Date>`created_at + ${moved}`, last_seen_at: sql<Date>`last_seen_at + ${moved}` })
      .where("ended_at", "is", null)
      .execute();
    await setBankTime(tx, to);
  });
}

/** Does the work that became due while the bank was closed. */
export async function catchUp(bank: Runner): Promise<void> {
  const now = await bankNow(bank.db);
  await retryFailed(bank);
  await planLostReminders(bank.db, now);
  await runDue(bank, now);
}

/** Does due work as time passes, until the returned function is called. */
export function startDueWork(bank: Runner & { readonly dueWork: DueWorkRuns }): () => Promise<void> {
  let beating: Promise<void> | undefined;
  const beat = async () => {
    bank.dueWork.begin();
    let isDone = false;
    try {
      await runDue(bank, await bankNow(bank.db));
      isDone = true;
    } catch (error) {
      bank.log.error({ error }, "Due work could not be looked at");
    } finally {
      bank.dueWork.end(isDone);
      beating = undefined;
    }
  };
  const timer = setInterval(() => {
    beating ??= beat();
  }, BEAT_MS);
  return async () => {
    clearInterval(timer);
    await beating;
  };
}
