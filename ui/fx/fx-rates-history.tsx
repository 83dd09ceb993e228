import { changeOf, type DayRate, type FxCurrency, formatRate } from "../../domain/fx/fx-rate";
import { areaChart } from "../kit/charts/area";
import { Chart } from "../kit/charts/chart";
import { palettes } from "../kit/charts/palette";
import { formatDate } from "../kit/format";
import { useTheme } from "../kit/theme";
import { words as all } from "./words";

const words = all.rates;
/** In pixels (specification 2, section 9). */
const CHART_HEIGHT = 350;

/** The sell rates by date, as a drawing and as a table. */
export function FxRatesHistory({ currency, history }: { currency: FxCurrency; history: readonly DayRate[] }) {
  const title = words.history(currency);
  const points = history.map(({ day, sell }) => ({
    name: formatDate(day),
    value: Number(formatRate(sell)),
    tooltip: formatRate(sell),
  }));
  const [first] = history;
  const change = changeOf(history);
  return (
    <figure className="fx-history">
      <figcaption>
        {title} {change && first && <strong>{words.change(change, formatDate(first.day))}</strong>}
      </figcaption>
      <Chart
        option={areaChart(points, palettes[useTheme()])}
        height={CHART_HEIGHT}
        table={<Table title={title} history={history} />}
      />
    </figure>
  );
}

function Table({ title, history }: { title: string; history: readonly DayRate[] }) {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.buy}</th>
          <th scope="col">{words.sell}</th>
        </tr>
      </thead>
      <tbody>
        {history.map(({ day, buy, sell }) => (
          <tr key={day}>
            <th scope="row">{formatDate(day)}</th>
            <td>{formatRate(buy)}</td>
            <td>{formatRate(sell)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
