import type { Day } from "../calendar";

/** Interval of a scheduled payment; `specialDate` runs once, on the chosen day (specification 2, section 3). */
export const frequencies = ["daily", "weekly", "monthly", "quarterly", "specialDate"] as const;
export type Frequency = (typeof frequencies)[number];

/** A payment in the future: once, or recurring from the start day on. */
export type Schedule = { readonly frequency: Frequency; readonly start: Day };
