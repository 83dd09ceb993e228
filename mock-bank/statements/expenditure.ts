import { sql } from "kysely";
import type { Connection } from "../database/tables";
import type { Minor } from "../ledger/minor-units";
import type { Period } from "./period";

/** Funds transfers, mobile money, bill payments, prepaid card loads, others (specification 1, section 3). */
const expenditureKinds = ["FDT", "MMT", "BLP", "PCL", "OET"] as const;
export type ExpenditureKind = (typeof expenditureKinds)[number];

const CUSTOMER = "customer";

/** Classifies by destination; charges, levies, cash and foreign exchange are "others". */
const kindOf = (destination: string): ExpenditureKind => {
  if ([CUSTOMER, "GIP-SETTLEMENT", "ACH-CLEARING"].includes(destination)) return "FDT";
  if (destination.startsWith("WALLET-")) return "MMT";
  if (destination === "GHANA-GOV" || destination === "SSNIT") return "BLP";
  return destination === "PREPAID-CARDS" ? "PCL" : "OET";
};

/**
 * Returns the debits of an account in a period by kind. Every posted debit counts once, transfers to the company's own
 * accounts included, so that the kinds add up to the debits of the statement.
 */
export async function expenditureOf(
  db: Connection,
  accountId: string,
  { from, until }: Period,
): Promise<ReadonlyMap<ExpenditureKind, Minor>> {
  const { rows } = await sql<{ destination: string; total: string }>`
    select case when there.kind = ${CUSTOMER} then ${CUSTOMER} else there.number end as destination, sum(line.amount) as total
      from journal_lines line
      join ledger_accounts there on there.id = line.account_id
      join ledger_accounts here on here.id = ${accountId} and here.currency = there.currency
     where line.amount > 0
       and line.entry_id in (select entry_id from journal_lines
                              where account_id = ${accountId} and amount < 0 and posted_at >= ${from} and posted_at < ${until})
     group by 1`.execute(db);
  const spent = new Map<ExpenditureKind, Minor>(expenditureKinds.map((kind) => [kind, 0n]));
  for (const { destination, total } of rows) {
    const kind = kindOf(destination);
    spent.set(kind, (spent.get(kind) ?? 0n) + BigInt(total));
  }
  return spent;
}
