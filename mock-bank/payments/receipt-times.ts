import type { Caller, Connection } from "../handler";
import { mayReadReceipt } from "../requests/readable";
import type { StoredRequest } from "../requests/request-store";
import { wireMoment } from "../requests/wire-dates";

const MILLISECONDS_OF_MINUTE = 60_000;

/** The moment from which a payment that settles later has a receipt; times on the wire have minutes, so it is rounded up. */
export const receiptMoment = (settlesAt: Date): string =>
  wireMoment(new Date(Math.ceil(settlesAt.getTime() / MILLISECONDS_OF_MINUTE) * MILLISECONDS_OF_MINUTE));

/** Whether a request has a receipt that the caller may read, or when it will have one. */
export async function receiptOf(db: Connection, request: StoredRequest, caller: Caller) {
  if (!mayReadReceipt(request.category, caller)) return {};
  if (request.executed_at) return { hasReceipt: true };
  if (request.status !== "PROCESSING") return {};
  const task = await db
    .selectFrom("due_work")
    .select("due_at")
    .where("kind", "=", "settle")
    .where("subject", "=", request.id)
    .executeTakeFirst();
  return task ? { receiptFrom: receiptMoment(task.due_at) } : {};
}
