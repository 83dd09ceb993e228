import { addDays, type Day, type Period, parseDay } from "../../domain/calendar";
import { DAY_EXAMPLE, requiredMessage } from "../../domain/form-messages";
import { plainText } from "../../domain/plain-text";
import { fail, ok, type Result } from "../../domain/result";
import { hasNoProblems, type Problems, problemsOf, rule } from "./checked-draft";

/** Requires a date (specification 1, section 5). */
const RequiredDay = (label: string): PropertyDecorator =>
  rule("requiredDay", (text) => {
    if (!plainText(text)) return requiredMessage(label);
    return parseDay(text) ? undefined : `${label} must be a date such as ${DAY_EXAMPLE}`;
  });

/** A form with a date range. */
export class PeriodDraft {
  @RequiredDay("Start date")
  start = "";

  @RequiredDay("End date")
  end = "";
}

/** Limits of a range: the latest start and end, and the maximum number of days including the first and the last. */
export type PeriodLimits = { readonly startMax?: Day; readonly endMax?: Day; readonly daysMax?: number };

/** Validates the two fields and converts them to a period (specification 1, section 5). */
export function toPeriod(draft: PeriodDraft, limits: PeriodLimits = {}): Result<Period, Problems<PeriodDraft>> {
  const [start, end] = [parseDay(draft.start), parseDay(draft.end)];
  const problems = { ...fitProblems(start, end, limits), ...problemsOf(draft) };
  return start && end && hasNoProblems(problems) ? ok({ start, end }) : fail(problems);
}

function fitProblems(
  start: Day | undefined,
  end: Day | undefined,
  { startMax, endMax, daysMax }: PeriodLimits,
): Problems<PeriodDraft> {
  if (isAfter(start, startMax)) return { start: "Start date should not be in the future" };
  if (isAfter(start, end)) return { start: "Start date should not be greater than end date" };
  if (isAfter(end, endMax)) return { end: "End date is too far in the future" };
  if (start && daysMax && isAfter(end, addDays(start, daysMax - 1)))
    return { start: `A period may have at most ${daysMax} days` };
  return {};
}

const isAfter = (day: Day | undefined, limit: Day | undefined): boolean | undefined => day && limit && day > limit;
