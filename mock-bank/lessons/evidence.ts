import { sql } from "kysely";
import type { Database } from "../database/tables";
import { balancesOf } from "../ledger/balances";
import { formatMinor } from "../ledger/minor-units";
import type { StoredStage } from "./trainees";

export type FoundRequest = {
  readonly id: string;
  readonly by: string;
  readonly category: string;
  readonly amount: string;
  readonly currency: string;
  readonly from: string;
  readonly to: string;
  readonly status: string;
  readonly reason: string;
  /** Only of a list of accounts. */
  readonly payees: readonly Payee[];
};
/** More than the list of any lesson. */
const ROWS_COMPARED = 100;
type Payee = { readonly to: string; readonly amount: string };
type MadeCall = {
  readonly username: string;
  readonly call: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly refusal: string | null;
};

/** Everything that a check asks for, read once. */
export type Evidence = {
  readonly stage: StoredStage["stage"];
  readonly balances: ReadonlyMap<string, string>;
  /** Oldest first; those of the stage are among them. */
  readonly requests: readonly FoundRequest[];
  readonly events: readonly { readonly username: string; readonly event: string }[];
  readonly calls: readonly MadeCall[];
  readonly hasLostPayment: boolean;
  readonly cases: readonly { readonly username: string; readonly kind: string; readonly status: string }[];
};

/** Returns undefined if the company of the stage no longer exists. */
export async function gather(
  db: Database,
  { company_id: companyId, stage }: StoredStage,
): Promise<Evidence | undefined> {
  const company = await db.selectFrom("companies").select("id").where("id", "=", companyId).executeTakeFirst();
  if (!company) return undefined;
  const balances = await balancesOf(db, companyId);
  const requests = await db
    .selectFrom("requests as request")
    .innerJoin("users as maker", "maker.id", "request.created_by")
    .innerJoin("ledger_accounts as source", "source.id", "request.source_account_id")
    .leftJoin("decisions as decision", (join) =>
      join.onRef("decision.request_id", "=", "request.id").on("decision.reason", "is not", null),
    )
    .select(["request.id", "request.category", "request.amount", "request.currency", "request.payee"])
    .select(["request.status", "maker.username", "source.number", "decision.reason"])
    .where("request.company_id", "=", companyId)
    .orderBy("request.created_at")
    .execute();
  const rows = await db
    .selectFrom("request_rows")
    .innerJoin("requests", "requests.id", "request_id")
    .select("request_id")
    .select(sql<string>`row ->> 'beneficiaryAccount'`.as("to"))
    .select(sql<string>`row ->> 'transactionAmount'`.as("amount"))
    .where("company_id", "=", companyId)
    .where("category", "=", "bulkTransfer")
    .where("request_rows.position", "<=", ROWS_COMPARED)
    .orderBy("request_id")
    .orderBy("request_rows.position")
    .execute();
  const events = await db
    .selectFrom("audit")
    .innerJoin("users", "users.id", "audit.user_id")
    .select(["users.username", "audit.event"])
    .where("audit.company_id", "=", companyId)
    .where("audit.id", ">", stage.auditAfter)
    .orderBy("audit.id")
    .execute();
  const calls = await db
    .selectFrom("lesson_calls")
    .select(["username", "call", "fields", "refusal"])
    .where("company_id", "=", companyId)
    .orderBy("id")
    .execute();
  const lost = await db
    .selectFrom("traced_payments")
    .innerJoin("requests", "requests.id", "traced_payments.request_id")
    .select("lost_at")
    .where("company_id", "=", companyId)
    .where("lost_at", "is not", null)
    .executeTakeFirst();
  const cases = await db
    .selectFrom("cases")
    .innerJoin("users", "users.id", "cases.user_id")
    .select(["username", "kind", "status"])
    .where("cases.company_id", "=", companyId)
    .execute();
  return {
    stage,
    hasLostPayment: lost !== undefined,
    cases,
    balances: new Map(balances.map(({ number, book }) => [number, formatMinor(book)])),
    requests: requests.map(({ username: by, number: from, amount, payee, reason, ...request }) => ({
      ...request,
      by,
      from,
      amount: formatMinor(BigInt(amount)),
      to: payee ?? "",
      reason: reason ?? "",
      payees: rows.flatMap((row) => (row.request_id === request.id ? { to: row.to, amount: row.amount } : [])),
    })),
    events,
    // The cast is safe: `LessonCalls` writes the fields as an object.
    calls: calls.map((made) => ({ ...made, fields: made.fields as MadeCall["fields"] })),
  };
}
