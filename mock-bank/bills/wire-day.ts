import { bankDay } from "../requests/wire-dates";

const DAY_MS = 86_400_000;

/** DD-MM-YYYY of YYYY-MM-DD (decisions, dates). */
export const wireDay = (day: string): string => day.split("-").reverse().join("-");

/** YYYY-MM-DD, so many days after a moment, or before it. */
export const dayAfter = (moment: Date, days: number): string => bankDay(new Date(moment.getTime() + days * DAY_MS));
