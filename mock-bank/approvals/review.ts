import { access } from "../../contract/description/access";
import { type Call, refuse } from "../core/handler";
import type { Connection } from "../database/tables";
import { billOf, whyNotPayableNow } from "../execution/bill";
import { limitsOf } from "../orders/limits-of";
import { largestAmountOf, totalOf } from "../orders/order";
import { approversOf, namesOf } from "../people/approvers";
import { mayReadRequest } from "../requests/read-permissions";
import { receiptOf } from "../requests/receipt-times";
import { findRequest, legsOf, pricesOf, type StoredRequest } from "../requests/request-repository";
import { withoutSubject } from "../requests/subject";
import { isPermitted } from "../session/access";
import type { ChangedAccounts } from "../values/changed-accounts";
import { wireMoment } from "../values/wire-dates";
import { nameOf } from "../values/wire-names";
import { decisionFacts } from "./decision-facts";
import { outlooksOf } from "./outlook";

/** Returns the history of a request, and helpful facts for users who may decide it. */
export async function reviewOf(id: string, { db, caller, now }: Call) {
  const request = await findRequest(db, caller.companyId, id);
  if (!request || !mayReadRequest(request, caller)) return refuse("Request not found.");
  const isOpen = request.status === "PENDING" || request.status === "IN_PROGRESS";
  const isMaker = request.created_by === caller.userId;
  const isDecider = isPermitted(access.approvals.approve, caller);
  const approvedBy = await approvedByOf(db, id);
  return {
    approvals: approvedBy.length,
    approvalsNeeded: request.approvals_needed,
    events: await eventsOf(db, request),
    ...(await receiptOf(db, request, caller)),
    ...(isOpen && isDecider && !isMaker && (await decisionFacts(db, request, now))),
    ...(isOpen && isDecider && !isMaker && (await outlooksOf(db, [id], caller, now)).get(id)),
    ...(isOpen && isDecider && !isMaker && request.name_check && { nameCheck: request.name_check }),
    ...(isOpen &&
      isDecider &&
      !isMaker &&
      request.changed_accounts && { changedAccounts: statedChanges(request.changed_accounts) }),
    ...(isOpen && isDecider && !isMaker && { limits: await limitsOfRequest(request, approvedBy, { db, caller, now }) }),
  };
}

const statedChanges = ({ count, payees, confirmedBy, confirmedPhone }: ChangedAccounts) => ({
  count,
  payees: [...payees],
  ...(confirmedBy && { confirmedBy }),
  ...(confirmedPhone && { confirmedPhone }),
});

/** Returns the ids of the users who have approved the request. */
async function approvedByOf(db: Connection, id: string): Promise<string[]> {
  const approvals = await db
    .selectFrom("decisions")
    .select("user_id")
    .where("request_id", "=", id)
    .where("decision", "=", "APPROVE")
    .execute();
  return approvals.map(({ user_id }) => user_id);
}

/** Returns the limits for the caller's approval. Only the last approval pays, and that of a schedule pays later. */
async function limitsOfRequest(
  request: StoredRequest,
  approvedBy: readonly string[],
  { db, caller, now }: Pick<Call, "db" | "caller" | "now">,
) {
  const { currency, created_by, source_account_id: sourceAccountId } = request;
  const { companyId, userId } = caller;
  const after = new Set([...approvedBy, userId]);
  const approvalsNeeded = Math.max(request.approvals_needed - after.size, 0);
  const prices = pricesOf(request);
  const largest = largestAmountOf({ ...prices, sourceAccountId, legs: legsOf(request) });
  const isPaidNow = approvalsNeeded === 0 && !approvedBy.includes(userId) && !request.schedule_id;
  const limits = await limitsOf(
    { db, now },
    {
      companyId,
      currency,
      total: isPaidNow ? totalOf(prices) : undefined,
      largestRow: nameOf(request.category).form === "BULK" ? largest : undefined,
      isPaidNow,
      paidLater: approvalsNeeded > 0 && !request.schedule_id ? totalOf(prices) : undefined,
    },
  );
  const bill = billOf({ ...request, companyId });
  const notPayable = bill && (await whyNotPayableNow(db, bill, now));
  const approvers = approvalsNeeded === 0 ? [] : await approversOf(db, companyId, [created_by, ...after]);
  return {
    ...limits,
    ...(notPayable && { refusal: notPayable, isPossibleTomorrow: undefined }),
    approvalsNeeded,
    approvers: namesOf(approvers),
  };
}

/** Reads the history from the audit, which is append-only; oldest first. */
async function eventsOf(db: Connection, request: StoredRequest) {
  const events = await db
    .selectFrom("audit")
    .leftJoin("users", "users.id", "audit.user_id")
    .select(["event", "full_name", "detail", "at"])
    .where("request_id", "=", request.id)
    .orderBy("audit.id")
    .execute();
  return events.map(({ event, full_name, detail, at }) => ({
    event,
    by: full_name,
    detail: withoutSubject(request, detail),
    at: wireMoment(at),
  }));
}
