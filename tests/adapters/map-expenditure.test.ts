import { describe, expect, it } from "vitest";
import { toExpenditure } from "../../adapters/bank-api/map-expenditure";
import { shareOf } from "../../domain/accounts/expenditure";
import { usualPeriod } from "../../domain/accounts/usual-period";
import { ghs } from "../../domain/money";

const nothing = {
  fundsTransfers: ghs(0),
  mobileMoney: ghs(0),
  billPayments: ghs(0),
  prepaidCard: ghs(0),
  others: ghs(0),
};
const item = (txnType: string, totalAmount: string | number) => ({ txnType, totalAmount });

describe("expenditure as the bank answers it", () => {
  it("is read by its five types (@S1-3-48..49)", () => {
    const wire = ["FDT", "MMT", "BLP", "PCL", "OET"].map((type, at) => item(type, `${at + 1}.50`));
    expect(toExpenditure({ dashboardExpenditureList: wire, totalAmount: "17.50" }, "GHS")).toEqual({
      byKind: {
        fundsTransfers: ghs(150),
        mobileMoney: ghs(250),
        billPayments: ghs(350),
        prepaidCard: ghs(450),
        others: ghs(550),
      },
      total: ghs(1750),
    });
  });

  it("has nothing of what is left out, counts unknown types among the others, and adds up where no total is given", () => {
    const list = [item("XYZ", 1), item("OET", "2.00"), item("FDT", 0.3)];
    expect(toExpenditure({ dashboardExpenditureList: list }, "GHS")).toEqual({
      byKind: { ...nothing, fundsTransfers: ghs(30), others: ghs(300) },
      total: ghs(330),
    });
  });

  it("is unreadable with an amount that is none", () => {
    expect(toExpenditure({ dashboardExpenditureList: [item("FDT", "a lot")] }, "GHS")).toBeUndefined();
    expect(toExpenditure({ dashboardExpenditureList: [], totalAmount: "?" }, "GHS")).toBeUndefined();
  });
});

describe("an analysis of an account", () => {
  it("begins 30 days back and ends 60 days ahead (@S1-2.10-24)", () => {
    expect(usualPeriod("2026-03-01")).toEqual({ start: "2026-01-30", end: "2026-04-30" });
  });

  it("tells shares in whole percents, and none of nothing", () => {
    expect(shareOf(ghs(2), ghs(3))).toBe(67);
    expect(shareOf(ghs(0), ghs(0))).toBe(0);
  });
});
