import { Button, Callout, Classes } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { type Expenditure, expenditureTypes, percentageOf } from "../../domain/accounts/expenditure";
import { AccountField } from "../accounts/account-field";
import { Chart } from "../kit/charts/chart";
import { doughnutChart } from "../kit/charts/chart-options";
import { usePalette } from "../kit/charts/palette";
import { explain } from "../kit/explain";
import { DateRangeField } from "../kit/fields/date-field";
import { formatMoney } from "../kit/format";
import { FailedState, LoadingRows } from "../kit/loading/list-states";
import { words as shared } from "../kit/words";
import type { ExpenditureStore } from "./expenditure-store";
import { words as all } from "./words";
import "../kit/lists/tables.css";
import "./widgets.css";

const words = all.expenditure;
const RING_PX = 208;

/** Customer Expenditure Analysis, with the figures of its ring (specification 1, section 2.10). */
export const ExpenditureWidget = observer(function ExpenditureWidget({ store }: { store: ExpenditureStore }) {
  useEffect(() => store.follow(), [store]);
  return (
    <section aria-labelledby="expenditure-heading" className="bp6-card widget expenditure">
      <h2 id="expenditure-heading">{words.title}</h2>
      <div className="expenditure-choice">
        <AccountField
          label={words.account}
          value={store.account?.number ?? ""}
          onChange={store.choose}
          accounts={store.choices}
        />
        <DateRangeField form={store.form} today={store.today} limits={store.limits} />
      </div>
      <div className="expenditure-figures" aria-busy={store.state.isLoading}>
        <ExpenditureChart expenditure={store.expenditure.value} isLoading={store.state.isLoading} />
        <Statistics store={store} />
      </div>
    </section>
  );
});

type Props = { expenditure: Expenditure | undefined; isLoading: boolean };

/** A ring with the total inside; empty while no figures are loaded. The statistics next to it are its legend. */
function ExpenditureChart({ expenditure, isLoading }: Props) {
  const palette = usePalette();
  const slices = expenditureTypes.map((kind) => {
    const part = expenditure?.byType[kind];
    const tooltip =
      expenditure && part
        ? `${words.kinds[kind]}\n${formatMoney(part)} (${percentageOf(part, expenditure.total)} %)`
        : "";
    return { name: words.kinds[kind], size: part?.minor ?? 0, tooltip };
  });
  return (
    <Chart option={isLoading && !expenditure ? undefined : doughnutChart(slices, palette)} height={RING_PX}>
      <div className={`ring-total ${isLoading ? Classes.SKELETON : ""}`}>
        <span>{words.total}</span>
        <strong>{expenditure ? formatMoney(expenditure.total) : shared.none}</strong>
      </div>
    </Chart>
  );
}

const statisticsWords = all.statistics;
const KINDS_AND_TOTAL = 6;

type StatisticsProps = { store: ExpenditureStore };

/** The figures of the expenditure analysis, for the same account and period (S1-2.10-21); also the ring's legend. */
const Statistics = observer(function Statistics({ store }: StatisticsProps) {
  return (
    <section aria-labelledby="statistics-heading" className="statistics">
      <h3 id="statistics-heading">{statisticsWords.title}</h3>
      <div className="widget-body">
        <StatisticsContent store={store} />
      </div>
    </section>
  );
});

const StatisticsContent = observer(function StatisticsContent({ store }: StatisticsProps) {
  const { content, value } = store.expenditure;
  const { isLoading, isCancelled, hasFailed } = store.state;
  if (isLoading) return <LoadingRows rows={KINDS_AND_TOTAL} onCancel={cancelOf(store)} />;
  if (value) return <StatisticsTable expenditure={value} />;
  if (isCancelled) return <FailedState isCancelled onRetry={() => void store.retry()} />;
  return (
    <>
      <p className="quiet-line">{hasFailed ? statisticsWords.failed : statisticsWords.none}</p>
      {content.kind === "failed" && !content.isCancelled && (
        <Callout role="alert" intent="danger" compact className="expenditure-failed">
          <span>{explain(content.failure)}</span>
          <Button size="small" text={words.retry} onClick={() => void store.expenditure.retry()} />
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
      <caption className="for-screen-readers">{statisticsWords.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.kind}</th>
          <th scope="col" data-align="right">
            {words.share}
          </th>
          <th scope="col" data-align="right">
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {expenditureTypes.map((kind, at) => (
          <tr key={kind}>
            <th scope="row">
              <span className="legend-colour" style={{ background: slices[at] }} />
              {words.kinds[kind]}
            </th>
            <td data-align="right">{`${percentageOf(byType[kind], total)} %`}</td>
            <td data-align="right">{formatMoney(byType[kind])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td />
          <td data-align="right">{formatMoney(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
