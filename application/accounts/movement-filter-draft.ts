import { MaxLength } from "class-validator";
import type { MovementFilter } from "../../domain/accounts/statement";
import { exceeds, parseBalance } from "../../domain/money";
import { fail, ok, type Result } from "../../domain/result";
import { isFree, type Problems, problemsOf, rule } from "../forms/checked-draft";

export const FILTER_NARRATION_LENGTH_MAX = 25;

const Amount = (label: string): PropertyDecorator =>
  rule("amount", (text) => {
    const parsed = parseBalance(text);
    return parsed.ok && parsed.value.minor >= 0 ? undefined : `${label} must be a number with at most two decimals`;
  });

/** Transaction History Filter as it was filled in, with its defaults (specification 1, section 9). */
export class MovementFilterDraft {
  operation: MovementFilter["operation"] = "all";

  @Amount("From")
  from = "0.00";

  @Amount("To")
  to = "100000.00";

  @MaxLength(FILTER_NARRATION_LENGTH_MAX, {
    message: `Narration may have at most ${FILTER_NARRATION_LENGTH_MAX} characters`,
  })
  narration = "";
}

/** The only way from the form to a filter of amounts in one currency. */
export function toMovementFilter(
  draft: MovementFilterDraft,
  currency: string,
): Result<MovementFilter, Problems<MovementFilterDraft>> {
  const [from, to] = [parseBalance(draft.from, currency), parseBalance(draft.to, currency)];
  const isBackwards = from.ok && to.ok && exceeds(from.value, to.value);
  const problems = { ...(isBackwards && { from: "From should not be greater than To" }), ...problemsOf(draft) };
  if (!from.ok || !to.ok || !isFree(problems)) return fail(problems);
  return ok({ operation: draft.operation, from: from.value, to: to.value, narration: draft.narration.trim() });
}
