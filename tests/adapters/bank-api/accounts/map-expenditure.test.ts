import { describe, expect, it } from "vitest";
import { toExpenditure } from "../../../../adapters/bank-api/accounts/map-expenditure";
import { ghs } from "../../../../domain/money";

const nothing = {
  fundsTransfers: ghs(0),
  mobileMoney: ghs(0),
  billPayments: ghs(0),
  prepaidCard: ghs(0),
  others: ghs(0),
};
const item = (txnType: string, totalAmount: string | number) => ({ txnType, totalAmount });

describe("expenditure in the bank's answer", () => {
  it("expenditure is summed by its five types, and its total is that of the bank (@S1-3-48..49 @S1-7-26)", () => {
    const wire = ["FDT", "MMT", "BLP", "PCL", "OET"].map((type, at) => item(type, `${at + 1}.50`));
    const list = [...wire, item("FDT", "0.25")];
    expect(toExpenditure({ dashboardExpenditureList: list, totalAmount: "20.00" }, "GHS")).toEqual({
      byType: {
        fundsTransfers: ghs(175),
        mobileMoney: ghs(250),
        billPayments: ghs(350),
        prepaidCard: ghs(450),
        others: ghs(550),
      },
      total: ghs(2000),
    });
  });

  it.each([undefined, null, ""])(
    "missing types are zero, unknown types count as others, and the total is computed if it is %j",
    (totalAmount) => {
      const list = [item("XYZ", 1), item("OET", "2.00"), item("FDT", 0.3)];
      expect(toExpenditure({ dashboardExpenditureList: list, totalAmount }, "GHS")).toEqual({
        byType: { ...nothing, fundsTransfers: ghs(30), others: ghs(300) },
        total: ghs(330),
      });
    },
  );

  it("an invalid amount makes the expenditure unreadable", () => {
    expect(toExpenditure({ dashboardExpenditureList: [item("FDT", "a lot")] }, "GHS")).toBeUndefined();
    expect(toExpenditure({ dashboardExpenditureList: [], totalAmount: "?" }, "GHS")).toBeUndefined();
  });
});
