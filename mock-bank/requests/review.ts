import { sql } from "kysely";
import { type Call, type Connection, type Refusal, refuse } from "../handler";
import { toText } from "../ledger/amounts";
import { totalOf } from "../payments/order";
import { pricesOf, type StoredRequest } from "./request-store";
import { wireMoment } from "./wire-dates";

/** Two requests of the same kind, payee and amount this close together are likely one too many. */
const LIKELY_SAME_WITHIN = "7 days";
const LIKELY_SAME_SHOWN = 3;

/** What became of a request so far, by whom, and what whoever decides it should know before. */
export async function reviewOf(id: string, { db, caller }: Call) {
  const request = await db
    .selectFrom("requests")
    .selectAll()
    .where("id", "=", id)
    .where("company_id", "=", caller.companyId)
    .executeTakeFirst();
  if (!request) return notFound;
  const isOpen = request.status === "PENDING" || request.status === "IN_PROGRESS";
  return {
    approvals: await approvalsOf(db, id),
    approvalsNeeded: request.approvals_needed,
    events: await eventsOf(db, id),
    ...(isOpen && {
      availableAfter: await availableAfter(db, request),
      isFirstToPayee: await isFirstToPayee(db, request),
      likelyDuplicates: await likelyDuplicates(db, request),
    }),
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

/** What the source account would have left to spend; unsaid where the request is in another currency. */
async function availableAfter(db: Connection, request: StoredRequest): Promise<string | undefined> {
  const { currency, book, held } = await db
    .selectFrom("ledger_accounts")
    .select(["currency", "book", "held"])
    .where("id", "=", request.source_account_id)
    .executeTakeFirstOrThrow();
  return currency === request.currency ? toText(BigInt(book) - BigInt(held) - totalOf(pricesOf(request))) : undefined;
}

/** Undefined where a request names no single payee. */
async function isFirstToPayee(db: Connection, { company_id, payee }: StoredRequest): Promise<boolean | undefined> {
  if (payee === null) return undefined;
  const paid = await db
    .selectFrom("requests")
    .select("id")
    .where("company_id", "=", company_id)
    .where("payee", "=", payee)
    .where("executed_at", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return paid === undefined;
}

async function likelyDuplicates(db: Connection, request: StoredRequest) {
  if (request.payee === null) return [];
  const alike = await db
    .selectFrom("requests")
    .select(["id", "created_at", "status"])
    .where("company_id", "=", request.company_id)
    .where("payee", "=", request.payee)
    .where("category", "=", request.category)
    .where("currency", "=", request.currency)
    .where("amount", "=", request.amount)
    .where("id", "<>", request.id)
    .where("status", "in", ["PENDING", "IN_PROGRESS", "PROCESSING", "APPROVED"])
    .where(sql<boolean>`created_at > ${request.created_at}::timestamptz - ${sql.lit(LIKELY_SAME_WITHIN)}::interval`)
    .orderBy("created_at", "desc")
    .limit(LIKELY_SAME_SHOWN)
    .execute();
  return alike.map(({ id, created_at, status }) => ({
    transactionId: id,
    createDate: wireMoment(created_at),
    workFlowStatus: status,
  }));
}
