import { type Day, parseDay } from "../../domain/calendar";
import { plainText } from "../../domain/plain-text";
import type { ReportFilter, ReportOutcome } from "../../domain/reports/report";
import { fail, ok, type Result } from "../../domain/result";
import { hasNoProblems, type Problems } from "../forms/checked-draft";

/** The form with the filter of a report; all fields are optional (S3-2.5-26). */
export class ReportFilterDraft {
  outcome: ReportOutcome = "all";
  id = "";
  transactionId = "";
  start = "";
  end = "";
}

/** Validates the form and converts it to a filter (specification 3, section 5). */
export function toReportFilter(
  draft: ReportFilterDraft,
  today: Day,
): Result<ReportFilter, Problems<ReportFilterDraft>> {
  const [start, end] = [parseDay(draft.start), parseDay(draft.end)];
  const problems = { ...futureProblems(start, end, today), ...orderProblem(start, end) };
  if (!hasNoProblems(problems)) return fail(problems);
  return ok({
    outcome: draft.outcome,
    id: plainText(draft.id),
    transactionId: plainText(draft.transactionId),
    start,
    end,
  });
}

function futureProblems(start: Day | undefined, end: Day | undefined, today: Day): Problems<ReportFilterDraft> {
  return {
    ...(start && start > today && { start: "Start date should not be in the future" }),
    ...(end && end > today && { end: "End date should not be in the future" }),
  };
}

const orderProblem = (start: Day | undefined, end: Day | undefined): Problems<ReportFilterDraft> =>
  start && end && start > end ? { start: "Start date should not be greater than end date" } : {};
