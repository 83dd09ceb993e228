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
export async function accountHere(db: Connection, number: string): Promise<AccountHere | undefined> {
  const found = await db
    .selectFrom("ledger_accounts")
    .select(["id", "number", "name", "currency"])
    .where("number", "=", number)
    .where("kind", "=", "customer")
    .executeTakeFirst();
  return found && { accountId: found.id, number: found.number, name: found.name, currency: found.currency };
}
