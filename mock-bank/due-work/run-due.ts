import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { DueKind } from "../core/agenda";
import type { Settings } from "../core/settings";
import type { Connection, Database } from "../database/tables";
import { inTransaction } from "../database/transaction";
import { isTooSlow, isUnavailable } from "../database/unavailable";
import { redactMessages } from "../messages/secret-messages";
import { sendNotices } from "../notices/send-notices";
import type { Logger } from "../system/log";
import { workers } from "./workers";

/** Lock key, different from all other advisory locks of the bank. */
const AGENDA_LOCK = 4_004;

/** The parts of a bank that do its due work. */
export type Runner = { readonly db: Database; readonly settings: Settings; readonly log: Logger };

/**
 * Does all work due by a moment, in order of due times, each task once and in its own transaction, by any process. A
 * killed process leaves its task on the agenda. Other calls are served between two tasks. At the end, notices are
 * sent and expired codes in messages are masked.
 * @param goesOn asked after each task with its due time; false ends the run early
 * @returns whether everything was done
 */
export async function runDue(
  runner: Runner,
  until: Date,
  goesOn: (dueAt: Date) => Promise<boolean> = async () => true,
): Promise<boolean> {
  for (let task = await runNext(runner, until); task; task = await runNext(runner, until)) {
    if (!(await goesOn(task.due_at))) return false;
    // Serves other calls between two tasks, also where the database runs in this thread (tests).
    await setImmediate();
  }
  await sendNotices(runner.db, runner.settings, until);
  await redactMessages(runner.db, until);
  return true;
}

/** Returns the task that was done or set aside; undefined if nothing is due. */
async function runNext({ db, settings, log }: Runner, until: Date): Promise<Task | undefined> {
  let task: Task | undefined;
  try {
    return await inTransaction(db, async (tx) => {
      task = await takeNext(tx, until);
      if (task)
        await workers[task.kind as DueKind]({
          db: tx,
          subject: task.subject,
          now: task.due_at,
          latest: until,
          settings,
        });
      return task;
    });
  } catch (error) {
    // If the database was busy or unreachable, the task stays on the agenda for the next run. A task that is too slow would
    // block it for ever, so it is set aside.
    if (!task || (isUnavailable(error) && !isTooSlow(error))) throw error;
    log.error({ error, kind: task.kind, subject: task.subject }, "A due task failed; the next start retries it");
    await db.updateTable("due_work").set({ failed_at: until }).where("id", "=", task.id).execute();
    return task;
  }
}

type Task = { readonly id: string; readonly kind: string; readonly subject: string; readonly due_at: Date };

/**
 * Takes the first task off the agenda in this transaction. Other processes wait, which keeps the order among all of
 * them.
 */
async function takeNext(tx: Connection, until: Date): Promise<Task | undefined> {
  if (!(await nextOf(tx, until))) return undefined;
  await sql`select pg_advisory_xact_lock(${AGENDA_LOCK})`.execute(tx);
  const next = await nextOf(tx, until);
  if (next) await tx.deleteFrom("due_work").where("id", "=", next.id).execute();
  return next;
}

const known = Object.keys(workers) as DueKind[];

/** Leaves tasks of kinds that only the next release knows to its processes. */
const nextOf = (tx: Connection, until: Date): Promise<Task | undefined> =>
  tx
    .selectFrom("due_work")
    .select(["id", "kind", "subject", "due_at"])
    .where("kind", "in", known)
    .where("due_at", "<=", until)
    .where("failed_at", "is", null)
    .orderBy("due_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();

/** Puts failed tasks back on the agenda at start-up, because a new version of the bank can succeed. */
export async function retryFailed({ db }: Pick<Runner, "db">): Promise<void> {
  await db.updateTable("due_work").set({ failed_at: null }).where("failed_at", "is not", null).execute();
}
