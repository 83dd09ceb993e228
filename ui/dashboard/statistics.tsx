import { Button, Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { type Expenditure, expenditureTypes, percentageOf } from "../../domain/accounts/expenditure";
import { usePalette } from "../kit/charts/palette";
import { explain } from "../kit/explain";
import { formatMoney } from "../kit/format";
import { FailedState, LoadingRows } from "../kit/loading/list-states";
import type { ExpenditureStore } from "./expenditure-store";
import { words as all } from "./words";
import "../kit/lists/tables.css";

const { statistics: words, expenditure: labels } = all;
const KINDS_AND_TOTAL = 6;

type Props = { store: ExpenditureStore };

/** The figures of the expenditure analysis, for the same account and period (S1-2.10-21); also the ring's legend. */
export const Statistics = observer(function Statistics({ store }: Props) {
  return (
    <section aria-labelledby="statistics-heading" className="statistics">
      <h3 id="statistics-heading">{words.title}</h3>
      <div className="widget-body">
        <StatisticsContent store={store} />
      </div>
    </section>
  );
});

const StatisticsContent = observer(function StatisticsContent({ store }: Props) {
  const { content, value } = store.expenditure;
  if (store.isLoading) return <LoadingRows rows={KINDS_AND_TOTAL} onCancel={cancelOf(store)} />;
  if (value) return <StatisticsTable expenditure={value} />;
  if (store.isCancelled) return <FailedState isCancelled onRetry={() => void store.retry()} />;
  return (
    <>
      <p className="quiet-line">{store.hasFailed ? words.failed : words.none}</p>
      {content.kind === "failed" && !content.isCancelled && (
        <Callout role="alert" intent="danger" compact className="expenditure-failed">
          <span>{explain(content.failure)}</span>
          <Button size="small" text={labels.retry} onClick={() => void store.expenditure.retry()} />
        </Callout>
      )}
    </>
  );
});

/** While the accounts are loading, their own placeholder offers to cancel. */
const cancelOf = ({ expenditure }: ExpenditureStore) =>
  expenditure.content.kind === "loading" ? expenditure.cancel : undefined;

function StatisticsTable({ expenditure: { byType, total } }: { expenditure: Expenditure }) {
  const { slices } = usePalette();
  return (
    <table className="requests-table dense">
      <caption className="for-screen-readers">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.kind}</th>
          <th scope="col" data-align="right">
            {labels.share}
          </th>
          <th scope="col" data-align="right">
            {labels.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {expenditureTypes.map((kind, at) => (
          <tr key={kind}>
            <th scope="row">
              <span className="legend-colour" style={{ background: slices[at] }} />
              {labels.kinds[kind]}
            </th>
            <td data-align="right">{`${percentageOf(byType[kind], total)} %`}</td>
            <td data-align="right">{formatMoney(byType[kind])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{labels.total}</th>
          <td />
          <td data-align="right">{formatMoney(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
