import { setImmediate } from "node:timers/promises";
import { type Insertable, type Selectable, sql } from "kysely";
import type { ListedValue } from "../../contract/listed-values";
import { compileOnce } from "../database/compile-once";
import type { Connection } from "../database/tables";
import type { RequestsTable } from "../database/tables/requests";
import { cediValue } from "../orders/limits";
import { type Order, type OrderLeg, totalOf } from "../orders/order";
import { mapInSlices } from "../threads/in-slices";
import type { ChangedAccounts } from "../values/changed-accounts";
import type { NameCheck } from "../values/compare-names";

export type RequestStatus = ListedValue<"requestStatus">;
export type StoredRequest = Selectable<RequestsTable>;

/** A request to be stored, with its creator and its status so far. */
export type NewRequest = {
  readonly id: string;
  readonly companyId: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly status: RequestStatus;
  readonly approvalsNeeded: number;
  readonly decidedAt?: Date | undefined;
  readonly executedAt?: Date | undefined;
  readonly failure?: string | undefined;
  readonly nameCheck?: NameCheck | undefined;
  readonly changedAccounts?: ChangedAccounts | undefined;
};

export async function insertRequest(tx: Connection, order: Order, request: NewRequest): Promise<void> {
  const { rows = [] } = order;
  await insertOne(tx, {
    id: request.id,
    company_id: request.companyId,
    category: order.category,
    route: order.route ?? "atOnce",
    status: request.status,
    schedule_id: order.scheduleId ?? null,
    source_account_id: order.sourceAccountId,
    currency: order.currency,
    amount: order.amount,
    charge: order.charge,
    e_levy: order.eLevy,
    cedi_value: cediValue(order.currency, totalOf(order)),
    narration: order.narration,
    payee: order.payee ?? null,
    details: JSON.stringify(order.details),
    legs: await legsText(order.legs),
    row_count: Math.max(rows.length, 1),
    created_by: request.createdBy,
    created_at: request.createdAt,
    approvals_needed: request.approvalsNeeded,
    decided_at: request.decidedAt ?? null,
    executed_at: request.executedAt ?? null,
    failure: request.failure ?? null,
    name_check: request.nameCheck ? JSON.stringify(request.nameCheck) : null,
    changed_accounts: request.changedAccounts ? JSON.stringify(request.changedAccounts) : null,
  });
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    if (from > 0) await setImmediate();
    await insertRows(tx, request.id, from, JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE)));
  }
}

/** Rows of a bulk per statement, so that other calls are served in between. */
const ROWS_AT_ONCE = 500;

const insertRows = (tx: Connection, requestId: string, after: number, rows: string) =>
  sql`
    insert into request_rows (request_id, position, row)
    select ${requestId}, position + ${after}::int, row
      from jsonb_array_elements(${rows}::jsonb) with ordinality as given (row, position)`.execute(tx);

async function legsText(legs: readonly OrderLeg[]): Promise<string> {
  const texts = await mapInSlices(legs, (leg) => JSON.stringify({ ...leg, amount: `${leg.amount}` }));
  return `[${texts.join(",")}]`;
}

const insertOne = compileOnce((db, row: Required<Insertable<RequestsTable>>) => db.insertInto("requests").values(row));

const requestNamed = (db: Connection, companyId: string, id: string) =>
  db.selectFrom("requests").selectAll().where("id", "=", id).where("company_id", "=", companyId);

/** Returns undefined if the request is missing or another company's. */
export const findRequest = (db: Connection, companyId: string, id: string): Promise<StoredRequest | undefined> =>
  requestNamed(db, companyId, id).executeTakeFirst();

/** Finds a request and locks it until the transaction ends, so that decisions are made one at a time. */
export const lockRequest = (tx: Connection, companyId: string, id: string): Promise<StoredRequest | undefined> =>
  requestNamed(tx, companyId, id).forNoKeyUpdate().executeTakeFirst();

/** Locks a request of any company, for the bank's own work. */
export const lockRequestById = (tx: Connection, id: string): Promise<StoredRequest | undefined> =>
  tx.selectFrom("requests").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

type Change = { readonly decidedAt?: Date; readonly executedAt?: Date; readonly failure?: string };

/**
 * Changes the status of a request.
 * @throws if the status has changed since the request was read
 */
export async function moveRequest(
  tx: Connection,
  { id, status, category }: StoredRequest,
  to: RequestStatus,
  { decidedAt, executedAt, failure }: Change = {},
): Promise<void> {
  const moved = await tx
    .updateTable("requests")
    .set({
      status: to,
      ...(decidedAt && { decided_at: decidedAt }),
      ...(executedAt && { executed_at: executedAt }),
      ...(failure && { failure }),
    })
    .where("id", "=", id)
    .where("status", "=", status)
    .returning("id")
    .execute();
  if (moved.length !== 1) throw new Error(`The status of request ${id} has changed since it was read`);
  if (!executedAt) return;
  await recordPaid(tx, id, category);
  // Money may have come back while the request was under way.
  if (paidTo[category] !== "neither") await uncountReturnedPayees(tx, id);
}

/** The bank counts how often a company has paid a payee or a card. */
const paidTo: Readonly<Record<StoredRequest["category"], "payees" | "cards" | "neither">> = {
  ownAccounts: "neither",
  sameBank: "payees",
  otherBank: "payees",
  bulkTransfer: "payees",
  mobileMoney: "payees",
  mobileMoneyBulk: "payees",
  prepaidCard: "cards",
  prepaidCardBulk: "cards",
  fx: "payees",
  ghanaGov: "neither",
  ssnit: "neither",
};

/** Adds the payees of an executed request to those that its company has paid. */
export async function recordPaid(tx: Connection, id: string, category: StoredRequest["category"]): Promise<void> {
  if (paidTo[category] === "payees") await sql`select record_paid_payees(${id})`.execute(tx);
  if (paidTo[category] === "cards") await sql`select record_paid_cards(${id})`.execute(tx);
}

/**
 * Takes the payees of an executed request whose money came back from those that its company has paid.
 * @param position of the payment that came back, 0 for the whole request; all that came back if it is left out
 */
export async function uncountReturnedPayees(tx: Connection, id: string, position?: number): Promise<void> {
  await sql`
    with back as (
      select company_id, coalesce(row ->> 'beneficiaryName', details ->> 'destinationAccountName') as name, count(*) as times,
             payee_number(coalesce(row ->> 'beneficiaryAccount', row ->> 'beneficiaryWalletNumber', payee)) as number
        from requests
        join returned_payments returned on returned.request_id = requests.id
        left join request_rows on request_rows.request_id = requests.id
                              and returned.position in (0, request_rows.position)
       where requests.id = ${id} and returned.position = coalesce(${position ?? null}::int, returned.position)
         and category in ('sameBank', 'otherBank', 'mobileMoney', 'fx', 'bulkTransfer', 'mobileMoneyBulk')
       group by 1, 2, 4
    )
    update paid_payees paid set times = greatest(paid.times - back.times, 0) from back
     where paid.company_id = back.company_id and paid.number = back.number and paid.name = back.name`.execute(tx);
  await sql`select uncount_returned_cards(${id}, ${position ?? null}::int)`.execute(tx);
}

export const legsOf = ({ legs }: Pick<StoredRequest, "legs">): OrderLeg[] =>
  legs.map((leg) => ({ ...leg, amount: BigInt(leg.amount) }));

/** Returns the currency and figures of a stored request as integers. */
export const pricesOf = ({
  currency,
  amount,
  charge,
  e_levy,
}: Pick<StoredRequest, "currency" | "amount" | "charge" | "e_levy">) => ({
  currency,
  amount: BigInt(amount),
  charge: BigInt(charge),
  eLevy: BigInt(e_levy),
});
