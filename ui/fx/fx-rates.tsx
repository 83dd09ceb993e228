import { Button, ButtonGroup } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { changeOf, type DayRate, type FxCurrency, type FxRates, formatRate, type Rate } from "../../domain/fx/fx-rate";
import { CEDI } from "../../domain/money";
import { ActionButton } from "../kit/action-button";
import { Chart } from "../kit/charts/chart";
import { areaChart } from "../kit/charts/chart-options";
import { usePalette } from "../kit/charts/palette";
import { ChoiceField } from "../kit/fields/choice-field";
import { Form } from "../kit/fields/form";
import { fieldBinder } from "../kit/fields/form-store";
import { formatDate } from "../kit/format";
import { EmptyState, FailedState, LoadingRows } from "../kit/loading/list-states";
import { useWide } from "../kit/use-wide";
import { useServices } from "../services";
import { FxRatesStore } from "./fx-rates-store";
import { words as all } from "./words";
import "./fx.css";

const words = all.rates;
/** The currencies with rates against the cedi (specification 2, section 9). */
const foreign = ["USD", "EUR", "GBP"] as const satisfies readonly FxCurrency[];
const foreignCurrencies = foreign.map((code) => ({ value: code, text: code }));
const cediOnly = [{ value: CEDI, text: CEDI }];

/** View FX Rate (specification 2, section 2.6). */
export const FxRatesView = observer(function FxRatesView() {
  const services = useServices();
  const [store] = useState(() => new FxRatesStore(services));
  useEffect(() => void store.load(), [store]);
  const { form } = store;
  const bind = fieldBinder(form);
  const newest = store.history.at(-1);
  return (
    <section className="fx-result">
      <div className="fx-head">
        {newest && (
          <div>
            <h2>{`${words.title} ${formatDate(newest.day)}`}</h2>
            <p className="quiet-note">{words.of(store.shownCurrency)}</p>
          </div>
        )}
        <Form label={all.tabs.rates} refusals={form.refusals} onSubmit={() => void store.view()}>
          <fieldset className="fx-currency">
            <legend className="for-screen-readers">{all.currency}</legend>
            <ChoiceField label={words.from} {...bind("from")} choices={foreignCurrencies} />
            <ChoiceField label={words.to} {...bind("to")} choices={cediOnly} />
            <ActionButton
              type="submit"
              variant="outlined"
              text={words.view}
              busy={store.rates.content.kind === "loading"}
              reason={store.isComplete ? undefined : words.choose}
              onRefused={() => form.refuse()}
            />
          </fieldset>
        </Form>
      </div>
      <LoadedRates store={store} />
    </section>
  );
});

const LoadedRates = observer(function LoadedRates({ store }: { store: FxRatesStore }) {
  const { shownCurrency, history } = store;
  const { content } = store.rates;
  if (content.kind === "idle" || content.kind === "loading")
    return <LoadingRows rows={8} className="tall" onCancel={store.rates.cancel} />;
  if (content.kind === "failed")
    return <FailedState isCancelled={content.isCancelled} onRetry={() => void store.rates.retry()} />;
  if (history.length === 0) return <EmptyState title={words.none} />;
  return (
    <>
      <Pairs rates={content.value} shown={shownCurrency} onShow={store.show} />
      <FxRatesHistory currency={shownCurrency} history={history} />
    </>
  );
});

type PairsProps = { rates: FxRates; shown: FxCurrency; onShow: (currency: FxCurrency) => void };

/** The newest rates of each currency, and how the sell rate has changed. Pressing one shows its history. */
const Pairs = ({ rates, shown, onShow }: PairsProps) => (
  <fieldset className="fx-pairs" aria-label={words.pairs}>
    {foreign.map((currency) => {
      const history = rates[currency];
      const [oldest] = history;
      const newest = history.at(-1);
      const change = changeOf(history);
      if (!oldest || !newest) return null;
      return (
        <Button
          key={currency}
          alignText="start"
          active={currency === shown}
          aria-pressed={currency === shown}
          onClick={() => onShow(currency)}
        >
          <span className="fx-pair">
            <span>
              {currency}
              <span className="fx-cedi">{` / ${CEDI}`}</span>
            </span>
            {change && <span className="quiet-note">{words.change(change, formatDate(oldest.day))}</span>}
            <RateOf label={words.buy} rate={newest.buy} />
            <RateOf label={words.sell} rate={newest.sell} />
          </span>
        </Button>
      );
    })}
  </fieldset>
);

const RateOf = ({ label, rate }: { label: string; rate: Rate }) => (
  <span className="fx-rate">
    <span>{label}</span>{" "}
    <strong>
      <span className="fx-cedi">{`${CEDI} `}</span>
      {formatRate(rate)}
    </strong>
  </span>
);

/** In pixels (specification 2, section 9). */
const CHART_HEIGHT = 350;

/** Numbers of dates below the chart that do not touch each other. */
const LABELS_MAX = { onPhone: 5, elsewhere: 14 };

/** Numbers of the newest days that can be chosen; the bank decides how many there are. */
const PERIODS = [7, 30, 60] as const;

/** The sell rates by date, as a drawing and as a table. */
function FxRatesHistory({ currency, history: all }: { currency: FxCurrency; history: readonly DayRate[] }) {
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
  const isWide = useWide("md");
  const [lowest, highest] = extremesOf(history);
  const periods = PERIODS.filter((each) => each < all.length);
  return (
    <figure className="fx-history">
      <figcaption>
        <span>{title}</span>
        {isWide && lowest && highest && <span>{words.range(formatRate(lowest.sell), formatRate(highest.sell))}</span>}
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
        option={areaChart(points, usePalette(), isWide ? LABELS_MAX.elsewhere : LABELS_MAX.onPhone)}
        height={CHART_HEIGHT}
        table={<Table title={title} history={history} />}
      />
    </figure>
  );
}

/** Returns the days with the lowest and the highest sell rate. */
function extremesOf(history: readonly DayRate[]): readonly (DayRate | undefined)[] {
  const sorted = [...history].sort((one, other) => Number(formatRate(one.sell)) - Number(formatRate(other.sell)));
  return [sorted[0], sorted.at(-1)];
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
