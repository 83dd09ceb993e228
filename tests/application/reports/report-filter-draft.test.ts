import { expect, it } from "vitest";
import { ReportFilterDraft, toReportFilter } from "../../../application/reports/report-filter-draft";
import { reportFileName } from "../../../domain/reports/report";
import { fail, ok } from "../../../domain/result";

const filter = (over: Partial<ReportFilterDraft>) =>
  toReportFilter(Object.assign(new ReportFilterDraft(), over), "2026-11-20");

it("all fields of a report's filter are optional", () => {
  expect(filter({})).toEqual(ok({ outcome: "all", id: "", transactionId: "", start: undefined, end: undefined }));
  expect(filter({ id: " SCH-1 ", start: "1/11/2026" })).toMatchObject({ value: { id: "SCH-1", start: "2026-11-01" } });
});

it("the days of a report's filter must be in order and not in the future @S3-5-52", () => {
  const problem = fail({ start: "Start date should not be greater than end date" });
  expect(filter({ start: "2 Nov 2026", end: "1 Nov 2026" })).toEqual(problem);
  expect(filter({ start: "1 Nov 2026", end: "31 Oct 2026" })).toEqual(problem);
  expect(filter({ start: "1 Jan 2026", end: "31 Dec 2025" })).toEqual(problem);
  expect(filter({ start: "31 Dec 2025", end: "1 Jan 2026" }).ok).toBe(true);
  expect(filter({ start: "1 Nov 2026", end: "1 Nov 2026" }).ok).toBe(true);
  expect(filter({ end: "21 Nov 2026" })).toEqual(fail({ end: "End date should not be in the future" }));
});

it("a report's file is named after the time of its download", () => {
  expect(reportFileName(Date.parse("2026-11-20T09:05:30Z"), "word")).toBe("20261120090530PDF_Report.docx");
});
