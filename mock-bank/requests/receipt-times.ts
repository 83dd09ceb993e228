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

/** Returns when a payment that waits for its settlement settles; undefined if none waits. */
export async function settlementOf(db: Connection, requestId: string): Promise<Date | undefined> {
  const task = await db
    .selectFrom("due_work")
    .select("due_at")
    .where("kind", "=", "settle")
    .where("subject", "=", requestId)
    .executeTakeFirst();
  return task?.due_at;
}

/** Returns whether the caller can read a receipt of the request, or when the receipt will exist. */
export async function receiptOf(db: Connection, request: StoredRequest, caller: Caller) {
  if (!mayReadReceipt(request.category, caller)) return {};
  if (request.executed_at) return { hasReceipt: true };
  if (request.status !== "PROCESSING") return {};
  const settlesAt = await settlementOf(db, request.id);
  return settlesAt ? { receiptFrom: receiptMoment(settlesAt) } : {};
}
