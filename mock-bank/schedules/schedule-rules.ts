import { type Refusal, refuse } from "../core/handler";
import { bankDay } from "../values/wire-dates";
import type { Frequency } from "./recurrence";
import type { StoredSchedule } from "./schedule-repository";
import type { ScheduleInstruction } from "./set-up-schedule";

type Fields = {
  readonly isSchedule?: boolean | undefined;
  readonly frequency?: Frequency | undefined;
  /** DD-MM-YYYY. */
  readonly startDate?: string | undefined;
  readonly destinationBankCode?: string | undefined;
};

/** Latest start of a schedule, in years from today. */
const YEARS_AHEAD_MAX = 3;

/**
 * Returns the requested schedule; undefined for an immediate payment. A recurring one starts today by default
 * (specification 2, section 3).
 */
export function scheduleInstruction(input: Fields, now: Date): ScheduleInstruction | Refusal | undefined {
  if (!input.isSchedule) return undefined;
  if (!input.frequency) return refuse("frequency: is required.");
  if (input.frequency === "SPECIAL DATE" && !input.startDate) return refuse("startDate: is required.");
  const today = bankDay(now);
  const starts = input.startDate ? toDay(input.startDate) : today;
  if (!starts) return refuse("startDate: is not a date.");
  if (starts < today) return refuse("startDate: may not be in the past.");
  const latest = `${Number(today.slice(0, 4)) + YEARS_AHEAD_MAX}${today.slice(4)}`;
  if (starts > latest) return refuse(`startDate: may be no more than ${YEARS_AHEAD_MAX} years ahead.`);
  return { frequency: input.frequency, starts, bankCode: input.destinationBankCode ?? "" };
}

/** Converts "31-01-2027" to "2027-01-31"; returns undefined for dates that do not exist. */
function toDay(wire: string): string | undefined {
  const day = wire.split("-").reverse().join("-");
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && bankDay(moment) === day ? day : undefined;
}

export const SCHEDULE_NOT_FOUND = refuse("Schedule not found.");

/**
 * Returns a schedule, or why no change of it is accepted now. The change itself and the call that asks beforehand use
 * this function, so that they agree.
 */
export function changeable(schedule: StoredSchedule | undefined): StoredSchedule | Refusal {
  if (!schedule) return SCHEDULE_NOT_FOUND;
  if (schedule.status !== "ACTIVE") return refuse("Only a schedule that runs can be changed.");
  return schedule.change ? refuse("A change of this schedule waits for approval already.") : schedule;
}
