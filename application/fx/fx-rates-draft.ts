import { type FxCurrency, fxCurrencies } from "../../domain/fx/fx-rate";
import { CEDI } from "../../domain/money";
import { fail, ok, type Result } from "../../domain/result";
import { hasNoProblems, type Problems, problemsOf, Required } from "../forms/checked-draft";

/** The form that selects the rates to show (specification 2, section 5). */
export class FxRatesDraft {
  @Required("From")
  from = "";

  @Required("To")
  to: string = CEDI;
}

/** Returns the foreign currency, which is sufficient because all rates are against the cedi. */
export function toFxCurrency(draft: FxRatesDraft): Result<FxCurrency, Problems<FxRatesDraft>> {
  const currency = fxCurrencies.find((each) => each === draft.from);
  const problems = problemsOf(draft);
  return currency && hasNoProblems(problems) ? ok(currency) : fail(problems);
}
