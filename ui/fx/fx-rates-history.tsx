import { Button, ButtonGroup } from "@blueprintjs/core";
import { useState } from "react";
import { changeOf, type DayRate, type FxCurrency, formatRate } from "../../domain/fx/fx-rate";
import { areaChart } from "../kit/charts/area";
import { Chart } from "../kit/charts/chart";
import { usePalette } from "../kit/charts/palette";
import { formatDate } from "../kit/format";
import { words as fxWords } from "./words";

const words = fxWords.rates;
/** In pixels (specification 2, section 9). */
const CHART_HEIGHT = 350;

/** Numbers of the newest days that can be chosen; the bank decides how many there are. */
const PERIODS = [7, 30, 60] as const;

/** The sell rates by date, as a drawing and as a table. */
export function FxRatesHistory({ currency, history: all }: { currency: FxCurrency; history: readonly DayRate[] }) {
  const [days, setDays] = useState<number>();
  const history = days ? all.slice(-days) : all;
  const title = words.history(currency);
  const points = history.map(({ day, sell }) => ({
    name: formatDate(day),
    value: Number(formatRate(sell)),
    tooltip: formatRate(sell),
  }));
  const [first] = history;
  const change = changeOf(history);
  const periods = PERIODS.filter((each) => each < all.length);
  return (
    <figure className="fx-history">
      <figcaption>
        <span>{title}</span>
        {days && change && first && <strong>{words.change(change, formatDate(first.day))}</strong>}
        {periods.length > 0 && (
          <ButtonGroup className="fx-periods" aria-label={words.period}>
            {[...periods, undefined].map((each) => (
              <Button
                key={each ?? "all"}
                text={each ? words.days(each) : words.all}
                active={days === each}
                aria-pressed={days === each}
                onClick={() => setDays(each)}
              />
            ))}
          </ButtonGroup>
        )}
      </figcaption>
      <Chart
        option={areaChart(points, usePalette())}
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
