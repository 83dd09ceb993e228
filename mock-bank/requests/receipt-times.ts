import type { Caller } from "../core/handler";
import type { Connection } from "../database/tables";
import { wireMoment } from "../values/wire-dates";
import { mayReadReceipt } from "./read-permissions";
import type { StoredRequest } from "./request-repository";

const MILLISECONDS_OF_MINUTE = 60_000;

/**
 * Returns when a payment that settles later gets its receipt, rounded up because times in the contract have minutes.
 */
export const receiptMoment = (settlesAt: Date): string =>
  wireMoment(new Date(Math.ceil(settlesAt.getTime() / MILLISECONDS_OF_MINUTE) * MILLISECONDS_OF_MINUTE));

/** Returns whether the caller can read a receipt of the request, or when the receipt will exist. */
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
