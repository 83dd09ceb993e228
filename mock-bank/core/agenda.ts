import type { Connection } from "../database/tables";
import type { Settings } from "./settings";

/** Kinds of work that the bank does by itself at a due time; `workers.ts` has a worker for each. */
export type DueKind = "settle" | "purge" | "schedule" | "reminder";
export type DueTask = {
  readonly kind: DueKind;
  /** Subject of the task, such as a request's id. The agenda holds one task per kind and subject. */
  readonly subject: string;
  readonly dueAt: Date;
};

/** One due task in its transaction. It is already off the agenda; a worker can add it again. */
type DueCall = {
  readonly db: Connection;
  readonly subject: string;
  /** The due time, which counts as the time of the work, however late it is done. */
  readonly now: Date;
  /** The bank's time up to which due work is being done. */
  readonly latest: Date;
  readonly settings: Settings;
};
export type Worker = (call: DueCall) => Promise<void>;

/** Adds a task in the transaction that causes it. A task of the same kind and subject moves to the new time. */
export async function scheduleTask(tx: Connection, { kind, subject, dueAt }: DueTask): Promise<void> {
  await tx
    .insertInto("due_work")
    .values({ kind, subject, due_at: dueAt })
    .onConflict((conflict) => conflict.columns(["kind", "subject"]).doUpdateSet({ due_at: dueAt, failed_at: null }))
    .execute();
}
