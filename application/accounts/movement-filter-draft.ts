import type { Movement, MovementFilter } from "../../domain/accounts/statement";
import { exceeds, formatMinor, parseBalance } from "../../domain/money";
import { plainText } from "../../domain/plain-text";
import { fail, ok, type Result } from "../../domain/result";
import { AtMost, hasNoProblems, type Problems, problemsOf, rule } from "../forms/checked-draft";

export const FILTER_NARRATION_LENGTH_MAX = 25;

const Amount = (label: string): PropertyDecorator =>
  rule("amount", (text) => {
    const parsed = parseBalance(text);
    return parsed.ok && parsed.value.minor >= 0 ? undefined : `${label} must be a number with at most two decimals`;
  });

const USUAL_MAXIMUM = "100000.00";
const USUAL_MAXIMUM_MINOR = 100_000_00;

/** Returns the default of To: 100000.00 (specification 1, section 9), or the largest amount if that is higher. */
export function defaultMaximum(movements: readonly Movement[]): string {
  const [largest] = movements.map(({ amount }) => amount).sort((one, other) => other.minor - one.minor);
  return largest && largest.minor > USUAL_MAXIMUM_MINOR ? formatMinor(largest) : USUAL_MAXIMUM;
}

/** The form Transaction History Filter with its defaults (specification 1, section 9). */
export class MovementFilterDraft {
  operation: MovementFilter["operation"] = "all";

  @Amount("From")
  from = "0.00";

  @Amount("To")
  to = USUAL_MAXIMUM;

  @AtMost("Narration", FILTER_NARRATION_LENGTH_MAX)
  narration = "";
}

/**
 * Converts the form to a filter of amounts in one currency.
 * @param maximum the default of To; if the user left it unchanged, the filter has no upper limit and hides no amount of
 * another period
 */
export function toMovementFilter(
  draft: MovementFilterDraft,
  currency: string,
  maximum: string = USUAL_MAXIMUM,
): Result<MovementFilter, Problems<MovementFilterDraft>> {
  const [from, to] = [parseBalance(draft.from, currency), parseBalance(draft.to, currency)];
  const isReversed = from.ok && to.ok && exceeds(from.value, to.value);
  const problems = { ...(isReversed && { from: "From should not be greater than To" }), ...problemsOf(draft) };
  if (!from.ok || !to.ok || !hasNoProblems(problems)) return fail(problems);
  const upperEnd = plainText(draft.to) === maximum ? undefined : to.value;
  return ok({ operation: draft.operation, from: from.value, to: upperEnd, narration: plainText(draft.narration) });
}
