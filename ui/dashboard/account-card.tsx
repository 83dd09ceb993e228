import { Button, Card } from "@blueprintjs/core";
import type { Account } from "../../domain/accounts/account";
import type { BalanceTrend } from "../../domain/accounts/balance-trend";
import { AccountNumber } from "../accounts/account-number";
import { words } from "../accounts/words";
import { formatMoney } from "../kit/format";
import { TrendLine } from "./trend-line";

type Props = { account: Account; trend: BalanceTrend | undefined; onOpen: () => void };

/** Shows name, number, type and both balances of an account (S1-2.10-22). The name opens the account's details. */
export function AccountCard({ account, trend, onOpen }: Props) {
  return (
    <Card compact className="account-card" translate="no">
      <Button
        variant="minimal"
        size="small"
        intent="primary"
        className="account-name"
        title={account.name}
        onClick={onOpen}
        ellipsizeText
        text={account.name}
      />
      <div className="account-kind">
        <AccountNumber number={account.number} />
        <span>{account.type}</span>
      </div>
      <TrendLine trend={trend} />
      <dl>
        <div>
          <dt translate="yes">{words.available}</dt>
          <dd className="account-available">{formatMoney(account.available)}</dd>
        </div>
        <div>
          <dt translate="yes">{words.book}</dt>
          <dd>{formatMoney(account.book)}</dd>
        </div>
      </dl>
    </Card>
  );
}
