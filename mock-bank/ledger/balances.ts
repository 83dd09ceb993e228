import { sql } from "kysely";
import { compileOnce } from "../database/compile-once";
import type { Connection } from "../database/tables";
import { formatMinor, type Minor } from "./minor-units";

export type Balance = {
  readonly accountId: string;
  readonly number: string;
  readonly name: string;
  readonly type: string;
  readonly currency: string;
  readonly isPrimary: boolean;
  readonly book: Minor;
  /** Book balance less holds: the amount that can be spent. */
  readonly available: Minor;
};

/** Returns a company's accounts in order, the primary one first. */
export async function balancesOf(db: Connection, companyId: string): Promise<Balance[]> {
  const accounts = await accountsOf(db, { companyId });
  return accounts.map(({ id, is_primary, book, held, ...shown }) => ({
    ...shown,
    accountId: id,
    isPrimary: is_primary,
    book: BigInt(book),
    available: BigInt(book) - BigInt(held),
  }));
}

const accountsOf = compileOnce((db, { companyId }: { companyId: string }) =>
  db
    .selectFrom("ledger_accounts")
    .select(["id", "number", "name", "type", "currency", "is_primary", "book", "held"])
    .where("company_id", "=", companyId)
    .orderBy("position")
    .orderBy("id"),
);

export type TrialBalance = {
  readonly currency: string;
  /** Customers' balances and the bank's other liabilities. */
  readonly credits: string;
  /** The bank's assets. */
  readonly debits: string;
  readonly balanced: boolean;
};

/** Sums the balances of each currency on both sides, which must be equal. */
export async function trialBalance(db: Connection): Promise<TrialBalance[]> {
  const { rows } = await sql<{ currency: string; credits: string; debits: string }>`
    select currency,
           sum(greatest(book, 0)) as credits,
           sum(greatest(-book, 0)) as debits
      from ledger_accounts group by currency order by currency`.execute(db);
  return rows.map(({ currency, credits, debits }) => ({
    currency,
    credits: formatMinor(credits),
    debits: formatMinor(debits),
    balanced: credits === debits,
  }));
}
