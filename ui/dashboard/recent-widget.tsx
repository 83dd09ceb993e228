import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Link } from "wouter";
import type { Movement } from "../../domain/accounts/statement";
import { AccountNumber } from "../shared/account-number";
import { MovementType } from "../shared/accounts/movement-type";
import { formatDate, formatMoney } from "../shared/format";
import { EmptyState, FailedState, LoadingRows } from "../shared/lists/list-states";
import type { RecentStore } from "./recent-store";
import { words as all } from "./words";
import "../shared/lists/tables.css";

const words = all.recent;
const ROWS_SHOWN = 5;

/**
 * The newest transactions of the active account (spec gaps, S1-4-43). Users with access to statements see a link to its
 * statement.
 */
export const RecentWidget = observer(function RecentWidget({
  store,
  seesStatement,
}: {
  store: RecentStore;
  seesStatement: boolean;
}) {
  useEffect(() => store.follow(), [store]);
  return (
    <section aria-labelledby="recent-heading" className="bp6-card widget">
      <div className="section-head">
        <h2 id="recent-heading">{words.title}</h2>
        {seesStatement && <Link href="/bankStatements">{words.statement}</Link>}
      </div>
      {store.account && (
        <p className="quiet-line recent-account">
          <AccountNumber number={store.account.number} />
        </p>
      )}
      <RecentContent store={store} />
    </section>
  );
});

const RecentContent = observer(function RecentContent({ store }: { store: RecentStore }) {
  if (store.hasFailed) return <FailedState onRetry={() => void store.retry()} />;
  if (!store.movements) return <LoadingRows rows={ROWS_SHOWN} className="dense" />;
  if (store.movements.length === 0) return <EmptyState title={words.none} />;
  return <Movements movements={store.movements} />;
});

/** Two lines per cell, so that the table also fits a phone. */
function Movements({ movements }: { movements: readonly Movement[] }) {
  return (
    <table className="requests-table dense">
      <caption className="for-screen-readers">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.narration}</th>
          <th scope="col">{words.type}</th>
          <th scope="col" data-align="right">
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bank gives transactions no id.
          <tr key={index}>
            <td className="wrapping">
              <div className="lines">
                <span>{movement.narration}</span>
                <span className="second-line">{formatDate(movement.at)}</span>
              </div>
            </td>
            <td>
              <MovementType type={movement.type} />
            </td>
            <td data-align="right">{formatMoney(movement.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
