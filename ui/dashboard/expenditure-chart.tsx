import { Classes } from "@blueprintjs/core";
import { type Expenditure, expenditureTypes, percentageOf } from "../../domain/accounts/expenditure";
import { Chart } from "../kit/charts/chart";
import { doughnutChart } from "../kit/charts/doughnut";
import { usePalette } from "../kit/charts/use-palette";
import { formatMoney } from "../kit/format";
import { words as shared } from "../kit/words";
import { words as all } from "./words";

const words = all.expenditure;
const RING_PX = 208;

type Props = { expenditure: Expenditure | undefined; isLoading: boolean };

/** A ring with the total inside; empty while no figures are loaded. The statistics next to it are its legend. */
export function ExpenditureChart({ expenditure, isLoading }: Props) {
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
