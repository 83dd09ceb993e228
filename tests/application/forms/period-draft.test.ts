import { describe, expect, it } from "vitest";
import { PeriodDraft, type PeriodLimits, toPeriod } from "../../../application/forms/period-draft";
import { fail, ok } from "../../../domain/result";

const period = (start: string, end: string, limits: PeriodLimits = {}) =>
  toPeriod(Object.assign(new PeriodDraft(), { start, end }), limits);

describe("a date range", () => {
  it("a typed date range gives the two days that were typed", () => {
    expect(period("1 Nov 2026", "30/11/2026")).toEqual(ok({ start: "2026-11-01", end: "2026-11-30" }));
  });

  it("a date range can be a single day", () => {
    expect(period("1 Nov 2026", "1 Nov 2026").ok).toBe(true);
  });

  it("@S1-5-24 a date range cannot end before it starts", () => {
    expect(period("2 Nov 2026", "1 Nov 2026")).toEqual(
      fail({ start: "Start date should not be greater than end date" }),
    );
  });

  it("both dates of a range are required", () => {
    expect(period("", " ")).toEqual(fail({ start: "Start date is required", end: "End date is required" }));
  });

  it("a new form has no dates and asks for both", () => {
    expect({ ...new PeriodDraft() }).toEqual({ start: "", end: "" });
    expect(toPeriod(new PeriodDraft())).toEqual(fail({ start: "Start date is required", end: "End date is required" }));
  });

  it.each([
    ["", "30 Nov 2026", { start: "Start date is required" }],
    ["1 Nov 2026", "", { end: "End date is required" }],
    ["", "", { start: "Start date is required", end: "End date is required" }],
    ["21 Nov 2026", "", { start: "Start date should not be in the future", end: "End date is required" }],
    ["", "20 Jan 2027", { start: "Start date is required", end: "End date is too far in the future" }],
  ])("a range from %j to %j shows one problem for each wrong field", (start, end, problems) => {
    expect(period(start, end, { startMax: "2026-11-20", endMax: "2027-01-19", daysMax: 90 })).toEqual(fail(problems));
  });

  it("the maximum number of days includes the first and the last day", () => {
    expect(period("1 Nov 2026", "29 Jan 2027", { daysMax: 90 })).toEqual(
      ok({ start: "2026-11-01", end: "2027-01-29" }),
    );
    expect(period("1 Nov 2026", "2 Nov 2026", { daysMax: 1 })).toEqual(
      fail({ start: "A period may have at most 1 days" }),
    );
  });

  it("the dates of a range must exist", () => {
    const { start, end } = { start: "30 Feb 2026", end: "soon" };
    expect(period(start, end)).toEqual(
      fail({
        start: "Start date must be a date such as 20 Nov 2026",
        end: "End date must be a date such as 20 Nov 2026",
      }),
    );
  });

  it("a date range must be within its limits @S1-2.12-29", () => {
    const limits: PeriodLimits = { startMax: "2026-11-20", endMax: "2027-01-19", daysMax: 90 };
    expect(period("20 Nov 2026", "19 Jan 2027", limits).ok).toBe(true);
    expect(period("21 Nov 2026", "19 Jan 2027", limits)).toEqual(
      fail({ start: "Start date should not be in the future" }),
    );
    expect(period("20 Nov 2026", "20 Jan 2027", limits)).toEqual(fail({ end: "End date is too far in the future" }));
    expect(period("1 Nov 2026", "30 Jan 2027", { daysMax: 90 })).toEqual(
      fail({ start: "A period may have at most 90 days" }),
    );
  });
});
