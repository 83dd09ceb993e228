import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Caller } from "../core/handler";
import type { Connection, Tables } from "../database/tables";
import type { RequestsTable } from "../database/tables/requests";
import type { Category } from "../values/wire-names";
import { ACCENTS, comparable, keyboardMarks, writtenMarks } from "../wire/plain-text";

type Page = { readonly pageNumber: number; readonly pageSize: number };
/** A page that begins after a row, if `after` is the id of a request of the company. */
export type ContinuedPage = Page & { readonly after?: string | undefined };
export type ListedRequest = Awaited<ReturnType<typeof pageOf>>["rows"][number];

/** Returns a company's pending requests, newest first. */
export const openRequests = (db: Connection, companyId: string, categories: readonly Category[], page: ContinuedPage) =>
  pageOf(
    requestsIn(db)
      .where("request.company_id", "=", companyId)
      .where("request.status", "in", ["PENDING", "IN_PROGRESS"])
      .where(isOneOf(categories)),
    page,
    db,
    companyId,
  );

/** Returns the approval progress of partly approved requests, for the list of users who can still decide them. */
export async function progressOf(db: Connection, rows: readonly ListedRequest[], userId: string) {
  const begun = rows.filter(({ status }) => status === "IN_PROGRESS").map(({ id }) => id);
  if (begun.length === 0) return () => ({});
  const approvals = await db
    .selectFrom("decisions")
    .select(["request_id", "user_id"])
    .where("request_id", "in", begun)
    .execute();
  return ({ id, approvals_needed: approvalsNeeded }: ListedRequest) => {
    const given = approvals.filter(({ request_id }) => request_id === id);
    if (given.length === 0) return {};
    return { approvals: given.length, approvalsNeeded, approvedByMe: given.some(({ user_id }) => user_id === userId) };
  };
}

/**
 * Returns numbers and totals (minor units) of the company's pending requests that the caller may decide, by category
 * and currency: requests of other users that the caller has not approved yet.
 */
export const waitingFor = (db: Connection, { companyId, userId }: Pick<Caller, "companyId" | "userId">) =>
  requestsIn(db)
    .where("request.company_id", "=", companyId)
    .where("request.status", "in", ["PENDING", "IN_PROGRESS"])
    .where("request.created_by", "<>", userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("decisions")
            .select("decisions.user_id")
            .whereRef("decisions.request_id", "=", "request.id")
            .where("decisions.user_id", "=", userId),
        ),
      ),
    )
    .groupBy(["request.category", "request.currency"])
    .select(({ fn }) => [
      "request.category",
      "request.currency",
      fn.countAll<string>().as("count"),
      sql<string>`sum(request.amount + request.charge + request.e_levy)`.as("total"),
      fn.min("request.created_at").as("oldest"),
    ])
    .execute();

type Part = string | undefined;
/** An absent field does not filter. */
type Filter = { readonly id?: Part; readonly scheduleId?: Part; readonly customerId?: Part };

/** Returns a user's own requests of one kind, newest first. */
export const requestsOf = (
  db: Connection,
  { companyId, userId }: Pick<Caller, "companyId" | "userId">,
  category: Category | undefined,
  { id, scheduleId, customerId }: Filter,
  page: ContinuedPage,
) =>
  pageOf(
    requestsIn(db)
      .where("request.created_by", "=", userId)
      .where(isOneOf(category ? [category] : []))
      .$if(Boolean(id), (query) => query.where(holds(sql`request.id`, id)))
      .$if(Boolean(scheduleId), (query) => query.where(holds(sql`request.schedule_id`, scheduleId)))
      .$if(Boolean(customerId), (query) => query.where(holds(sql`request.details ->> 'customerId'`, customerId))),
    page,
    db,
    companyId,
  );

/** Handles an empty list of categories, which SQL's `in` does not allow: a call can name only unknown codes. */
const isOneOf = (categories: readonly Category[]) => (eb: ExpressionBuilder<Listed, "request">) =>
  categories.length > 0 ? eb("request.category", "in", categories) : eb.lit(false);
type Listed = Tables & { readonly request: RequestsTable };

const holds = (column: ReturnType<typeof sql>, part = "") =>
  sql<SqlBool>`strpos(upper(${column}), ${part.trim().toUpperCase()}) > 0`;

/**
 * Amount that the request debits, in minor units of the source account's currency: the total, or the sum of its legs if
 * converted.
 */
export const debit = sql<string>`
  case when source.currency = request.currency then (request.amount + request.charge + request.e_levy)::text
  else (
    select (-sum((leg ->> 'amount')::bigint))::text
      from json_array_elements(request.legs) as leg
     where leg ->> 'accountId' = request.source_account_id::text
  ) end`;

const requestsIn = (db: Connection) => db.selectFrom("requests as request");

/** Where a request is in the lists, the newest first. */
export type Place = { readonly at: Date; readonly id: string };

/** Returns the place that a page continues after, in whatever state its request is now. */
export async function placeAfter(db: Connection, companyId: string, after = ""): Promise<Place | undefined> {
  if (!after) return undefined;
  const request = requestsIn(db).where("request.company_id", "=", companyId).where("request.id", "=", after);
  return request.select(["request.created_at as at", "request.id"]).executeTakeFirst();
}

export const isAfter = ({ at, id }: Place) => sql<SqlBool>`(request.created_at, request.id) < (${at}, ${id})`;

/** Counts all rows, and those up to a place. */
export const counts = (place: Place | undefined) =>
  [
    sql<string>`count(*)`.as("total"),
    (place ? sql<string>`count(*) filter (where not ${isAfter(place)})` : sql<string>`0`).as("before"),
  ] as const;

/** Reads a column of the decision that rejected a request. */
const rejection = (column: string) => sql<string | null>`
  (select ${sql.ref(column)} from decisions join users as by on by.id = decisions.user_id
    where decisions.request_id = request.id and decisions.decision = 'REJECT')`;

async function pageOf(
  query: ReturnType<typeof requestsIn>,
  { pageNumber, pageSize, after }: ContinuedPage,
  db: Connection,
  companyId: string,
) {
  const place = await placeAfter(db, companyId, after);
  const skipped = place ? 0 : (pageNumber - 1) * pageSize;
  const rows = await query
    .$if(place !== undefined, (all) => all.where(place ? isAfter(place) : sql<SqlBool>`true`))
    .innerJoin("ledger_accounts as source", "source.id", "request.source_account_id")
    .innerJoin("users as creator", "creator.id", "request.created_by")
    .select(["request.id", "category", "status", "schedule_id", "request.currency", "amount", "charge", "e_levy"])
    .select(["narration", "details", "row_count", "approvals_needed", "request.created_at"])
    .select([
      "source.number",
      "source.name as source_name",
      "source.type",
      "source.currency as account_currency",
      "creator.full_name",
    ])
    .select(debit.as("debit"))
    .select([
      "request.failure",
      rejection("decisions.reason").as("rejection"),
      rejection("by.full_name").as("rejected_by"),
    ])
    .orderBy("request.created_at", "desc")
    .orderBy("request.id", "desc")
    .limit(pageSize)
    .offset(skipped)
    .execute();
  const { total, before } = await query.select(counts(place)).executeTakeFirstOrThrow();
  return { rows, total: Number(total), position: skipped + Number(before) };
}

/** Fields of a row that a person sees, by their names in the contract. */
const SEARCHED =
  "beneficiaryName,beneficiaryAccount,beneficiaryBank,bankBranch,accountName,beneficiaryWalletNumber,netWork,walletName,customerId,cardLastDigit,cardName,phoneNumber,amount,transactionAmount,narration,transactionNarration";

const withKeyboardMarks = sql`translate(lower(field.value), ${writtenMarks}, ${keyboardMarks})`;
/** A value in the form of `comparable`. Most values are ASCII, and a list has a million of them. */
const foldedValue = sql`
  case when octet_length(field.value) = length(field.value) then ${withKeyboardMarks}
       else regexp_replace(normalize(${withKeyboardMarks}, NFD), ${ACCENTS}, '', 'g') end`;

/**
 * Returns one page of a bulk request's rows that contain the search, and their number; none if the request is missing,
 * another company's, or not a bulk. Numbers are found with and without separators.
 */
export async function bulkRows(
  db: Connection,
  companyId: string,
  bulkId: string,
  { pageNumber, pageSize, search = "" }: Page & { readonly search?: string | undefined },
): Promise<{ readonly rows: readonly unknown[]; readonly total: number }> {
  const sought = comparable(search);
  const digits = sought.replace(/[\s,-]/g, "");
  const texts = /^\d+(?:\.\d*)?$/.test(digits) ? [sought, digits] : [sought];
  const found = db
    .selectFrom("request_rows")
    .innerJoin("requests", "requests.id", "request_rows.request_id")
    .where("request_id", "=", bulkId)
    .where("company_id", "=", companyId)
    .$if(sought !== "", (rows) =>
      rows.where(
        sql<SqlBool>`exists (
          select 1 from jsonb_each_text("row") field, unnest(${texts}::text[]) sought
           where field.key = any(string_to_array(${SEARCHED}, ',')) and strpos(${foldedValue}, sought) > 0)`,
      ),
    );
  const listed = await found
    .select(["position", "row"])
    .orderBy("position")
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .execute();
  const { total } = await found.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
  return {
    rows: listed.map(({ position, row }) => ({ ...row, transactionId: `${bulkId}-${position}` })),
    total: Number(total),
  };
}
