import type { Connection } from "../database/tables";
import { type Currency, currencies } from "../values/currencies";

/** Currencies of the accounts at this bank. */

const perCurrency = <Name extends string>(name: Name, title: string): ControlAccount[] =>
  currencies.map((currency) => ({ number: `${name}-${currency}`, name: `${title} ${currency}`, currency }));

type ControlAccount = { readonly number: string; readonly name: string; readonly currency: Currency };

/** Accounts of the bank's counterparties: the source of incoming and the destination of outgoing money. */
export const controlAccounts: readonly ControlAccount[] = [
  { number: "GIP-SETTLEMENT", name: "Instant transfers settlement", currency: "GHS" },
  { number: "ACH-CLEARING", name: "Automated clearing house", currency: "GHS" },
  { number: "WALLET-MTN", name: "MTN wallet settlement", currency: "GHS" },
  { number: "WALLET-TELECEL", name: "Telecel wallet settlement", currency: "GHS" },
  { number: "WALLET-AIRTELTIGO", name: "AirtelTigo wallet settlement", currency: "GHS" },
  { number: "PREPAID-CARDS", name: "Prepaid cards", currency: "GHS" },
  { number: "GHANA-GOV", name: "Ghana.gov collections", currency: "GHS" },
  { number: "SSNIT", name: "SSNIT collections", currency: "GHS" },
  { number: "FEES-INCOME", name: "Fees income", currency: "GHS" },
  { number: "E-LEVY", name: "E-Levy payable", currency: "GHS" },
  ...perCurrency("FX-POSITION", "Foreign exchange position"),
  ...perCurrency("CASH", "Cash and opening balances"),
];

/** Creates missing control accounts, so that a new one needs no migration. */
export async function createControlAccounts(db: Connection): Promise<void> {
  await db
    .insertInto("ledger_accounts")
    .values(controlAccounts.map((account) => ({ ...account, kind: "control", type: "Control", company_id: null })))
    .onConflict((conflict) => conflict.column("number").doNothing())
    .execute();
}

/** Returns a function that gives the id of a control account by its number. */
export async function controlAccountIds(db: Connection): Promise<(number: string) => string> {
  const accounts = await db
    .selectFrom("ledger_accounts")
    .select(["number", "id"])
    .where("kind", "=", "control")
    .execute();
  const ids = new Map(accounts.map(({ number, id }) => [number, id]));
  return (number) => {
    const id = ids.get(number);
    if (!id) throw new Error(`No control account ${number}`);
    return id;
  };
}
