import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Link } from "wouter";
import { AccountNumber } from "../accounts/account-text";
import { MovementTable } from "../accounts/movement-table";
import { EmptyState, FailedState, LoadingRows } from "../kit/loading/list-states";
import type { ScreenPath } from "../kit/navigation/paths";
import type { RecentStore } from "./dashboard-store";
import { words as all } from "./words";

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
    <section aria-labelledby="recent-heading" className="bp6-card widget recent">
      <div className="section-head">
        <h2 id="recent-heading">{words.title}</h2>
        <span className="recent-account">{store.account && <AccountNumber number={store.account.number} />}</span>
        {seesStatement && <Link href={"/bankStatements" satisfies ScreenPath}>{words.statement}</Link>}
      </div>
      <div className="widget-body">
        <RecentContent store={store} />
      </div>
    </section>
  );
});

const RecentContent = observer(function RecentContent({ store }: { store: RecentStore }) {
  const { hasFailed, isCancelled } = store.state;
  if (hasFailed) return <FailedState isCancelled={isCancelled} onRetry={() => void store.retry()} />;
  if (!store.movements) return <LoadingRows rows={ROWS_SHOWN} onCancel={store.account && store.transactions.cancel} />;
  if (store.movements.length === 0) return <EmptyState title={words.none} />;
  return <MovementTable label={words.title} movements={store.movements} dayLevel={3} />;
});
