import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../database/tables";
import { bankDay } from "../values/wire-dates";

/** An invoice of Ghana.gov or a payment advice of SSNIT. It is paid only once. */
export type Bill = {
  readonly table: "gov_invoices" | "ssnit_advices";
  readonly companyId: string;
  readonly number: string;
};

type BillRequest = {
  readonly category: string;
  readonly companyId: string;
  readonly details: Readonly<Record<string, unknown>>;
};

/** Returns the bill that a request pays; undefined for other categories. */
export function billOf({ category, companyId, details }: BillRequest): Bill | undefined {
  if (category === "ghanaGov") return { table: "gov_invoices", companyId, number: String(details.invoiceNumber) };
  if (category === "ssnit") return { table: "ssnit_advices", companyId, number: String(details.adviceNumber) };
  return undefined;
}

export const ALREADY_PAID = {
  gov_invoices: "This invoice has been paid already.",
  ssnit_advices: "This payment advice has been paid already.",
};
export const INVOICE_EXPIRED = "This invoice has expired.";

/**
 * Returns why a bill cannot be paid now. Locks the bill until the transaction ends, so that no other request pays it.
 * Bills are locked before accounts, always in this order.
 */
export const whyNotPayable = (tx: Connection, bill: Bill, at: Date): Promise<string | undefined> =>
  problemWith(tx, bill, at, sql`for update`);

/** The same as of now, without a lock. */
export const whyNotPayableNow = (db: Connection, bill: Bill, at: Date): Promise<string | undefined> =>
  problemWith(db, bill, at, sql``);

async function problemWith(db: Connection, bill: Bill, at: Date, lock: RawBuilder<unknown>) {
  const { rows } = await sql<BillState>`
    select paid_at is not null as "isPaid",
           coalesce((to_jsonb(bill) ->> 'expires_on')::date < ${bankDay(at)}::date, false) as "isExpired"
      from ${sql.table(bill.table)} bill
     where company_id = ${bill.companyId} and number = ${bill.number}
     ${lock}`.execute(db);
  const [found] = rows;
  return found && problemOf(bill.table, found);
}

type BillState = { readonly isPaid: boolean; readonly isExpired: boolean };

function problemOf(table: Bill["table"], { isPaid, isExpired }: BillState): string | undefined {
  if (isPaid) return ALREADY_PAID[table];
  return isExpired ? INVOICE_EXPIRED : undefined;
}

/** Returns why the bill of a request of this category cannot be paid; undefined for other categories. */
export function billProblem({ category, ...state }: BillState & { readonly category: string }): string | undefined {
  if (category === "ghanaGov") return problemOf("gov_invoices", state);
  return category === "ssnit" ? problemOf("ssnit_advices", state) : undefined;
}

/** Marks a bill as paid, in the transaction in which whyNotPayable found it payable. */
export async function markPaid(tx: Connection, { table, companyId, number }: Bill, requestId: string, at: Date) {
  await tx
    .updateTable(table)
    .set({ paid_at: at, paid_by: requestId })
    .where("company_id", "=", companyId)
    .where("number", "=", number)
    .where("paid_at", "is", null)
    .execute();
}

/** Lets the bill that a request has paid be paid again, because the money came back. */
export async function markUnpaid(tx: Connection, requestId: string): Promise<void> {
  for (const table of ["gov_invoices", "ssnit_advices"] as const)
    await tx.updateTable(table).set({ paid_at: null, paid_by: null }).where("paid_by", "=", requestId).execute();
}
