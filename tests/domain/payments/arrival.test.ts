import { describe, expect, it } from "vitest";
import { addDays, type Day } from "../../../domain/calendar";
import { clearingArrival } from "../../../domain/payments/arrival";
import { isWorkingDay, nextWorkingDay } from "../../../domain/payments/working-days";
import { clearedAt, isOpenOn } from "../../../mock-bank/values/clearing";
import { PUBLISHED_UNTIL } from "../../../mock-bank/values/days-off";

const at = (moment: string): number => Date.parse(`${moment}:00Z`);
const daysFrom = (first: Day, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index));

describe("working days", () => {
  it.each<[string, Day]>([
    ["New Year", "2027-01-01"],
    ["Independence Day on a Saturday, kept on Monday", "2027-03-08"],
    ["Good Friday", "2026-04-03"],
    ["Easter Monday", "2026-04-06"],
    ["Eid al-Fitr", "2026-03-20"],
    ["Eid al-Adha", "2026-05-27"],
    ["Republic Day", "2026-07-01"],
    ["Founders' Day", "2026-09-21"],
    ["Farmers' Day, the first Friday of December", "2026-12-04"],
    ["Christmas on a Saturday, kept on Monday", "2027-12-27"],
    ["and Boxing Day, for which only Tuesday is left", "2027-12-28"],
    ["a Saturday", "2026-11-21"],
    ["a Sunday", "2026-11-22"],
  ])("%s is not a working day", (_, day) => {
    expect(isWorkingDay(day)).toBe(false);
  });

  it.each<Day>(["2026-11-20", "2026-11-23", "2026-08-04", "2026-12-29", "2027-12-29"])("%s is a working day", (day) => {
    expect(isWorkingDay(day)).toBe(true);
  });

  it.each([
    [2024, "2024-03-29"],
    [2038, "2038-04-23"],
    [2049, "2049-04-16"],
    [2076, "2076-04-17"],
    [2100, "2100-03-26"],
  ] as const)("Good Friday of %i is not a working day", (year, friday) => {
    expect(isWorkingDay(friday)).toBe(false);
    const fridays = daysFrom(`${year}-03-18`, 40).filter((day) => new Date(day).getUTCDay() === 5);
    expect(fridays.filter((day) => !isWorkingDay(day))).toEqual([friday]);
  });

  it("the next working day skips weekends and holidays", () => {
    expect(nextWorkingDay("2026-04-02")).toBe("2026-04-07");
    expect(nextWorkingDay("2026-11-23")).toBe("2026-11-24");
  });
});

describe("years without announced Eids", () => {
  const restOf = (year: number) =>
    daysFrom(`${year}-01-01`, 365).filter((day) => ![0, 6].includes(new Date(day).getUTCDay()) && !isWorkingDay(day));

  it("the bank is closed on every other holiday, and the client agrees", () => {
    expect(PUBLISHED_UNTIL).toBe(2030);
    expect(restOf(PUBLISHED_UNTIL)).toHaveLength(14);
    expect(restOf(PUBLISHED_UNTIL + 1)).toEqual([
      "2031-01-01",
      "2031-01-07",
      "2031-03-06",
      "2031-04-11",
      "2031-04-14",
      "2031-05-01",
      "2031-07-01",
      "2031-09-22",
      "2031-12-05",
      "2031-12-25",
      "2031-12-26",
    ]);
    for (const day of restOf(PUBLISHED_UNTIL + 1)) expect(isOpenOn(new Date(day))).toBe(false);
    // A Friday on which Eid al-Fitr may fall. Its date is announced later, so the calendar counts a working day.
    expect(isOpenOn(new Date("2031-01-24"))).toBe(true);
  });
});

describe("the arrival of a non-instant transfer @S2-9-19 @S2-9-20", () => {
  it.each<[string, Day, string]>([
    ["2026-11-20T00:00", "2026-11-20", "beforeCutOff"],
    ["2026-11-20T11:59", "2026-11-20", "beforeCutOff"],
    ["2026-11-20T12:00", "2026-11-23", "afterCutOff"],
    ["2026-11-20T23:59", "2026-11-23", "afterCutOff"],
    ["2026-11-21T09:00", "2026-11-23", "dayOff"],
    ["2026-12-24T12:00", "2026-12-29", "afterCutOff"],
    ["2026-12-25T08:00", "2026-12-29", "dayOff"],
  ])("a transfer sent at %s arrives on %s: %s", (moment, day, reason) => {
    expect(clearingArrival(at(moment))).toEqual({ day, reason });
  });

  it("the client's arrival equals the bank's, before and after the cut-off, on each day of a hundred years", () => {
    const expectedArrival = (moment: number) => `${clearingArrival(moment).day}T15:00:00.000Z`;
    const differing = daysFrom("2025-01-01", 36_524)
      .flatMap((day) => [at(`${day}T11:59`), at(`${day}T12:00`)])
      .filter((moment) => expectedArrival(moment) !== clearedAt(new Date(moment)).toISOString());
    expect(differing).toEqual([]);
  });
});
