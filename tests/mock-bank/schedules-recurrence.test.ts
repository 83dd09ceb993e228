import { describe, expect, it } from "vitest";
import { type Frequency, runAfter, runMoment } from "../../mock-bank/schedules/recurrence";

const days = (frequency: Frequency, starts: string, count: number): string[] =>
  Array.from({ length: count }, (_, run) => runMoment({ frequency, starts }, run).toISOString().slice(0, 10));

describe("The day of a run", () => {
  it("a schedule of the 31st runs on the last day of shorter months, or the working day after a day off", () => {
    expect(days("MONTHLY", "2027-01-31", 13)).toEqual([
      "2027-02-01",
      "2027-03-01",
      "2027-03-31",
      "2027-04-30",
      "2027-05-31",
      "2027-06-30",
      "2027-08-02",
      "2027-08-31",
      "2027-09-30",
      "2027-11-01",
      "2027-11-30",
      "2027-12-31",
      "2028-01-31",
    ]);
  });

  it("a schedule of the end of February runs on the 29th in a leap year", () => {
    expect(days("MONTHLY", "2028-01-31", 2)).toEqual(["2028-01-31", "2028-03-01"]);
    expect(days("QUARTERLY", "2026-11-30", 3)).toEqual(["2026-11-30", "2027-03-01", "2027-05-31"]);
  });

  it("a weekly schedule runs on its weekday unless that is a holiday", () => {
    // The last Friday of the year is Christmas. The next working day is Tuesday, because Monday replaces the second
    // holiday.
    expect(days("WEEKLY", "2026-12-11", 4)).toEqual(["2026-12-11", "2026-12-18", "2026-12-29", "2027-01-04"]);
  });

  it("a schedule with a special date runs on that date only", () => {
    expect(days("SPECIAL DATE", "2026-11-21", 1)).toEqual(["2026-11-23"]);
    expect(runAfter({ frequency: "SPECIAL DATE", starts: "2026-11-21" }, 0, new Date("2026-11-23T17:00:00Z"))).toBe(
      undefined,
    );
  });

  it("a daily schedule runs once every working day and does not make up for weekends", () => {
    const daily = { frequency: "DAILY", starts: "2026-11-20" } as const;
    const friday = runMoment(daily, 0);
    const next = runAfter(daily, 0, friday) ?? 0;
    const monday = runMoment(daily, next);
    expect(monday.toISOString()).toBe("2026-11-23T17:00:00.000Z");
    expect(runMoment(daily, runAfter(daily, next, monday) ?? 0).toISOString()).toBe("2026-11-24T17:00:00.000Z");
  });
});
