import type { Connection } from "../handler";
import type { Minor } from "../ledger/amounts";
import { totalOf } from "../payments/order";
import { nameOf } from "../requests/wire-names";
import { type ReportedRequest, reportedRequest } from "./report-lists";
import { type Row, reportedPayee, reportRow } from "./report-rows";

/** What left the source account for a transaction, as the ledger has it. */
type Debit = { readonly amount: Minor; readonly currency: string; readonly paidAt: Date };
/** What a payment advice tells: the record, and the ledger's word that it was paid. */
export type PaymentAdvice = {
  readonly record: Row;
  readonly request: ReportedRequest;
  /** One payee of a bulk, whose charges were taken for all of them. */
  readonly isPayee: boolean;
  readonly debit: Debit;
};

/** Only of what this company paid; what is not paid, not its own or not there has none alike. */
export async function findAdvice(db: Connection, companyId: string, id: string): Promise<PaymentAdvice | undefined> {
  const [, bulkId, position] = PAYEE_OF_BULK.exec(id) ?? [];
  return bulkId ? adviceOfPayee(db, companyId, bulkId, Number(position)) : adviceOfRequest(db, companyId, id);
}

/** As reports name them: a bulk's id and the payee's place in it. */
const PAYEE_OF_BULK = /^(B\w+)-(\d{1,6})$/;

async function adviceOfRequest(db: Connection, companyId: string, id: string): Promise<PaymentAdvice | undefined> {
  const request = await reportedRequest(db, companyId, id);
  if (!request?.executed_at) return undefined;
  const debit = await debitOf(db, request);
  if (!debit) throw new Error("An executed request that the ledger does not know");
  if (debit.currency === request.currency && debit.amount !== totalOf(pricesOf(request)))
    throw new Error("A request that took something else than it says");
  return { record: reportRow(request), request, isPayee: false, debit };
}

const pricesOf = ({ currency, amount, charge, e_levy }: ReportedRequest) => ({
  currency,
  amount: BigInt(amount),
  charge: BigInt(charge),
  eLevy: BigInt(e_levy),
});

/** A payee of a bulk is paid by an entry of its own, some perhaps while others wait for the clearing. */
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

/** Of one payee's entry, or of all that the request posted; undefined where nothing was. */
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
