import type { Day } from "../../domain/calendar";
import type { BulkOptions } from "../../domain/payments/bulk";
import { fail, ok, type Result } from "../../domain/result";
import { hasNoProblems, type Problems } from "../forms/checked-draft";
import { scheduleProblems, toSchedule } from "./transfer-draft";

/** The form with the options of a bulk payment. */
export class BulkOptionsDraft {
  /** "yes" to save the payees as a list; otherwise empty. */
  keepsPayee = "";
  /** "yes" to schedule the payment; otherwise empty. */
  scheduled = "";
  frequency = "";
  start = "";
}

/** @param today the day on which the form is filled in */
export function toBulkOptions(draft: BulkOptionsDraft, today: Day): Result<BulkOptions, Problems<BulkOptionsDraft>> {
  const problems = scheduleProblems(draft, today);
  if (!hasNoProblems(problems)) return fail(problems);
  return ok({ keepsPayee: draft.keepsPayee !== "", schedule: toSchedule(draft, today) });
}
