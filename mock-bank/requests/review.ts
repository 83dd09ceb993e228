import { type Call, type Connection, type Refusal, refuse } from "../handler";
import { access, may } from "../session/access";
import { beforeDeciding } from "./before-deciding";
import { wireMoment } from "./wire-dates";

/**
 * What became of a request so far, by whom, and for who may decide it what should be known before. Who asked follows a request to
 * its end, and so do those who decide; others see it as long as the lists of what waits show it to them.
 */
export async function reviewOf(id: string, { db, caller, now }: Call) {
  const request = await db
    .selectFrom("requests")
    .selectAll()
    .where("id", "=", id)
    .where("company_id", "=", caller.companyId)
    .executeTakeFirst();
  if (!request) return notFound;
  const isOpen = request.status === "PENDING" || request.status === "IN_PROGRESS";
  const isMaker = request.created_by === caller.userId;
  const isDecider = may(access.approvals.approve, caller);
  if (!isMaker && !isDecider && !(isOpen && may(access.approvals.pending, caller))) return notFound;
  return {
    approvals: await approvalsOf(db, id),
    approvalsNeeded: request.approvals_needed,
    events: await eventsOf(db, id),
    ...(isOpen && isDecider && !isMaker && (await beforeDeciding(db, request, now))),
  };
}

const notFound: Refusal = refuse("Request not found.");

async function approvalsOf(db: Connection, id: string): Promise<number> {
  const approvals = await db
    .selectFrom("decisions")
    .select("user_id")
    .where("request_id", "=", id)
    .where("decision", "=", "APPROVE")
    .execute();
  return approvals.length;
}

/** From the audit, which nobody can rewrite; the oldest first. */
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
