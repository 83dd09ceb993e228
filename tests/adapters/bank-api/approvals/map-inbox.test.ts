import { describe, expect, it } from "vitest";
import { toInbox } from "../../../../adapters/bank-api/approvals/map-inbox";
import { ghs, moneyOf } from "../../../../domain/money";

type Row = Parameters<typeof toInbox>[0]["waiting"][number];

const aRow = (over: Partial<Row> = {}): Row => ({
  transType: "OWN-TRANSFER",
  requestType: "SINGLE",
  currency: "GHS",
  count: 2,
  totalAmount: "150.00",
  oldestDate: "20-11-2026 09:30",
  ...over,
});
const read = (...waiting: Row[]) => toInbox({ waiting });

describe("the inbox in the bank's answer", () => {
  it("an inbox without requests has no numbers, no totals and no oldest request", () => {
    expect(read()).toEqual({ counts: {}, totals: [], oldest: "" });
  });

  it("single and bulk requests with the same code are counted separately", () => {
    const wallets = aRow({ transType: "MOBILEMONEY-TRANSFER", count: 3, totalAmount: 0.3 });
    expect(read(wallets, { ...wallets, requestType: "BULK", count: 4, totalAmount: "1.50" })).toEqual({
      counts: { mobileMoney: 3, mobileMoneyBulk: 4 },
      totals: [{ count: 7, total: ghs(1_80) }],
      oldest: "2026-11-20T09:30:00Z",
    });
  });

  it("requests of one kind in several currencies are counted together, with a total for each currency", () => {
    const rows = [
      aRow({ count: 5 }),
      aRow({ currency: "USD", count: 2 }),
      aRow({ currency: "USD", totalAmount: "1.00" }),
    ];
    expect(read(...rows)).toEqual({
      counts: { ownAccounts: 9 },
      totals: [
        { count: 5, total: ghs(150_00) },
        { count: 4, total: moneyOf(151_00, "USD") },
      ],
      oldest: "2026-11-20T09:30:00Z",
    });
  });

  it("both codes of transfers to other banks are counted as one kind", () => {
    const instant = aRow({ transType: "INSTANT-TRANSFER-TO-OTHER-BANK", count: 1 });
    expect(read(instant, aRow({ transType: "OTHERBANK-TRANSFER", count: 4 }))?.counts).toEqual({ otherBank: 5 });
  });

  it.each([
    ["EUR", "GHS", "USD"],
    ["EUR", "USD", "GHS"],
    ["GHS", "EUR", "USD"],
    ["GHS", "USD", "EUR"],
    ["USD", "EUR", "GHS"],
    ["USD", "GHS", "EUR"],
  ])("the totals of %s, %s and %s are sorted by currency, cedis first", (...currencies) => {
    const inbox = read(...currencies.map((currency) => aRow({ currency })));
    expect(inbox?.totals.map(({ total }) => total.currency)).toEqual(["GHS", "EUR", "USD"]);
  });

  it.each([
    [["20-11-2026 09:30", "19-11-2026", "21-11-2026"], "2026-11-19T00:00:00Z"],
    [["19-11-2026 09:30", "20-11-2026"], "2026-11-19T09:30:00Z"],
    [["01-12-2026", "30-11-2026"], "2026-11-30T00:00:00Z"],
  ])("the oldest request of %j is of %s", (dates, oldest) => {
    expect(read(...dates.map((oldestDate) => aRow({ oldestDate })))?.oldest).toBe(oldest);
  });

  it.each<[string, Partial<Row>]>([
    ["a bulk of a kind that has no bulks", { requestType: "BULK" }],
    ["a single request of a kind that only has bulks", { transType: "TRANSFER" }],
    ["a total that is too large", { totalAmount: "9999999999999.00" }],
  ])("an inbox with %s is unreadable", (_, wrong) => {
    expect(read(aRow(), aRow(wrong))).toBeUndefined();
  });
});
