import { describe, expect, it } from "vitest";
import { adviceFileName, isUnpaid, reportFileName } from "../../../domain/reports/report";
import type { RequestStatus } from "../../../domain/requests/status";
import { aReportRecord } from "../../support/a-report-record";

describe("the name of a downloaded file", () => {
  const now = Date.parse("2026-11-20T09:05:07.890Z");

  it("a report is called after its time in digits and 'PDF_Report' in every format @S3-7-64 @S3-7-66", () => {
    expect(reportFileName(now, "pdf")).toBe("20261120090507PDF_Report.pdf");
    expect(reportFileName(now, "excel")).toBe("20261120090507PDF_Report.xlsx");
    expect(reportFileName(now, "word")).toBe("20261120090507PDF_Report.docx");
  });

  it("an advice is called after its time in digits and 'Payment_Advice' @S3-7-65", () => {
    expect(adviceFileName(now, "pdf")).toBe("20261120090507Payment_Advice.pdf");
    expect(adviceFileName(now, "word")).toBe("20261120090507Payment_Advice.docx");
  });
});

describe("a record without a payment", () => {
  it("a record is unpaid by its status until the money has moved", () => {
    const expected: Readonly<Record<RequestStatus, boolean>> = {
      pending: true,
      inProgress: true,
      rejected: true,
      failed: true,
      recalled: true,
      approved: false,
      processing: false,
      unknown: false,
    };
    for (const [status, unpaid] of Object.entries(expected))
      expect([status, isUnpaid(aReportRecord({ status: status as RequestStatus }))]).toEqual([status, unpaid]);
  });

  it("a record that awaits settlement is unpaid, regardless of its status", () => {
    expect(isUnpaid(aReportRecord({ status: "approved", receiptFrom: "2026-11-23T09:00:00Z" }))).toBe(true);
  });
});
