import { Button, Card } from "@blueprintjs/core";
import type { Account } from "../../domain/accounts/account";
import { type BalanceTrend, changeOfTrend } from "../../domain/accounts/balance-trend";
import { AccountNumber } from "../accounts/account-text";
import { words } from "../accounts/words";
import { Modal } from "../kit/dialogs/modal";
import { type Fact, Facts } from "../kit/facts";
import { formatMoney } from "../kit/format";
import { useNavigation } from "../kit/navigation/use-navigation";
import { words as shared } from "../kit/words";
import { useUser } from "../services";
import { words as dashboard } from "./words";

type Props = { account: Account; trend: BalanceTrend | undefined; onOpen: () => void };

/**
 * Shows name, number, type and both balances of an account (S1-2.10-22), equal ones as one amount. The name opens the
 * account's details.
 */
export function AccountCard({ account, trend, onOpen }: Props) {
  const isSame = account.available.minor === account.book.minor;
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
      <div className="account-kind dotted-facts">
        <span>
          <AccountNumber number={account.number} />
        </span>
        <span>{account.type}</span>
      </div>
      <TrendLine trend={trend} />
      <dl>
        <div>
          <dt translate="yes">{isSame ? words.availableAndBook : words.available}</dt>
          <dd className="account-available">{formatMoney(account.available)}</dd>
        </div>
        {!isSame && (
          <div>
            <dt translate="yes">{words.book}</dt>
            <dd>{formatMoney(account.book)}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

const WIDTH = 100;
const HEIGHT = 24;
const EDGE = 2;

/** The balance of 30 days as a line, with its change in words. The place is reserved before it is known. */
function TrendLine({ trend }: { trend: BalanceTrend | undefined }) {
  const change = trend && changeOfTrend(trend);
  return (
    <div className="account-trend">
      {trend && (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <polyline points={pointsOf(trend)} />
        </svg>
      )}
      {change && <span>{dashboard.trend(change)}</span>}
    </div>
  );
}

function pointsOf(trend: BalanceTrend): string {
  const [low, high] = [Math.min(...trend), Math.max(...trend)];
  const range = high - low || 1;
  return trend
    .map((balance, at) => {
      const x = (at / Math.max(1, trend.length - 1)) * WIDTH;
      const y = high === low ? HEIGHT / 2 : EDGE + ((high - balance) / range) * (HEIGHT - 2 * EDGE);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(" ");
}

type DetailsProps = {
  account: Account;
  /** Zero-based index of the account in the company's list; the statement page uses it to select the account. */
  index: number;
  onClose: () => void;
};

/** Shows all data of an account (specification 1, section 3), with a button that opens its statement. */
export function AccountDetails({ account, index, onClose }: DetailsProps) {
  const navigation = useNavigation();
  const { permissions } = useUser();
  const facts: readonly Fact[] = [
    { label: words.fields.name, value: account.name },
    { label: words.fields.number, value: <AccountNumber number={account.number} /> },
    { label: words.fields.type, value: account.type },
    { label: words.fields.currency, value: account.currency },
    { label: words.available, value: formatMoney(account.available) },
    { label: words.book, value: formatMoney(account.book) },
    { label: words.fields.bank, value: account.bankName || shared.none },
    { label: words.fields.primary, value: account.isPrimary ? words.fields.yes : words.fields.no },
  ];
  return (
    <Modal title={words.details} onClose={onClose}>
      <Facts facts={facts} />
      <div className="modal-buttons">
        {permissions.bankStatements && (
          <Button
            text={words.statement}
            onClick={() => navigation.go("/bankStatements", { state: { account: index } })}
          />
        )}
        <Button intent="primary" autoFocus text={shared.close} onClick={onClose} />
      </div>
    </Modal>
  );
}
