import { Card } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import type { Account } from "../../../domain/accounts/account";
import { exceeds, subtract } from "../../../domain/money";
import { type BulkGroup, type BulkTotals, bulkRules } from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/payments/categories";
import { AccountName } from "../../accounts/account-text";
import { type Fact, Facts } from "../../kit/facts";
import { formatAmount, formatMoney } from "../../kit/format";
import { Warning } from "../../kit/warning";
import { words as shared } from "../../kit/words";
import { LimitsNote } from "../payment-amount-field";
import type { PaymentChecks } from "../payment-checks";
import { displayText } from "./bulk-columns";
import { words as all } from "./bulk-words";

const words = all.totals;

/** The sums of a list that was read from a file or typed by hand. */
type BulkSummary = {
  readonly category: BulkCategory;
  readonly totals: BulkTotals;
  readonly groups: readonly BulkGroup[];
};

/** The totals by type with their charges, and the balance of the source account after the payment. */
export const BulkTotalsCard = observer(function BulkTotalsCard({
  list,
  source,
  checks: { limits, warning },
  isSourceShown = false,
}: {
  list: BulkSummary;
  source: Account;
  checks: PaymentChecks;
  isSourceShown?: boolean;
}) {
  const { totals } = list;
  const exceedsBalance = exceeds(totals.total, source.available);
  const facts: readonly Fact[] = [
    ...(isSourceShown ? [{ label: all.from, value: <AccountName account={source} /> }] : []),
    { label: words.available, value: formatMoney(source.available) },
    { label: words.after, value: formatMoney(subtract(source.available, totals.total)) },
  ];
  return (
    <div className="bulk-totals">
      {list.groups.length > 0 && <GroupTable list={list} />}
      <Card compact>
        <Facts facts={facts} />
        <p className="field-problem" aria-live="polite">
          {exceedsBalance && words.short}
        </p>
        <LimitsNote limits={limits} showsProblem />
        <div aria-live="polite">
          <Warning text={warning} />
        </div>
      </Card>
    </div>
  );
});

const GroupTable = observer(function GroupTable({ list }: { list: BulkSummary }) {
  const { groups, totals, category } = list;
  const { hasELevy, groupedBy } = bulkRules[category];
  const rows = groups.length > 1 ? [...groups, { ...totals, group: words.all }] : groups;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    <section className="table-scroll" aria-label={words.title} tabIndex={0}>
      <table className="requests-table">
        <caption className="for-screen-readers">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.group[category]}</th>
            {[words.count, words.amount, ...(hasELevy ? [words.eLevy] : []), words.charge, words.total].map(
              (header) => (
                <th key={header} scope="col" data-align="right">
                  {header}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.group}>
              <td>{(groupedBy ? displayText(groupedBy, row.group) : row.group) || shared.none}</td>
              <td data-align="right">{row.count.toLocaleString("en")}</td>
              <td data-align="right">{formatAmount(row.amount)}</td>
              {hasELevy && <td data-align="right">{formatAmount(row.eLevy)}</td>}
              <td data-align="right">{formatAmount(row.charge)}</td>
              <td data-align="right">{formatAmount(row.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
