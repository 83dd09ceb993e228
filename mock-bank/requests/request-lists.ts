import { type SqlBool, sql } from "kysely";
import type { Connection } from "../handler";

export type Page = { readonly pageNumber: number; readonly pageSize: number };
export type PageOf<Row> = { readonly rows: readonly Row[]; readonly total: number };
export type ListedRequest = Awaited<ReturnType<typeof pageOf>>["rows"][number];

/** A company's requests that wait for a decision, newest first. */
export const openRequests = (db: Connection, companyId: string, categories: readonly string[], page: Page) =>
  pageOf(
    requestsIn(db)
      .where("request.company_id", "=", companyId)
      .where("request.status", "in", ["PENDING", "IN_PROGRESS"])
      .where("request.category", "in", [...categories, NOTHING]),
    page,
  );

/** What a filter asks for; an absent part filters nothing. */
type Part = string | undefined;
export type Filter = { readonly id?: Part; readonly scheduleId?: Part; readonly customerId?: Part };

/** One user's own requests of one kind, newest first. */
export const requestsOf = (
  db: Connection,
  userId: string,
  categories: readonly string[],
  { id, scheduleId, customerId }: Filter,
  page: Page,
) =>
  pageOf(
    requestsIn(db)
      .where("request.created_by", "=", userId)
      .where("request.category", "in", [...categories, NOTHING])
      .$if(Boolean(id), (query) => query.where(holds(sql`request.id`, id)))
      .$if(Boolean(scheduleId), (query) => query.where(holds(sql`request.schedule_id`, scheduleId)))
      .$if(Boolean(customerId), (query) => query.where(holds(sql`request.details ->> 'customerId'`, customerId))),
    page,
  );

/** Lets a list be asked for by codes of which none is known: SQL has no empty list. */
const NOTHING = "";

const holds = (column: ReturnType<typeof sql>, part = "") =>
  sql<SqlBool>`strpos(upper(${column}), ${part.trim().toUpperCase()}) > 0`;

const requestsIn = (db: Connection) => db.selectFrom("requests as request");

async function pageOf(query: ReturnType<typeof requestsIn>, { pageNumber, pageSize }: Page) {
  const rows = await query
    .innerJoin("ledger_accounts as source", "source.id", "request.source_account_id")
    .innerJoin("users as creator", "creator.id", "request.created_by")
    .select(["request.id", "category", "status", "schedule_id", "request.currency", "amount", "charge", "e_levy"])
    .select(["narration", "row_count", "request.created_at", "source.number", "source.type", "creator.full_name"])
    // A bulk's rows may be a hundred thousand: they are read by the page, from the drill-down.
    .select(sql<Record<string, unknown>>`details - 'rows'`.as("details"))
    .orderBy("request.created_at", "desc")
    .orderBy("request.id", "desc")
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .execute();
  const { total } = await query.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** One page of a bulk request's rows; none for a request that is not there, not the company's or not a bulk. */
export async function bulkRows(
  db: Connection,
  companyId: string,
  bulkId: string,
  { pageNumber, pageSize }: Page,
): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select row from requests, jsonb_array_elements(details -> 'rows') with ordinality as listed (row, position)
     where id = ${bulkId} and company_id = ${companyId}
     order by position limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`.execute(db);
  return rows.map(({ row }) => row);
}
