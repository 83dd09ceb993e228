import { Button, Card } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { changeOf, type DayRate, type FxCurrency, type FxRates, formatRate, type Rate } from "../../domain/fx/fx-rate";
import { CEDI } from "../../domain/money";
import { ActionButton } from "../kit/action-button";
import { ChoiceField } from "../kit/fields/choice-field";
import { Form } from "../kit/fields/form";
import { fieldBinder } from "../kit/fields/form-store";
import { formatDate } from "../kit/format";
import { EmptyState, FailedState, LoadingRows } from "../kit/loading/list-states";
import { useServices } from "../services";
import { FxRatesHistory } from "./fx-rates-history";
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
  return (
    <div className="fx-rates">
      <Form label={all.tabs.rates} refusals={form.refusals} onSubmit={() => void store.view()}>
        <fieldset className="fx-currency">
          <legend>{all.currency}</legend>
          <ChoiceField label={words.from} {...bind("from")} choices={foreignCurrencies} />
          <ChoiceField label={words.to} {...bind("to")} choices={cediOnly} />
          <ActionButton
            type="submit"
            intent="primary"
            text={words.view}
            busy={store.rates.content.kind === "loading"}
            reason={store.isComplete ? undefined : words.choose}
            onRefused={() => form.refuse()}
          />
        </fieldset>
      </Form>
      <LoadedRates store={store} />
    </div>
  );
});

const LoadedRates = observer(function LoadedRates({ store }: { store: FxRatesStore }) {
  const { shownCurrency, history } = store;
  const { content } = store.rates;
  if (content.kind === "idle" || content.kind === "loading")
    return <LoadingRows rows={8} className="tall" onCancel={store.rates.cancel} />;
  if (content.kind === "failed")
    return <FailedState isCancelled={content.isCancelled} onRetry={() => void store.rates.retry()} />;
  const newest = history.at(-1);
  if (!newest) return <EmptyState title={words.none} />;
  return (
    <>
      <Pairs rates={content.value} shown={shownCurrency} onShow={store.show} />
      <Rates currency={shownCurrency} newest={newest} history={history} />
    </>
  );
});

type PairsProps = { rates: FxRates; shown: FxCurrency; onShow: (currency: FxCurrency) => void };

/** The newest rate of each currency, and how it has changed. Pressing one shows its history. */
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
            <span>{`${currency} / ${CEDI}`}</span>
            <strong>{formatRate(newest.sell)}</strong>
            {change && <span className="quiet-note">{words.change(change, formatDate(oldest.day))}</span>}
          </span>
        </Button>
      );
    })}
  </fieldset>
);

type Props = { currency: FxCurrency; newest: DayRate; history: readonly DayRate[] };

function Rates({ currency, newest, history }: Props) {
  return (
    <section className="fx-result" aria-labelledby="fx-heading">
      <h2 id="fx-heading">{`${words.title} ${formatDate(newest.day)}`}</h2>
      <p className="quiet-note">{words.of(currency)}</p>
      <div className="fx-cards">
        <RateCard label={words.buy} rate={newest.buy} />
        <RateCard label={words.sell} rate={newest.sell} />
      </div>
      <FxRatesHistory currency={currency} history={history} />
    </section>
  );
}

function RateCard({ label, rate }: { label: string; rate: Rate }) {
  return (
    <Card compact className="fx-card">
      <span>{label}</span>
      <strong>{`${CEDI} ${formatRate(rate)}`}</strong>
    </Card>
  );
}
