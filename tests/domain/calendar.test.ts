import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dayAt, parseDay } from "../../domain/calendar";

describe("a day", () => {
  it.each([
    ["20 Nov 2026", "2026-11-20"],
    ["20 november 2026", "2026-11-20"],
    ["3/4/2026", "2026-04-03"],
    ["03-04-26", "2026-04-03"],
    ["3.4.2026", "2026-04-03"],
    [" 2026-04-03 ", "2026-04-03"],
    ["29/02/2028", "2028-02-29"],
    ["  3 / 4 / 2026 ", "2026-04-03"],
    ["20 - nov - 26", "2026-11-20"],
    ["20 Nov, 2026", "2026-11-20"],
    ["1 Jan 1001", "1001-01-01"],
    ["Nov 20, 2026", "2026-11-20"],
    ["November 3rd 2026", "2026-11-03"],
    ["Fri, 20th Nov 2026", "2026-11-20"],
    ["Tuesday 3 Nov 2026", "2026-11-03"],
    ["\u200e20/\u200e11/\u200e2026", "2026-11-20"],
    ["20\u201111\u20112026", "2026-11-20"],
    ["２０/１１/２０２６", "2026-11-20"],
    ["20\u202fNov\u00a02026", "2026-11-20"],
  ])("the text %s is read as a day, with the day before the month", (typed, day) => {
    expect(parseDay(typed)).toBe(day);
  });

  it.each([
    "",
    "29/02/2027",
    "31/04/2026",
    "0/1/2026",
    "1/13/2026",
    "20 Foo 2026",
    "20 junk 2026",
    "20 ma 2026",
    "20/11",
    "0001-01-01",
    "1000-12-31",
    "2026-04-31",
    "12026-04-03",
    "on 2026-04-03",
    "2026-04-031",
    "2026-04-03 noon",
    "120/11/2026",
    "on 20/11/2026",
    "20/11/20267",
    "20/11/2026 noon",
    "20 11th 2026",
    "tomorrow",
  ])("the text %o is not read as a day", (typed) => {
    expect(parseDay(typed)).toBeUndefined();
  });

  it("a day is read only if it exists in its month", () => {
    const year = fc.integer({ min: 1001, max: 9999 });
    const upTo99 = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(year, upTo99, upTo99, (y, month, day) => {
        const daysInMonth = month >= 1 && month <= 12 ? new Date(Date.UTC(y, month, 0)).getUTCDate() : 0;
        const [mm, dd] = [month, day].map((part) => String(part).padStart(2, "0"));
        const expected = day >= 1 && day <= daysInMonth ? `${y}-${mm}-${dd}` : undefined;
        expect(parseDay(`${day}/${month}/${y}`)).toBe(expected);
        expect(parseDay(`${y}-${month}-${day}`)).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  it("adding days crosses the ends of months and years", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  });

  it("a day is Ghana's day, regardless of the computer's time zone", () => {
    expect(dayAt(Date.parse("2026-11-20T23:59:59Z"))).toBe("2026-11-20");
    expect(dayAt(Date.parse("2026-11-21T00:00:00Z"))).toBe("2026-11-21");
  });
});
