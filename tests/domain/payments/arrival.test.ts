import { describe, expect, it } from "vitest";
import { addDays, type Day } from "../../../domain/calendar";
import { clearingArrival } from "../../../domain/payments/arrival";
import { isWorkingDay, nextWorkingDay } from "../../../domain/payments/working-days";
import { clearedAt } from "../../../mock-bank/payments/clearing";

const at = (moment: string): number => Date.parse(`${moment}:00Z`);
const daysFrom = (first: Day, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index));

describe("Working days", () => {
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
  ])("%s is none", (_, day) => {
    expect(isWorkingDay(day)).toBe(false);
  });

  it.each<Day>(["2026-11-20", "2026-11-23", "2026-08-04", "2026-12-29", "2027-12-29"])("%s is one", (day) => {
    expect(isWorkingDay(day)).toBe(true);
  });

  it.each([
    [2024, "2024-03-29"],
    [2038, "2038-04-23"],
    [2049, "2049-04-16"],
    [2076, "2076-04-17"],
    [2100, "2100-03-26"],
  ] as const)("know Good Friday of %i", (year, friday) => {
    expect(isWorkingDay(friday)).toBe(false);
    const fridays = daysFrom(`${year}-03-18`, 40).filter((day) => new Date(day).getUTCDay() === 5);
    expect(fridays.filter((day) => !isWorkingDay(day))).toEqual([friday]);
  });

  it("follow each other over weekends and holidays", () => {
    expect(nextWorkingDay("2026-04-02")).toBe("2026-04-07");
    expect(nextWorkingDay("2026-11-23")).toBe("2026-11-24");
  });
});

describe("A non-instant transfer arrives @S2-9-19 @S2-9-20", () => {
  it.each<[string, Day, string]>([
    ["2026-11-20T00:00", "2026-11-20", "beforeCutOff"],
    ["2026-11-20T11:59", "2026-11-20", "beforeCutOff"],
    ["2026-11-20T12:00", "2026-11-23", "afterCutOff"],
    ["2026-11-20T23:59", "2026-11-23", "afterCutOff"],
    ["2026-11-21T09:00", "2026-11-23", "dayOff"],
    ["2026-12-24T12:00", "2026-12-29", "afterCutOff"],
    ["2026-12-25T08:00", "2026-12-29", "dayOff"],
  ])("sent at %s on %s: %s", (moment, day, because) => {
    expect(clearingArrival(at(moment))).toEqual({ day, because });
  });

  it("when the bank credits it, each hour of six years", () => {
    for (const day of daysFrom("2025-01-01", 2190)) {
      for (const hour of ["00:00", "11:59", "12:00", "18:30"]) {
        const moment = at(`${day}T${hour}`);
        const credited = clearedAt(new Date(moment)).toISOString();
        expect([day, hour, clearingArrival(moment).day]).toEqual([day, hour, credited.slice(0, 10)]);
        expect(credited.slice(11)).toBe("15:00:00.000Z");
      }
    }
  });
});
