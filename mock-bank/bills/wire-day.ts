import { bankDay } from "../values/wire-dates";

const DAY_MS = 86_400_000;

/** Converts YYYY-MM-DD to DD-MM-YYYY (spec gaps, dates). */
export const wireDay = (day: string): string => day.split("-").reverse().join("-");

/** Returns the day (YYYY-MM-DD) `days` after a moment; before it if negative. */
export const dayAfter = (moment: Date, days: number): string => bankDay(new Date(moment.getTime() + days * DAY_MS));
