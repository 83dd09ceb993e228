import { describe, expect, it } from "vitest";
import { fxTransferFields, toFxRates } from "../../../../adapters/bank-api/fx/map-fx";
import { moneyOf } from "../../../../domain/money";
import { anFxTransfer } from "../../../support/a-fx-transfer";

describe("rates in the bank's answer", () => {
  const none = { usdRates: [], eurRates: [], gbpRates: [] };

  it("the rates of each currency are sorted by day @S2-9-08", () => {
    const usdRates = [
      { fxDate: "20-11-2026", buy: "11.5", sell: 11.3142 },
      { fxDate: "19-11-2026", buy: "11.4235", sell: "11.3000" },
    ];
    const eurRates = [{ fxDate: "20-11-2026", buy: "12.2222", sell: "12.1" }];
    expect(toFxRates({ ...none, usdRates, eurRates })).toEqual({
      GBP: [],
      EUR: [{ day: "2026-11-20", buy: 122_222, sell: 121_000 }],
      USD: [
        { day: "2026-11-19", buy: 114_235, sell: 113_000 },
        { day: "2026-11-20", buy: 115_000, sell: 113_142 },
      ],
    });
  });

  it("rates are unreadable with a day that does not exist", () => {
    const eurRates = [{ fxDate: "31-02-2026", buy: "11.5", sell: "11.3" }];
    expect(toFxRates({ ...none, eurRates })).toBeUndefined();
  });
});

describe("the fields of an FX request", () => {
  it.each([
    ["local", "Local Transfer", "EUR"],
    ["international", "International Transfer", "GBP"],
  ] as const)(
    "an FX request of the kind %s is sent as %s, in the currency %s (@S2-3-177..178)",
    (type, sent, currency) => {
      const { transferType, currency: sentCurrency } = fxTransferFields(
        anFxTransfer({ type, amount: moneyOf(1_00, currency) }),
      );
      expect([transferType, sentCurrency]).toEqual([sent, currency]);
    },
  );

  it("the account for charges is sent empty if the beneficiary pays them (@S2-5-082 @S2-3-190)", () => {
    expect(fxTransferFields(anFxTransfer({ fee: { kind: "beneficiary" } }))).toMatchObject({
      feePaidBy: "Beneficiary",
      accountForCharges: "",
      transferType: "International Transfer",
      transType: "SERVICE-CHARGE",
    });
  });
});
