import { sql } from "kysely";
import type { Connection } from "../database/tables";
import { formatMoney } from "../ledger/minor-units";
import { totalOf } from "../orders/order";
import { findRequest, pricesOf, type StoredRequest } from "../requests/request-repository";
import { wireMoment } from "../values/wire-dates";
import { nameOf } from "../values/wire-names";
import { differenceFrom, earlierListOf } from "./list-difference";

/** Rejections before that are probably about something else. */
const REMEMBERED = "30 days";

type Change = { readonly label: string; readonly before: string; readonly after: string };

/**
 * Returns who rejected the same request before, unless it was approved since, why, and what has changed since; undefined if it was not rejected. The
 * same are: the same bill, a list with half of its payees, the same payee, or the same amount and narration.
 */
export async function askedAgain(db: Connection, request: StoredRequest) {
  const id =
    nameOf(request.category).form === "BULK"
      ? (await earlierListOf(db, request, "rejected"))?.id
      : await rejectedSingle(db, request);
  if (!id) return undefined;
  const rejection = await db
    .selectFrom("decisions")
    .innerJoin("users", "users.id", "decisions.user_id")
    .select(["full_name", "reason", "decided_at"])
    .where("request_id", "=", id)
    .where("decision", "=", "REJECT")
    .executeTakeFirst();
  const rejected = rejection && (await findRequest(db, request.company_id, id));
  if (!rejected) return undefined;
  return {
    transactionId: id,
    by: rejection.full_name,
    date: wireMoment(rejection.decided_at),
    reason: rejection.reason ?? "",
    changes: await changesBetween(db, rejected, request),
  };
}

async function rejectedSingle(db: Connection, request: StoredRequest): Promise<string | undefined> {
  const { id, company_id, category, payee, amount, narration, details, created_at: at } = request;
  const bill = details.invoiceNumber ?? details.adviceNumber ?? null;
  const isSame = (request: string) => sql`${sql.ref(`${request}.company_id`)} = ${company_id}
    and ${sql.ref(`${request}.category`)} = ${category}
    and (case when ${bill}::text is null
           then ${sql.ref(`${request}.payee`)} = ${payee}
             or (${sql.ref(`${request}.amount`)} = ${amount} and ${sql.ref(`${request}.narration`)} = ${narration})
         else coalesce(${sql.ref(`${request}.details`)} ->> 'invoiceNumber', ${sql.ref(`${request}.details`)} ->> 'adviceNumber')
           = ${bill}::text end)`;
  const { rows } = await sql<{ id: string }>`
    select rejected.id from requests rejected
     where ${isSame("rejected")} and rejected.id <> ${id} and rejected.status = 'REJECTED'
       and rejected.decided_at <= ${at} and rejected.decided_at > ${at}::timestamptz - ${REMEMBERED}::interval
       and not exists (
         select 1 from requests approved
          where ${isSame("approved")} and approved.id <> ${id} and approved.status in ('APPROVED', 'PROCESSING')
            and approved.decided_at > rejected.decided_at and approved.created_at < ${at})
     order by rejected.decided_at desc limit 1`.execute(db);
  return rows[0]?.id;
}

/** The details that an approver compares, with the labels of the client. */
const labels: Readonly<Record<string, string>> = {
  destinationAccountName: "Beneficiary",
  destinationAccountNo: "Beneficiary Account",
  destinationBank: "Beneficiary Bank",
  bankBranch: "Bank Branch",
  destinationCountry: "Beneficiary Country",
  swiftCode: "Swift Code",
  transferType: "Transfer Type",
  walletName: "Wallet Name",
  phoneNumber: "Telephone Number",
  networkCode: "Network",
  customerId: "Customer ID",
  lastCardDigits: "Card Number",
  feePaidBy: "Fee Paid By",
};

async function changesBetween(db: Connection, before: StoredRequest, after: StoredRequest): Promise<Change[]> {
  const moneyOf = (request: StoredRequest) => formatMoney(request.currency, totalOf(pricesOf(request)));
  const numbers = await db
    .selectFrom("ledger_accounts")
    .select(["id", "number"])
    .where("id", "in", [before.source_account_id, after.source_account_id])
    .execute();
  const numberOf = ({ source_account_id }: StoredRequest) =>
    numbers.find(({ id }) => id === source_account_id)?.number ?? "";
  const detailOf = ({ details }: StoredRequest, field: string) => {
    const value = details[field];
    return typeof value === "string" ? value : "";
  };
  const compared: readonly Change[] = [
    { label: "Total Amount", before: moneyOf(before), after: moneyOf(after) },
    { label: "Source Account", before: numberOf(before), after: numberOf(after) },
    ...Object.entries(labels).map(([field, label]) => ({
      label,
      before: detailOf(before, field),
      after: detailOf(after, field),
    })),
    { label: "Narration", before: before.narration, after: after.narration },
    ...(await listChange(db, before, after)),
  ];
  return compared.filter((change) => change.before !== change.after);
}

async function listChange(db: Connection, before: StoredRequest, after: StoredRequest): Promise<readonly Change[]> {
  if (nameOf(after.category).form !== "BULK") return [];
  const { added, missing, changed } = await differenceFrom(db, after.id, before.id);
  if (added + missing + changed === 0) return [];
  const words = `${after.row_count}: ${added} new, ${missing} missing, ${changed} with another amount`;
  return [{ label: "Beneficiaries", before: `${before.row_count}`, after: words }];
}
