import type { Connection } from "../database/tables";
import { type Balance, balancesOf } from "../ledger/balances";

/** Returns the company's accounts among these numbers. Other companies' accounts are treated as missing. */
export async function ownAccounts(
  db: Connection,
  companyId: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Balance>> {
  const accounts = await balancesOf(db, companyId);
  return new Map(accounts.filter(({ number }) => numbers.includes(number)).map((account) => [account.number, account]));
}
