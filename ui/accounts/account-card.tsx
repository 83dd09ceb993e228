import { Card } from "@blueprintjs/core";
import type { Account } from "../../domain/accounts/account";
import { AccountNumber } from "../shared/account-number";
import { amount } from "../shared/format";
import { words } from "./words";

/** Name, number, type and both balances (S1-2.10-22). */
export function AccountCard({ account }: { account: Account }) {
  return (
    <Card compact className="account-card">
      <div className="account-name" title={account.name}>
        {account.name}
      </div>
      <div className="account-kind">
        <AccountNumber number={account.number} />
        <span>{account.type}</span>
      </div>
      <dl>
        <div>
          <dt>{words.available}</dt>
          <dd className="account-available">{amount(account.available)}</dd>
        </div>
        <div>
          <dt>{words.book}</dt>
          <dd>{amount(account.book)}</dd>
        </div>
      </dl>
    </Card>
  );
}
