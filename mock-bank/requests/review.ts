import { type Call, type Connection, refuse } from "../handler";
import { receiptOf } from "../payments/receipt-times";
import { access, isPermitted } from "../session/access";
import { decisionFacts } from "./decision-facts";
import { mayReadRequest } from "./read-permissions";
import { findRequest } from "./request-repository";
import { wireMoment } from "./wire-dates";

/** Returns the history of a request, and helpful facts for users who may decide it. */
export async function reviewOf(id: string, { db, caller, now }: Call) {
  const request = await findRequest(db, caller.companyId, id);
  if (!request || !mayReadRequest(request, caller)) return refuse("Request not found.");
  const isOpen = request.status === "PENDING" || request.status === "IN_PROGRESS";
  const isMaker = request.created_by === caller.userId;
  const isDecider = isPermitted(access.approvals.approve, caller);
  return {
    approvals: await approvalsOf(db, id),
    approvalsNeeded: request.approvals_needed,
    events: await eventsOf(db, id),
    ...(await receiptOf(db, request, caller)),
    ...(isOpen && isDecider && !isMaker && (await decisionFacts(db, request, now))),
  };
}

async function approvalsOf(db: Connection, id: string): Promise<number> {
  const approvals = await db
    .selectFrom("decisions")
    .select("user_id")
    .where("request_id", "=", id)
    .where("decision", "=", "APPROVE")
    .execute();
  return approvals.length;
}

/** Reads the history from the audit, which is append-only; oldest first. */
async function eventsOf(db: Connection, id: string) {
  const events = await db
    .selectFrom("audit")
    .leftJoin("users", "users.id", "audit.user_id")
    .select(["event", "full_name", "detail", "at"])
    .where("request_id", "=", id)
    .orderBy("audit.id")
    .execute();
  return events.map(({ event, full_name, detail, at }) => ({ event, by: full_name, detail, at: wireMoment(at) }));
}
