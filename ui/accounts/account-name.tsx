import type { Account } from "../../domain/accounts/account";
import { NameLines } from "../kit/facts";
import { AccountNumber } from "./account-number";

export const AccountName = ({ account: { name, number } }: { account: Account }) => (
  <PayeeName name={name} account={number} />
);

/** The payee in up to three lines: name, account, and bank. */
export function PayeeName({ name, account, place }: { name: string; account: string; place?: string }) {
  return <NameLines name={name} lines={[<AccountNumber key="number" number={account} />, place].filter(Boolean)} />;
}
