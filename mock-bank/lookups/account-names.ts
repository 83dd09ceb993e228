import type { Connection } from "../database/tables";
import { bankByCode } from "./banks";
import { personName } from "./generated";

/** Account numbers at other banks with this ending do not exist (the table of fixed outcomes). */
export const ACCOUNT_NOT_FOUND_END = "0000";
export const ACCOUNT_NOT_FOUND = "Account not found";

/** Accounts that the seed's company has saved as beneficiaries, with their owners' names. */
const named: ReadonlyMap<string, string> = new Map([
  ["1441000234567", "Accra Packaging Ltd"],
  ["1441000987654", "Sefwi Cocoa Farmers"],
  ["1441000111222", "Yaw Ofori"],
  ["1221000333444", "Kojo Addo"],
]);

/**
 * Returns the owner of an account at a bank with instant transfers: the same name for the same number; undefined if the
 * account does not exist.
 */
export function nameAtOtherBank(bankCode: string, account: string): string | undefined {
  if (!bankByCode(bankCode) || account.endsWith(ACCOUNT_NOT_FOUND_END)) return undefined;
  const { firstName, lastName } = personName(Number(BigInt(account) % 997n));
  return named.get(account) ?? `${firstName} ${lastName}`;
}

/** The reference of a successful lookup at the instant switch. It differs for each bank and account. */
export const lookupIdOf = (bankCode: string, account: string): string => `${bankCode}-${account}`;

export type AccountHere = {
  readonly accountId: string;
  readonly number: string;
  readonly name: string;
  readonly currency: string;
};

/** Finds a customer's account at this bank, of any company. */
export const accountHere = async (db: Connection, number: string): Promise<AccountHere | undefined> =>
  (await accountsHere(db, [number])).get(number);

/** Account numbers per query: both databases accept this many parameters. */
const AT_ONCE_MAX = 5000;

/** Returns the customer accounts at this bank among these numbers, by number. */
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
