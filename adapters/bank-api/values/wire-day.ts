import type { Day } from "../../../domain/calendar";

/** Formats a day as DD-MM-YYYY (spec gaps, dates). */
export const wireDay = (day: Day): string => day.split("-").reverse().join("-");
