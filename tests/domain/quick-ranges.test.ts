import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dayAt } from "../../domain/calendar";
import { daysOfRange, quickRanges, rangeOf } from "../../domain/quick-ranges";

describe("the days of a quick range", () => {
  it.each([
    ["today", "2026-11-25", "2026-11-25", "2026-11-25"],
    ["thisMonth", "2026-11-25", "2026-11-01", "2026-11-25"],
    ["thisMonth", "2026-11-01", "2026-11-01", "2026-11-01"],
    ["lastMonth", "2026-11-25", "2026-10-01", "2026-10-31"],
    ["lastMonth", "2026-11-01", "2026-10-01", "2026-10-31"],
    ["lastMonth", "2026-01-31", "2025-12-01", "2025-12-31"],
    ["lastMonth", "2028-03-31", "2028-02-01", "2028-02-29"],
  ] as const)("the range %s on %s is from %s to %s", (range, today, start, end) => {
    expect(daysOfRange(range, today)).toEqual({ start, end });
  });

  it("no range contains a future day", () => {
    const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays("1970-01-01", days));
    fc.assert(
      fc.property(day, fc.constantFrom(...quickRanges), (today, range) => {
        const { start, end } = daysOfRange(range, today);
        expect(start <= end && end <= today).toBe(true);
      }),
    );
  });
});

describe("the quick range of two days", () => {
  const today = "2026-11-25";

  it.each(quickRanges)("the first and the last day of %s are found as this range", (range) => {
    const { start, end } = daysOfRange(range, today);
    expect(rangeOf(start, end, today)).toBe(range);
  });

  it("days of which only one belongs to a range have no range", () => {
    expect(rangeOf("2026-11-02", today, today)).toBeUndefined();
    expect(rangeOf("2026-11-01", "2026-11-24", today)).toBeUndefined();
    expect(rangeOf("2026-10-01", today, today)).toBeUndefined();
    expect(rangeOf("2026-11-01", undefined, today)).toBeUndefined();
    expect(rangeOf(undefined, today, today)).toBeUndefined();
    expect(rangeOf(undefined, undefined, today)).toBeUndefined();
  });

  it("the first day of a month is found as today", () => {
    expect(rangeOf("2026-11-01", "2026-11-01", "2026-11-01")).toBe("today");
  });

  it("a range has other days when the day changes", () => {
    const { start, end } = daysOfRange("thisMonth", today);
    expect(rangeOf(start, end, dayAt(Date.parse("2026-11-26")))).toBeUndefined();
  });
});
