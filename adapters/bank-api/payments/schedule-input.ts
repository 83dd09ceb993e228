import type { ListedValue } from "../../../contract/listed-values";
import { type Frequency, frequencies, type Schedule } from "../../../domain/payments/schedule";
import { wireDay } from "../values/dates";

/** Frequencies are sent in upper case, `specialDate` as two words (specification 2, section 3). */
export const wireFrequencies = {
  daily: "DAILY",
  weekly: "WEEKLY",
  monthly: "MONTHLY",
  quarterly: "QUARTERLY",
  specialDate: "SPECIAL DATE",
} as const satisfies Record<Frequency, ListedValue<"frequency">>;

/** Fields of every payment that can be scheduled (specification 2, section 3). */
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
