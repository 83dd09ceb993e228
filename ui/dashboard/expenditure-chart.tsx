import { Classes } from "@blueprintjs/core";
import { type Expenditure, expenditureTypes, percentageOf } from "../../domain/accounts/expenditure";
import { Chart } from "../shared/charts/chart";
import { doughnutChart } from "../shared/charts/doughnut";
import { palettes } from "../shared/charts/palette";
import { formatMoney } from "../shared/format";
import type { Theme } from "../shared/theme";
import { words as shared } from "../shared/words";
import { ExpenditureTable } from "./expenditure-table";
import { words as all } from "./words";

const words = all.expenditure;
const RING_PX = 208;

type Props = { expenditure: Expenditure | undefined; isLoading: boolean; theme: Theme };

/** A ring with the total inside and a legend next to it; empty while no figures are loaded. */
export function ExpenditureChart({ expenditure, isLoading, theme }: Props) {
  const palette = palettes[theme];
  const slices = expenditureTypes.map((kind) => {
    const part = expenditure?.byType[kind];
    const tooltip =
      expenditure && part
        ? `${words.kinds[kind]}\n${formatMoney(part)} (${percentageOf(part, expenditure.total)} %)`
        : "";
    return { name: words.kinds[kind], size: part?.minor ?? 0, tooltip };
  });
  return (
    <div className="expenditure-figures" aria-busy={isLoading}>
      <Chart
        option={isLoading && !expenditure ? undefined : doughnutChart(slices, palette)}
        height={RING_PX}
        table={<ExpenditureTable caption={words.title} expenditure={expenditure} />}
      >
        <div className={`ring-total ${isLoading ? Classes.SKELETON : ""}`}>
          <span>{words.total}</span>
          <strong>{expenditure ? formatMoney(expenditure.total) : shared.none}</strong>
        </div>
      </Chart>
      <ul className="legend" aria-hidden="true">
        {expenditureTypes.map((kind, at) => (
          <li key={kind}>
            <span className="legend-colour" style={{ background: palette.slices[at] }} />
            <span>{words.kinds[kind]}</span>
            <span className="legend-share">
              {expenditure ? `${percentageOf(expenditure.byType[kind], expenditure.total)} %` : shared.none}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
