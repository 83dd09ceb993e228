import type { OfficialStatement, OrderedStatement } from "../../domain/accounts/official-statement";
import { Badge } from "../kit/badge";
import type { Fact } from "../kit/facts";
import { formatPeriod } from "../kit/fields/period-field";
import { formatDate, formatDateTime, formatMoney } from "../kit/format";
import { type Column, column, layouts } from "../kit/lists/column";
import { messageOr, type OperationDescription } from "../operations/action-store";
import { AccountName, AccountNumber } from "./account-text";
import { officialStatementWords as words } from "./words";

const { orders } = words;

/** The columns of the list of ordered statements. */
export const orderedColumns: readonly Column<OrderedStatement>[] = [
  column(
    words.account,
    ({ accountName, accountNumber }) => [<AccountNumber key="number" number={accountNumber} />, accountName],
    layouts.lead,
  ),
  column(orders.state, (ordered) => [<StateBadge key="state" ordered={ordered} />], layouts.status),
  // The dialog has no room for a table, and a card begins with the value of this priority.
  column(words.period, ({ period }) => [formatPeriod(period)], layouts.amount),
  column(words.delivery, ({ delivery }) => [delivery.kind === "branch" ? delivery.branch : delivery.address]),
  column(orders.by, ({ orderedBy }) => [orderedBy]),
  column(orders.at, ({ orderedAt }) => [formatDateTime(orderedAt)]),
  column(orders.charge, ({ charge }) => [charge.minor === 0 ? orders.free : formatMoney(charge)]),
  column(orders.reference, ({ id }) => [id], layouts.id),
];

function StateBadge({ ordered: { delivery, readyAt } }: { ordered: OrderedStatement }) {
  const { states } = orders;
  if (!readyAt) return <Badge intent="primary">{states.ordered}</Badge>;
  const date = formatDate(readyAt);
  return <Badge intent="success">{delivery.kind === "branch" ? states.ready(date) : states.sent(date)}</Badge>;
}

export const describeOfficialStatement = (order: OfficialStatement): OperationDescription => ({
  title: words.confirmation,
  facts: officialStatementFacts(order),
  success: messageOr(words.ordered),
  failure: words.failed,
});

/** Returns the facts of an ordered statement for its confirmation. */
const officialStatementFacts = ({ account, period, delivery }: OfficialStatement): readonly Fact[] => [
  { label: words.account, value: <AccountName account={account} />, isName: true },
  { label: words.period, value: formatPeriod(period) },
  delivery.kind === "branch"
    ? { label: words.branch, value: [delivery.branch.name, delivery.branch.address].filter(Boolean).join(", ") }
    : { label: words.email, value: delivery.address },
];
