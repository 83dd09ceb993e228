import type { Connection } from "../handler";
import type { Settings } from "../settings";

/** What the bank does by itself when its time comes; each kind has its worker in `workers.ts`. */
export type DueKind = "settle" | "purge" | "schedule";
export type DueTask = {
  readonly kind: DueKind;
  /** What it is about, such as a request's id: one kind is on the agenda once for each. */
  readonly subject: string;
  readonly dueAt: Date;
};

/** One due task, in its transaction: already off the agenda, on which it may put itself again. */
type DueCall = {
  readonly db: Connection;
  readonly subject: string;
  /** When it was due: the moment at which it happens, however late the bank gets to it. */
  readonly now: Date;
  /** How far the clock has come by then. */
  readonly latest: Date;
  readonly settings: Settings;
};
export type Worker = (call: DueCall) => Promise<void>;

/** Put down in the transaction of whatever it follows from; put down again, it moves to its new time. */
export async function putOnAgenda(tx: Connection, { kind, subject, dueAt }: DueTask): Promise<void> {
  await tx
    .insertInto("due_work")
    .values({ kind, subject, due_at: dueAt })
    .onConflict((conflict) => conflict.columns(["kind", "subject"]).doUpdateSet({ due_at: dueAt, failed_at: null }))
    .execute();
}
