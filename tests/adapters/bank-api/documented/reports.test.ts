import { beforeEach, describe, expect, it } from "vitest";
import { HttpReports } from "../../../../adapters/bank-api/reports/http-reports";
import { aReportRecord } from "../../../support/a-report-record";
import { aSession } from "../../../support/a-session";
import { aStubBank } from "../../../support/a-stub-bank";

let bank = aStubBank();
beforeEach(() => {
  bank = aStubBank();
  bank.state.begin(aSession(), 0);
});

describe("reports", () => {
  const page = { number: 3, size: 20 } as const;
  const filter = { outcome: "all", id: "", transactionId: "", start: undefined, end: undefined } as const;
  const reports = () => new HttpReports(bank.client);

  it.each([
    ["ownAccounts", "/transaction-reports/fetch", "OWN_ACCOUNT_TRANSFER", "@S3-3-88 @S3-7-56"],
    ["sameBank", "/transaction-reports/fetch", "LOCAL_TRANSFER", "@S3-3-89 @S3-7-56"],
    ["otherBank", "/transaction-reports/fetch", "OTHER_BANK_TRANSFER_SINGLE", "@S3-3-90 @S3-7-56"],
    ["bulkTransfer", "/transaction-reports/fetchBulk", "OTHER_BANK_TRANSFER_BULK", "@S3-3-91 @S3-7-57 @S3-7-58"],
    ["mobileMoney", "/transaction-reports/fetch", "MOBILE_MONEY_SINGLE", "@S3-3-92 @S3-7-56"],
    ["mobileMoneyBulk", "/transaction-reports/fetchBulk", "MOBILE_MONEY_BULK", "@S3-3-93 @S3-7-57 @S3-7-58"],
    ["prepaidCard", "/transaction-reports/fetch", "PREPAID_CARD_LOAD_SINGLE", "@S3-3-94 @S3-7-56"],
    ["prepaidCardBulk", "/transaction-reports/fetchBulk", "PREPAID_CARD_LOAD_BULK", "@S3-3-95 @S3-7-57 @S3-7-58"],
    ["ghanaGov", "/transaction-reports/fetch", "BILLS_PAYMENT_GHANA_GOV", "@S3-3-96 @S3-7-56"],
    ["ssnit", "/transaction-reports/fetch", "BILLS_PAYMENT_SSNIT", "@S3-3-97 @S3-7-56"],
    ["fx", "/transaction-reports/fetch", "FX", "@S3-3-98 @S3-7-56"],
  ] as const)(
    "the report of %s is asked at %s with %s and a page @S3-2.5-28..29 %s",
    async (category, path, transactionType, _row) => {
      await reports().find(category, filter, page);
      expect(bank.lastCall()).toBe(`POST ${path}`);
      expect(bank.last().form).toEqual({ reportCategory: "ALL", transactionType, pageNumber: "3", pageSize: "20" });
      await reports().download(category, filter, "pdf");
      expect(bank.last().form).toEqual({ reportCategory: "ALL", transactionType, downloadType: "PDF" });
    },
  );

  it.each([
    ["all", "ALL"],
    ["successful", "SUCCESSFUL"],
    ["failed", "FAILED"],
    ["pending", "PENDING"],
  ] as const)("the report category %s is sent as %s @S3-3-101 @S3-9-10", async (outcome, reportCategory) => {
    await reports().find("ownAccounts", { ...filter, outcome }, page);
    expect(bank.last().form?.reportCategory).toBe(reportCategory);
  });

  const days = { start: "2026-11-01", end: "2026-11-30" } as const;
  it.each([
    ["a schedule", { id: "S-1" }, { ScheduleId: "S-1" }, "@S3-3-102"],
    ["a first day", { start: days.start }, { startDate: "01-11-2026" }, "@S3-3-103 @S3-3-105"],
    ["a last day", { end: days.end }, { endDate: "30-11-2026" }, "@S3-3-104..105"],
  ])("a filter with only %s, %o, sends only %o %s", async (_, given, sent, _row) => {
    const others = { reportCategory: "ALL", pageNumber: "3", pageSize: "20" };
    for (const [category, transactionType] of [
      ["ownAccounts", "OWN_ACCOUNT_TRANSFER"],
      ["bulkTransfer", "OTHER_BANK_TRANSFER_BULK"],
    ] as const) {
      await reports().find(category, { ...filter, ...given }, page);
      expect(bank.last().form).toEqual({ ...others, transactionType, ...sent });
    }
  });

  it("a download sends the whole filter @S3-7-60", async () => {
    await reports().download("ownAccounts", { ...filter, ...days, id: "S-1", outcome: "failed" }, "excel");
    expect(bank.lastCall()).toBe("POST /transaction-reports/download");
    expect(bank.last().form).toEqual({
      reportCategory: "FAILED",
      ScheduleId: "S-1",
      startDate: "01-11-2026",
      endDate: "30-11-2026",
      transactionType: "OWN_ACCOUNT_TRANSFER",
      downloadType: "EXCEL",
    });
  });

  it.each([
    ["excel", "EXCEL"],
    ["pdf", "PDF"],
    ["word", "WORD"],
  ] as const)(
    "a file as %s is asked with %s, in reports and payment advices @S3-7-61 @S3-7-62 @S3-7-63",
    async (format, wire) => {
      await reports().download("fx", filter, format);
      expect(bank.last().form?.downloadType).toBe(wire);
      await reports().paymentAdvice(aReportRecord({ id: "B-1-1", bulkId: "B-1", requestId: "R-1" }), format);
      expect(bank.lastCall()).toBe("POST /transaction-reports/download-payment-advice");
      expect(bank.last().form).toEqual({ transactionId: "B-1-1", reportType: wire });
    },
  );

  it("the payees of a bulk are asked by bulk, schedule and page @S3-7-59", async () => {
    const bulk = aReportRecord({ category: "mobileMoneyBulk", bulkId: "B-1", scheduleId: "S-1" });
    bank.answer({ code: 0, count: 7, transfers: [{ id: "B-1-1", amount: "1.00" }] });
    const payees = await reports().payees(bulk, page);
    expect(bank.lastCall()).toBe("POST /transaction-reports/fetchBulkDrill");
    expect(bank.last().form).toEqual({ bulkId: "B-1", scheduleId: "S-1", pageNumber: "3", pageSize: "20" });
    expect(payees.ok && [payees.value.total, payees.value.rows.map(({ id }) => id)]).toEqual([7, ["B-1-1"]]);
  });

  it.each([
    ["ownAccounts", "transfers", "@S3-3-86"],
    ["bulkTransfer", "transactions", "@S3-3-87"],
  ] as const)(
    "the records of %s are read from %s, and their number from count @S3-3-85 @S3-3-75 %s",
    async (category, list, _row) => {
      bank.answer({ code: 0, count: 41, [list]: [{ id: "OT-1", amount: "1.00" }] });
      const found = await reports().find(category, filter, page);
      expect(found.ok && [found.value.total, found.value.rows.map(({ id }) => id)]).toEqual([41, ["OT-1"]]);
    },
  );
});
