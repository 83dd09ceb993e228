import { describe, expect, it } from "vitest";
import { toPaymentLimits } from "../../../../adapters/bank-api/payments/map-limits";
import { ghs, moneyOf } from "../../../../domain/money";

const reply = {
  limitCurrency: "GHS",
  transactionLimit: "5000.00",
  dailyLimit: 20000,
  leftToday: "12500.50",
  highestAmount: "320.00",
  approvalsNeeded: 2,
  approvers: ["Efua Mensah", "Yaw Ofori"],
  refusal: "The amount is above the limit.",
  isPossibleTomorrow: true,
};
const limits = {
  ofTransaction: ghs(5000_00),
  ofDay: ghs(20_000_00),
  leftToday: ghs(12_500_50),
  highest: moneyOf(320_00, "USD"),
  approvalsNeeded: 2,
  approvers: ["Efua Mensah", "Yaw Ofori"],
  refusal: { message: "The amount is above the limit.", isPossibleTomorrow: true },
};

describe("the limits of a payment", () => {
  it("the limits are in their own currency, and the highest amount is in the currency of the payment", () => {
    expect(toPaymentLimits(reply, "USD")).toStrictEqual(limits);
  });

  it.each([
    ["12180.50", { leftAfter: ghs(12_180_50) }],
    ["", {}],
    [null, {}],
  ])("limits with %o left after the payment have %o", (leftAfter, more) => {
    expect(toPaymentLimits({ ...reply, leftAfter }, "USD")).toStrictEqual({ ...limits, ...more });
  });

  it("limits have the bank's reason against the last approval", () => {
    expect(toPaymentLimits({ ...reply, refusal: undefined, laterRefusal: "Too much." }, "USD")).toStrictEqual({
      ...limits,
      refusal: undefined,
      laterRefusal: { message: "Too much.", isPossibleTomorrow: true },
    });
  });

  it.each(["transactionLimit", "dailyLimit", "leftToday", "highestAmount"])(
    "limits with an unreadable %s are unreadable",
    (field) => {
      expect(toPaymentLimits({ ...reply, [field]: "much" }, "USD")).toBeUndefined();
    },
  );

  it.each([null, undefined])(
    "limits without an amount of the payment (%j) name no approvals and no refusal",
    (none) => {
      const { limitCurrency, transactionLimit, dailyLimit, leftToday, highestAmount } = reply;
      const amounts = { limitCurrency, transactionLimit, dailyLimit, leftToday, highestAmount };
      const others = { approvalsNeeded: none, approvers: none, refusal: none, isPossibleTomorrow: none };
      expect(toPaymentLimits({ ...amounts, ...others }, "USD")).toStrictEqual({
        ...limits,
        approvalsNeeded: undefined,
        approvers: [],
        refusal: undefined,
      });
    },
  );

  it("a payment that needs no approval needs 0 approvals", () => {
    const read = toPaymentLimits({ ...reply, approvalsNeeded: 0, approvers: [] }, "USD");
    expect(read).toStrictEqual({ ...limits, approvalsNeeded: 0, approvers: [] });
  });

  it.each([
    [true, true],
    ["true", true],
    [false, false],
    ["false", false],
    [null, undefined],
    [undefined, undefined],
  ] as const)("a refused payment with isPossibleTomorrow %j is possible tomorrow: %j", (wire, isPossibleTomorrow) => {
    expect(toPaymentLimits({ ...reply, isPossibleTomorrow: wire }, "USD")).toStrictEqual({
      ...limits,
      refusal: { message: "The amount is above the limit.", isPossibleTomorrow },
    });
  });
});
