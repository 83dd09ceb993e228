import { personName } from "../companies/generated";
import type { Connection } from "../handler";
import { bankByCode } from "./banks";

/** Accounts at other banks with this end are not found (the table of fixed outcomes). */
export const ACCOUNT_NOT_FOUND_END = "0000";
export const ACCOUNT_NOT_FOUND = "Account not found";

/** Those whom the seed's company has saved are known by name. */
const named: ReadonlyMap<string, string> = new Map([
  ["1441000234567", "Accra Packaging Ltd"],
  ["1441000987654", "Sefwi Cocoa Farmers"],
  ["1441000111222", "Yaw Ofori"],
  ["1221000333444", "Kojo Addo"],
]);

/** Whose account it is at a bank that takes instant transfers, always the same for the same number; undefined when there is none. */
export function nameAtOtherBank(bankCode: string, account: string): string | undefined {
  if (!bankByCode(bankCode) || account.endsWith(ACCOUNT_NOT_FOUND_END)) return undefined;
  const { firstName, lastName } = personName(Number(BigInt(account) % 997n));
  return named.get(account) ?? `${firstName} ${lastName}`;
}

/** What the switch calls a successful lookup: another bank or account has another. */
export const lookupIdOf = (bankCode: string, account: string): string => `${bankCode}-${account}`;

export type AccountHere = {
  readonly accountId: string;
  readonly number: string;
  readonly name: string;
  readonly currency: string;
};

/** A customer's account at this bank, whoever's it is. */
export const accountHere = async (db: Connection, number: string): Promise<AccountHere | undefined> =>
  (await accountsHere(db, [number])).get(number);

/** Few enough parameters for one query of either database. */
const AT_ONCE_MAX = 5000;

/** Those of the numbers that are accounts of customers at this bank. */
export async function accountsHere(
  db: Connection,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, AccountHere>> {
  const wanted = [...new Set(numbers)];
  const accounts = new Map<string, AccountHere>();
  for (let from = 0; from < wanted.length; from += AT_ONCE_MAX) {
    const found = await db
      .selectFrom("ledger_accounts")
      .select(["id as accountId", "number", "name", "currency"])
      .where("number", "in", wanted.slice(from, from + AT_ONCE_MAX))
      .where("kind", "=", "customer")
      .execute();
    for (const account of found) accounts.set(account.number, account);
  }
  return accounts;
}
