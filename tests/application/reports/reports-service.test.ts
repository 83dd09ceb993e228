import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ReportsPort } from "../../../application/reports/reports-port";
import { ReportsService } from "../../../application/reports/reports-service";
import { allCategories, type Category } from "../../../domain/payments/categories";
import { fail, ok } from "../../../domain/result";
import { aReportRecord } from "../../support/a-report-record";
import { aRequestOf } from "../../support/a-request";
import { InMemoryBank } from "../../support/in-memory-bank";
import { inMemoryReports } from "../../support/in-memory-reports";

let bank: InMemoryBank;
let reports: ReportsPort;
let service: ReportsService;

beforeEach(() => {
  bank = new InMemoryBank();
  reports = inMemoryReports({ bank: () => bank, signedIn: async (act) => act() });
  service = new ReportsService(reports);
});

/** Makes the bank return the same records for every filter of one category, and none for the others. */
const answerAlways = (category: Category, ids: readonly string[]) =>
  vi.spyOn(reports, "find").mockImplementation(async (asked) => {
    const rows = asked === category ? ids.map((id) => aReportRecord({ category, id })) : [];
    return ok({ rows, total: rows.length });
  });

describe("the category of a transaction", () => {
  it.each(allCategories)("a transaction is found by part of its ID in the category %s", async (category) => {
    bank.requests = [aRequestOf(category)];
    expect(await service.categoryOf("X0001")).toBe(category);
  });

  it("no category has a transaction with an unknown ID", async () => {
    bank.requests = allCategories.map(aRequestOf);
    expect(await service.categoryOf("TRX0002")).toBeUndefined();
  });

  it("the first category in menu order counts if several have a transaction with part of the ID", async () => {
    bank.requests = [aRequestOf("ssnit"), aRequestOf("mobileMoneyBulk"), aRequestOf("otherBank")];
    expect(await service.categoryOf("TRX")).toBe("otherBank");
  });

  it("each category is searched once by the ID only: bulks by their own, others by transaction ID", async () => {
    const find = vi.spyOn(reports, "find");
    await service.categoryOf("TRX0001");
    const byTransactionId = { outcome: "all", id: "", transactionId: "TRX0001", start: undefined, end: undefined };
    const byId = { outcome: "all", id: "TRX0001", transactionId: "", start: undefined, end: undefined };
    const firstPage = { number: 1, size: 10 };
    expect(find.mock.calls).toEqual([
      ["ownAccounts", byTransactionId, firstPage],
      ["sameBank", byTransactionId, firstPage],
      ["otherBank", byTransactionId, firstPage],
      ["bulkTransfer", byId, firstPage],
      ["mobileMoney", byTransactionId, firstPage],
      ["mobileMoneyBulk", byId, firstPage],
      ["prepaidCard", byTransactionId, firstPage],
      ["prepaidCardBulk", byId, firstPage],
      ["ghanaGov", byTransactionId, firstPage],
      ["ssnit", byTransactionId, firstPage],
      ["fx", byTransactionId, firstPage],
    ]);
  });

  it("records with other IDs are ignored, because a bank may not support the filter", async () => {
    answerAlways("fx", ["FX-1", "FX-2"]);
    expect(await service.categoryOf("FX-3")).toBeUndefined();
    expect(await service.categoryOf("FX-2")).toBe("fx");
  });

  it.each(["trx-9a", "TRX-9A", "tRx-9"])("the case of an ID is ignored: %s", async (id) => {
    answerAlways("ssnit", ["Trx-9a"]);
    expect(await service.categoryOf(id)).toBe("ssnit");
  });

  it("a category whose search fails is skipped", async () => {
    const failing = new Set<Category>(["ownAccounts", "sameBank"]);
    vi.spyOn(reports, "find").mockImplementation(async (category) =>
      failing.has(category) ? fail({ kind: "unreachable" }) : ok({ rows: [aReportRecord({ category })], total: 1 }),
    );
    expect(await service.categoryOf("OT-1")).toBe("otherBank");
  });
});
