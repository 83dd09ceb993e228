import { observer } from "mobx-react-lite";
import { LoadingRows } from "../shared/lists/faces";
import type { ExpenditureStore } from "./expenditure-store";
import { ExpenditureTable } from "./expenditure-table";
import { words as all } from "./words";

const words = all.statistics;
const KINDS_AND_TOTAL = 6;

/** The same account and period as the analysis, in figures (S1-2.10-21). */
export const StatisticsWidget = observer(function StatisticsWidget({ store }: { store: ExpenditureStore }) {
  const { content } = store.spent;
  return (
    <section aria-labelledby="statistics-heading" className="bp6-card widget">
      <h2 id="statistics-heading">{words.title}</h2>
      {content.is === "loading" && <LoadingRows rows={KINDS_AND_TOTAL} />}
      {content.is === "ready" && <ExpenditureTable caption={words.title} spent={content.value} />}
      {(content.is === "failed" || content.is === "idle") && <p className="quiet-line">{words.none}</p>}
    </section>
  );
});
