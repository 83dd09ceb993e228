import { Callout, Card } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import type { Account } from "../../../domain/accounts/account";
import { exceeds, subtract } from "../../../domain/money";
import { type BulkGroup, type BulkTotals, bulkKinds } from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/requests/categories";
import { type Fact, Facts } from "../../shared/facts";
import { amount, figures } from "../../shared/format";
import { words as shared } from "../../shared/words";
import { shownAs } from "./bulk-columns";
import { words as all } from "./bulk-words";

const words = all.totals;

/** The sums of a list that was read from a file or typed by hand. */
type Summed = {
  readonly category: BulkCategory;
  readonly totals: BulkTotals;
  readonly groups: readonly BulkGroup[];
};

/** The totals by type with their charges, and the balance of the source account after the payment. */
export const BulkTotalsCard = observer(function BulkTotalsCard({
  list,
  source,
  warning,
}: {
  list: Summed;
  source: Account;
  warning: string | undefined;
}) {
  const { totals, groups } = list;
  const isShort = exceeds(totals.total, source.available);
  const facts: readonly Fact[] = [
    { label: words.total, value: amount(totals.total), isTotal: true },
    { label: words.available, value: amount(source.available) },
    { label: words.after, value: amount(subtract(source.available, totals.total)) },
  ];
  return (
    <div className="bulk-totals">
      {groups.length > 0 ? (
        <GroupTable list={list} />
      ) : (
        <Card compact>
          <Facts facts={sumsOf(totals, list)} />
        </Card>
      )}
      <Card compact>
        <Facts facts={facts} />
        <p className="field-problem" aria-live="polite">
          {isShort && words.short}
        </p>
        <div aria-live="polite">
          {warning && (
            <Callout compact intent="warning">
              {warning}
            </Callout>
          )}
        </div>
      </Card>
    </div>
  );
});

const sumsOf = (totals: BulkTotals, { category }: Summed): readonly Fact[] => [
  { label: words.count, value: totals.count.toLocaleString("en") },
  { label: words.amount, value: amount(totals.amount) },
  ...(bulkKinds[category].hasELevy ? [{ label: words.eLevy, value: amount(totals.eLevy) }] : []),
  { label: words.charge, value: amount(totals.charge) },
];

const GroupTable = observer(function GroupTable({ list }: { list: Summed }) {
  const { groups, totals, category } = list;
  const { hasELevy, groupedBy } = bulkKinds[category];
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
              <td>{(groupedBy ? shownAs(groupedBy, row.group) : row.group) || shared.none}</td>
              <td data-align="right">{row.count.toLocaleString("en")}</td>
              <td data-align="right">{figures(row.amount)}</td>
              {hasELevy && <td data-align="right">{figures(row.eLevy)}</td>}
              <td data-align="right">{figures(row.charge)}</td>
              <td data-align="right">{figures(row.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
