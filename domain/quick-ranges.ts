import { addDays, type Day, type Period } from "./calendar";

/** Ranges that depend on the current day. */
export const quickRanges = ["today", "thisMonth", "lastMonth"] as const;
export type QuickRange = (typeof quickRanges)[number];

/** Returns the days of a range as of today. No range contains future days. */
export function daysOfRange(range: QuickRange, today: Day): Period {
  if (range === "today") return { start: today, end: today };
  const first = firstOfMonth(today);
  if (range === "thisMonth") return { start: first, end: today };
  const lastBefore = addDays(first, -1);
  return { start: firstOfMonth(lastBefore), end: lastBefore };
}

/** Returns the quick range that, counted from today, begins and ends on exactly these days. */
export const rangeOf = (start: Day | undefined, end: Day | undefined, today: Day): QuickRange | undefined =>
  quickRanges.find((range) => {
    const days = daysOfRange(range, today);
    return days.start === start && days.end === end;
  });

const firstOfMonth = (day: Day): Day => addDays(day, 1 - Number(day.slice(8)));
