import { FxRatesDraft, toFxCurrency } from "../../application/fx/fx-rates-draft";
import type { DayRate, FxCurrency, FxRates } from "../../domain/fx/fx-rate";
import { FormStore } from "../kit/fields/form-store";
import { LoadedStore } from "../kit/loading/loaded-store";
import { makeStore } from "../kit/make-store";
import type { Services } from "../services";

/** The currency that most companies pay in, shown before one is chosen. */
const MOST_PAID: FxCurrency = "USD";

/** View FX Rate: the chosen currency and its rates (specification 2, section 2.6). */
export class FxRatesStore {
  readonly form: FormStore<FxRatesDraft, FxCurrency>;
  readonly rates: LoadedStore<FxRates>;
  /** The currency of the shown rates. Another choice of the form takes effect with View Rates. */
  shownCurrency: FxCurrency = MOST_PAID;

  constructor(private readonly services: Pick<Services, "fx" | "log">) {
    this.form = new FormStore(() => new FxRatesDraft(), toFxCurrency);
    this.form.fill({ from: MOST_PAID });
    this.rates = new LoadedStore((failure) => services.log.warn("Rates did not load", failure));
    makeStore(this);
  }

  get isComplete(): boolean {
    return this.form.outcome.ok;
  }

  /** The rates of the shown currency, oldest first. */
  get history(): readonly DayRate[] {
    return this.rates.value?.[this.shownCurrency] ?? [];
  }

  async view(): Promise<void> {
    const currency = this.form.submit();
    if (!currency) return;
    this.shownCurrency = currency;
    await this.load();
  }

  load(): Promise<void> {
    return this.rates.load(() => this.services.fx.rates());
  }

  /** Shows another currency of the rates that are loaded, and chooses it in the form. */
  show(currency: FxCurrency): void {
    this.form.fill({ from: currency });
    this.shownCurrency = currency;
  }
}
