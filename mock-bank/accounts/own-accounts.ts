import type { Connection } from "../handler";
import { type Balance, balancesOf } from "../ledger/balances";

/** Those of the company's accounts that have these numbers: another company's account is as unknown as one that does not exist. */
export async function ownAccounts(
  db: Connection,
  companyId: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Balance>> {
  const accounts = await balancesOf(db, companyId);
  return new Map(accounts.filter(({ number }) => numbers.includes(number)).map((account) => [account.number, account]));
}
