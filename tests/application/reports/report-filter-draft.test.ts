import { expect, it } from "vitest";
import { ReportFilterDraft, toReportFilter } from "../../../application/reports/report-filter-draft";
import { reportFileName } from "../../../domain/reports/report";
import { fail, ok } from "../../../domain/result";

const filter = (over: Partial<ReportFilterDraft>) =>
  toReportFilter(Object.assign(new ReportFilterDraft(), over), "2026-11-20");

it("a new filter of a report is empty @S3-2.5-26", () => {
  expect({ ...new ReportFilterDraft() }).toEqual({ outcome: "all", id: "", transactionId: "", start: "", end: "" });
});

it("spaces around the IDs of a report's filter are ignored", () => {
  expect(filter({ id: " SCH-1 ", transactionId: " TRX-1 " })).toEqual(
    ok({ outcome: "all", id: "SCH-1", transactionId: "TRX-1", start: undefined, end: undefined }),
  );
});

it("all fields of a report's filter are optional @S3-2.5-26", () => {
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

it.each<[string, Partial<ReportFilterDraft>, Partial<ReportFilterDraft> | undefined]>([
  ["starts today", { start: "20 Nov 2026" }, undefined],
  ["starts tomorrow", { start: "21 Nov 2026" }, { start: "Start date should not be in the future" }],
  ["ends today", { end: "20 Nov 2026" }, undefined],
  ["ends tomorrow", { end: "21 Nov 2026" }, { end: "End date should not be in the future" }],
  [
    "starts and ends tomorrow",
    { start: "21 Nov 2026", end: "21 Nov 2026" },
    { start: "Start date should not be in the future", end: "End date should not be in the future" },
  ],
  [
    "starts after its end, which is tomorrow",
    { start: "22 Nov 2026", end: "21 Nov 2026" },
    { start: "Start date should not be greater than end date", end: "End date should not be in the future" },
  ],
])("a report that %s is accepted only if none of its days is in the future", (_, days, problems) => {
  const result = filter(days);
  expect(result.ok ? undefined : result.failure).toEqual(problems);
});

it("a report's file is named after the time of its download", () => {
  expect(reportFileName(Date.parse("2026-11-20T09:05:30Z"), "word")).toBe("20261120090530PDF_Report.docx");
});
