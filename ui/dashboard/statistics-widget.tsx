import { observer } from "mobx-react-lite";
import { LoadingRows } from "../shared/lists/list-states";
import type { ExpenditureStore } from "./expenditure-store";
import { ExpenditureTable } from "./expenditure-table";
import { words as all } from "./words";

const words = all.statistics;
const KINDS_AND_TOTAL = 6;

/** The figures of the expenditure analysis, for the same account and period (S1-2.10-21). */
export const StatisticsWidget = observer(function StatisticsWidget({ store }: { store: ExpenditureStore }) {
  return (
    <section aria-labelledby="statistics-heading" className="bp6-card widget">
      <h2 id="statistics-heading">{words.title}</h2>
      <StatisticsContent store={store} />
    </section>
  );
});

const StatisticsContent = observer(function StatisticsContent({ store }: { store: ExpenditureStore }) {
  if (store.isLoading) return <LoadingRows rows={KINDS_AND_TOTAL} />;
  if (store.hasFailed) return <p className="quiet-line">{words.failed}</p>;
  const { value } = store.expenditure;
  return value ? (
    <ExpenditureTable caption={words.title} expenditure={value} />
  ) : (
    <p className="quiet-line">{words.none}</p>
  );
});
