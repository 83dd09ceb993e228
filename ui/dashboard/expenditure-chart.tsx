import { Classes } from "@blueprintjs/core";
import { type Expenditure, expenditureKinds, shareOf } from "../../domain/accounts/expenditure";
import { Chart } from "../shared/charts/chart";
import { doughnut } from "../shared/charts/doughnut";
import { palettes } from "../shared/charts/palette";
import { amount } from "../shared/format";
import type { Theme } from "../shared/theme";
import { words as shared } from "../shared/words";
import { ExpenditureTable } from "./expenditure-table";
import { words as all } from "./words";

const words = all.expenditure;
const RING_PX = 208;

type Props = { spent: Expenditure | undefined; isLoading: boolean; theme: Theme };

/** A ring with the total inside and a legend next to it; empty while no figures are loaded. */
export function ExpenditureChart({ spent, isLoading, theme }: Props) {
  const palette = palettes[theme];
  const slices = expenditureKinds.map((kind) => {
    const part = spent?.byKind[kind];
    const told = spent && part ? `${words.kinds[kind]}\n${amount(part)} (${shareOf(part, spent.total)} %)` : "";
    return { name: words.kinds[kind], size: part?.minor ?? 0, told };
  });
  return (
    <div className="expenditure-figures" aria-busy={isLoading}>
      <Chart
        option={doughnut(slices, palette)}
        height={RING_PX}
        table={<ExpenditureTable caption={words.title} spent={spent} />}
      >
        <div className={`ring-total ${isLoading ? Classes.SKELETON : ""}`}>
          <span>{words.total}</span>
          <strong>{spent ? amount(spent.total) : shared.none}</strong>
        </div>
      </Chart>
      <ul className="legend" aria-hidden="true">
        {expenditureKinds.map((kind, at) => (
          <li key={kind}>
            <span className="legend-colour" style={{ background: palette.slices[at] }} />
            <span>{words.kinds[kind]}</span>
            <span className="legend-share">
              {spent ? `${shareOf(spent.byKind[kind], spent.total)} %` : shared.none}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
