import { sql } from "kysely";
import type { Connection } from "../database/tables";
import { type ContinuedPage, counts, debit, isAfter, type Place, placeAfter } from "../requests/request-lists";
import type { Category } from "../values/wire-names";

/** Filter of a report. An absent field does not filter. */
export type ReportFilter = {
  readonly companyId: string;
  readonly category: Category;
  readonly statuses: readonly string[] | undefined;
  /** Part of a transaction ID or bulk ID. */
  readonly requestId: string | undefined;
  /** Part of a schedule ID. */
  readonly scheduleId: string | undefined;
  readonly from: Date | undefined;
  readonly until: Date | undefined;
};
export type ReportedRequest = Awaited<ReturnType<typeof rowsOf>>[number];

/** Returns one page of a company's past transactions of one kind, newest first, and the total count. */
export async function reportPage(db: Connection, filter: ReportFilter, page: ContinuedPage) {
  const { pageNumber, pageSize, after } = page;
  const place = await placeAfter(db, filter.companyId, after);
  const skipped = place ? 0 : (pageNumber - 1) * pageSize;
  const rows = await rowsOf(reported(db, filter, place).offset(skipped), pageSize);
  const { total, before } = await reported(db, filter).select(counts(place)).executeTakeFirstOrThrow();
  return { rows, count: Number(total), position: skipped + Number(before) };
}

export async function reportCount(db: Connection, filter: ReportFilter): Promise<number> {
  const { count } = await reported(db, filter)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns one of the company's own transactions, in any status. */
export async function reportedRequest(
  db: Connection,
  companyId: string,
  id: string,
): Promise<ReportedRequest | undefined> {
  const query = db
    .selectFrom("requests as request")
    .where("request.company_id", "=", companyId)
    .where("request.id", "=", id);
  return (await rowsOf(query, 1))[0];
}

const ROWS_AT_ONCE = 500;

/** Yields all transactions in parts, so that a long report is never in memory as a whole. */
export async function* reportBatches(db: Connection, filter: ReportFilter): AsyncGenerator<readonly ReportedRequest[]> {
  let after: Place | undefined;
  for (;;) {
    const rows = await rowsOf(reported(db, filter, after), ROWS_AT_ONCE);
    const last = rows.at(-1);
    if (!last) return;
    after = { at: last.created_at, id: last.id };
    yield rows;
  }
}

const reported = (db: Connection, filter: ReportFilter, after?: Place) =>
  db
    .selectFrom("requests as request")
    .where("request.company_id", "=", filter.companyId)
    .where("request.category", "=", filter.category)
    .$if(filter.statuses !== undefined, (query) => query.where("request.status", "in", filter.statuses ?? []))
    .$if(Boolean(filter.requestId), (query) => query.where(holds(sql`request.id`, filter.requestId)))
    .$if(Boolean(filter.scheduleId), (query) => query.where(holds(sql`request.schedule_id`, filter.scheduleId)))
    .$if(filter.from !== undefined, (query) => query.where("request.created_at", ">=", filter.from ?? new Date(0)))
    .$if(filter.until !== undefined, (query) => query.where("request.created_at", "<", filter.until ?? new Date(0)))
    .$if(after !== undefined, (query) => query.where(after ? isAfter(after) : sql<boolean>`true`));

const holds = (column: ReturnType<typeof sql>, part = "") =>
  sql<boolean>`strpos(upper(${column}), ${part.trim().toUpperCase()}) > 0`;

/** Adds the creator and the final approval, the one that completed the required number of approvals. */
const rowsOf = (query: ReturnType<typeof reported>, max: number) =>
  query
    .innerJoin("ledger_accounts as source", "source.id", "request.source_account_id")
    .innerJoin("users as creator", "creator.id", "request.created_by")
    .leftJoinLateral(
      (builder) =>
        builder
          .selectFrom("decisions")
          .innerJoin("users as approver", "approver.id", "decisions.user_id")
          .select(["approver.full_name as approved_by", "decisions.decided_at as approved_at"])
          .whereRef("decisions.request_id", "=", "request.id")
          .where("decision", "=", "APPROVE")
          .orderBy("decisions.decided_at")
          .orderBy("decisions.user_id")
          .offset(sql<number>`greatest(request.approvals_needed - 1, 0)`)
          .limit(1)
          .as("approval"),
      (join) => join.onTrue(),
    )
    .leftJoin("due_work as settlement", (join) =>
      join.onRef("settlement.subject", "=", "request.id").on("settlement.kind", "=", "settle"),
    )
    .select(["request.id", "request.category", "request.status", "schedule_id", "request.currency"])
    .select(["request.source_account_id", "settlement.due_at as settles_at"])
    .select(["request.amount", "request.charge", "request.e_levy", "request.narration", "request.payee"])
    .select(["details", "row_count", "request.created_at", "request.executed_at", "creator.full_name"])
    .select(["source.number", "source.name as source_name", "source.type"])
    .select(["approval.approved_by", "approval.approved_at", "source.currency as account_currency"])
    .select(debit.as("debit"))
    .orderBy("request.created_at", "desc")
    .orderBy("request.id", "desc")
    .limit(max)
    .execute();
