import type { Connection } from "../database/tables";
import { formatMinor } from "../ledger/minor-units";

/** Returns every account of the ledger, customers' first, with its posted and its available balance. */
export async function listAllAccounts(db: Connection) {
  const rows = await db
    .selectFrom("ledger_accounts as account")
    .leftJoin("companies as company", "company.id", "account.company_id")
    .select(["account.number", "account.name", "account.kind", "account.currency", "account.book", "account.held"])
    .select("company.name as company")
    .orderBy("account.kind", "desc")
    .orderBy("company.created_at")
    .orderBy("company.name")
    .orderBy("account.position")
    .orderBy("account.id")
    .execute();
  return rows.map(({ number, name, kind, currency, book, held, company }) => ({
    accountNumber: number,
    name,
    company: kind === "customer" ? (company ?? "") : "The bank",
    currency,
    book: formatMinor(book),
    available: formatMinor(BigInt(book) - BigInt(held)),
  }));
}
