import type { Day } from "../../domain/calendar";
import { type Frequency, frequencies, type Schedule } from "../../domain/payments/schedule";
import type { ListedValue } from "./contract/listed-values";

/** Frequencies are sent upper-cased, `specialDate` in two words (specification 2, section 3). */
export const wireFrequencies = {
  daily: "DAILY",
  weekly: "WEEKLY",
  monthly: "MONTHLY",
  quarterly: "QUARTERLY",
  specialDate: "SPECIAL DATE",
} as const satisfies Record<Frequency, ListedValue<"frequency">>;

/** DD-MM-YYYY (specification 2, section 3). */
export const wireDay = (day: Day): string => day.split("-").reverse().join("-");

/** What every call that may be made later or again and again sends (specification 2, section 3). */
export function scheduleFields(schedule: Schedule | undefined) {
  if (!schedule) return { isSchedule: false };
  return {
    isSchedule: true,
    frequency: wireFrequencies[schedule.frequency],
    startDate: wireDay(schedule.start),
  };
}

export const frequencyOf = (wire: string): Frequency | undefined =>
  frequencies.find((each) => wireFrequencies[each] === wire.toUpperCase());
