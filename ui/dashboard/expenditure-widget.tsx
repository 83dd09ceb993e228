import { Classes } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { type Expenditure, expenditureTypes, percentageOf } from "../../domain/accounts/expenditure";
import { AccountField } from "../accounts/account-field";
import { Chart } from "../kit/charts/chart";
import { doughnutChart } from "../kit/charts/doughnut";
import { usePalette } from "../kit/charts/palette";
import { DateRangeField } from "../kit/fields/date-field";
import { formatMoney } from "../kit/format";
import { words as shared } from "../kit/words";
import type { ExpenditureStore } from "./expenditure-store";
import { Statistics } from "./statistics";
import { words as all } from "./words";
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
      <div className="expenditure-figures" aria-busy={store.isLoading}>
        <ExpenditureChart expenditure={store.expenditure.value} isLoading={store.isLoading} />
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
