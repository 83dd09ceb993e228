import type { Day } from "../../domain/calendar";
import type { BulkOptions } from "../../domain/payments/bulk";
import { fail, ok, type Result } from "../../domain/result";
import { isFree, type Problems } from "../forms/checked-draft";
import { scheduleProblems, toSchedule } from "./transfer-draft";

/** What is asked beside the rows of a bulk payment, as it was filled in. */
export class BulkOptionsDraft {
  /** "yes" when the payees are to be kept as a list. */
  keepsPayee = "";
  /** "yes" when it is to be made later, or again and again. */
  scheduled = "";
  frequency = "";
  start = "";
}

/** @param today the day on which it is filled in */
export function toBulkOptions(draft: BulkOptionsDraft, today: Day): Result<BulkOptions, Problems<BulkOptionsDraft>> {
  const problems = scheduleProblems(draft, today);
  if (!isFree(problems)) return fail(problems);
  return ok({ keepsPayee: draft.keepsPayee !== "", schedule: toSchedule(draft, today) });
}
