import type { Account } from "../../domain/accounts/account";
import { numberGroups } from "../../domain/accounts/number-groups";
import { NameLines } from "../kit/facts";
import "./accounts.css";

/** Groups the digits visually. Copy, search and screen readers still see plain digits. */
export function AccountNumber({ number }: { number: string }) {
  const [first, ...others] = numberGroups(number);
  return (
    <span className="account-number" translate="no">
      {first}
      {others.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its position.
        <span key={index}>{group}</span>
      ))}
    </span>
  );
}

export const AccountName = ({ account: { name, number } }: { account: Account }) => (
  <PayeeName name={name} account={number} />
);

/** The payee in up to three lines: name, account, and bank. */
export function PayeeName({ name, account, place }: { name: string; account: string; place?: string }) {
  return <NameLines name={name} lines={[<AccountNumber key="number" number={account} />, place].filter(Boolean)} />;
}
