import type { Day } from "../calendar";

/** How often a scheduled payment runs; `specialDate` is once, on a day of its own (specification 2, section 3). */
export const frequencies = ["daily", "weekly", "monthly", "quarterly", "specialDate"] as const;
export type Frequency = (typeof frequencies)[number];

/** A payment that is made later, or again and again from that day on. */
export type Schedule = { readonly frequency: Frequency; readonly start: Day };
