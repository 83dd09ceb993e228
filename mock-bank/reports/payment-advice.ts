import type { Connection } from "../database/tables";
import type { Minor } from "../ledger/minor-units";
import { totalOf } from "../orders/order";
import { pricesOf } from "../requests/request-repository";
import { nameOf } from "../values/wire-names";
import { type ReportedRequest, reportedRequest } from "./report-lists";
import { type Row, reportedPayee, reportRow } from "./report-rows";

/** Amount debited from the source account for a transaction, from the ledger. */
type Debit = { readonly amount: Minor; readonly currency: string; readonly paidAt: Date };
/** The data of a payment advice: the transaction's record, and its debit from the ledger as proof of payment. */
export type PaymentAdvice = {
  readonly record: Row;
  readonly request: ReportedRequest;
  /** True for one payee of a bulk. The charges were taken for the whole bulk. */
  readonly isPayee: boolean;
  readonly debit: Debit;
};

/**
 * Finds the advice of a transaction that this company paid. Returns undefined if it is unpaid, another company's, or
 * missing.
 */
export async function findAdvice(db: Connection, companyId: string, id: string): Promise<PaymentAdvice | undefined> {
  const [, bulkId, position] = PAYEE_OF_BULK.exec(id) ?? [];
  return bulkId ? adviceOfPayee(db, companyId, bulkId, Number(position)) : adviceOfRequest(db, companyId, id);
}

/** Reports identify a payee of a bulk by the bulk's id and the payee's position. */
const PAYEE_OF_BULK = /^(B\w+)-(\d{1,6})$/;

async function adviceOfRequest(db: Connection, companyId: string, id: string): Promise<PaymentAdvice | undefined> {
  const request = await reportedRequest(db, companyId, id);
  if (!request?.executed_at) return undefined;
  const debit = await debitOf(db, request);
  if (!debit) throw new Error("An executed request has no ledger entry");
  if (debit.currency === request.currency && debit.amount !== totalOf(pricesOf(request)))
    throw new Error("The posted debit differs from the total of the request");
  return { record: reportRow(request), request, isPayee: false, debit };
}

/** Each payee of a bulk is paid by an entry of its own; some can be paid while others wait for the clearing. */
async function adviceOfPayee(
  db: Connection,
  companyId: string,
  bulkId: string,
  position: number,
): Promise<PaymentAdvice | undefined> {
  const request = await reportedRequest(db, companyId, bulkId);
  if (!request || nameOf(request.category).form !== "BULK") return undefined;
  const debit = await debitOf(db, request, position);
  const found = await db
    .selectFrom("request_rows")
    .select("row")
    .where("request_id", "=", bulkId)
    .where("position", "=", position)
    .executeTakeFirst();
  if (!debit || !found) return undefined;
  return { record: reportedPayee(reportRow(request), found.row, position), request, isPayee: true, debit };
}

/** Returns the debit of one payee's entry, or of all entries of the request; undefined if none was posted. */
async function debitOf(
  db: Connection,
  { id, source_account_id }: ReportedRequest,
  position?: number,
): Promise<Debit | undefined> {
  const { amount, currency, paidAt } = await db
    .selectFrom("journal_entries as entry")
    .innerJoin("journal_lines as line", "line.entry_id", "entry.id")
    .innerJoin("ledger_accounts as source", "source.id", "line.account_id")
    .where("entry.request_id", "=", id)
    .where("line.account_id", "=", source_account_id)
    .$if(position !== undefined, (query) => query.where("entry.reference", "=", `${id}-${position}`))
    .select(({ fn }) => [
      fn.sum<string | null>("line.amount").as("amount"),
      fn.max("source.currency").as("currency"),
      fn.max("entry.posted_at").as("paidAt"),
    ])
    .executeTakeFirstOrThrow();
  return amount === null ? undefined : { amount: -BigInt(amount), currency, paidAt };
}
