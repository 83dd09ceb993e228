import type { Call } from "../core/handler";
import { audit, type RequestEvent } from "../ledger/audit";
import { approvalsFor, cediValue, paymentPolicyOf } from "../orders/limits";
import { type Order, totalOf } from "../orders/order";
import { notifyAuthorizers } from "./notify";
import { planReminder } from "./remind-approvers";
import { newRequestId } from "./request-id";
import { insertRequest, type NewRequest } from "./request-repository";
import { subjectOfOrder } from "./subject";

/** What a request says about its payees: the comparison of names, and those known at other accounts. */
export type StatedPayees = Pick<NewRequest, "nameCheck" | "changedAccounts">;

/** Stores a request for approval. Its money is neither moved nor held until then. */
export async function sendForApproval(call: Call, order: Order, stated: StatedPayees = {}): Promise<string> {
  const { db, caller, now } = call;
  const id = newRequestId(order.category, now);
  const terms = await paymentPolicyOf(db, caller.companyId);
  await insertRequest(db, order, {
    id,
    companyId: caller.companyId,
    createdBy: caller.userId,
    createdAt: now,
    status: "PENDING",
    approvalsNeeded: approvalsFor(cediValue(order.currency, totalOf(order)), terms),
    ...stated,
  });
  await notifyAuthorizers(call, { ...order, id });
  await planReminder(db, caller.companyId, now);
  await auditOf(call, order, id, "created");
  return id;
}

/** The audit entry of an order. */
export const auditOf = (
  { db, caller, now }: Call,
  order: Order,
  requestId: string,
  event: RequestEvent,
): Promise<void> =>
  audit(db, {
    companyId: caller.companyId,
    userId: caller.userId,
    event,
    requestId,
    detail: subjectOfOrder(order),
    at: now,
  });
