import { describe, expect, it } from "vitest";
import {
  approvalsFor,
  cediValue,
  highestWithin,
  isLimitedCurrency,
  limitRefusal,
  type PaymentPolicy,
} from "../../mock-bank/orders/limits";

const policy: PaymentPolicy = {
  limitPerTransaction: 500_00n,
  limitPerDay: 1_200_00n,
  secondApproverFrom: 300_00n,
  nameCheckAbove: undefined,
  changedAccountAbove: undefined,
};

describe("The value in pesewas that limits are compared with", () => {
  it.each([
    ["GHS", 100n, 100n],
    ["USD", 100n, 1_140n],
    ["USD", 1n, 12n],
    ["EUR", 3n, 40n],
    ["GBP", 99n, 1_495n],
    ["GBP", 0n, 0n],
  ] as const)("an amount is rounded up: %s %s (minor units) to %s", (currency, amount, pesewas) => {
    expect(cediValue(currency, amount)).toBe(pesewas);
  });

  it("a currency without a rate has no such value", () => {
    expect(() => cediValue("JPY", 1n)).toThrow("No rate for JPY");
  });
});

describe("The highest amount within a limit", () => {
  it.each([
    ["GHS", 1_140n, 1_140n],
    ["USD", 1_139n, 99n],
    ["USD", 1_140n, 100n],
    ["EUR", 40n, 3n],
    ["GBP", 1_495n, 99n],
  ] as const)("an amount in %s within %s pesewas is at most %s minor units", (currency, limit, highest) => {
    expect(highestWithin(currency, limit)).toBe(highest);
    expect(cediValue(currency, highest)).toBeLessThanOrEqual(limit);
    expect(cediValue(currency, highest + 1n)).toBeGreaterThan(limit);
  });

  it("a currency without a rate has no highest amount", () => {
    expect(() => highestWithin("JPY", 1n)).toThrow("No rate for JPY");
    expect(["GHS", "USD", "EUR", "GBP", "JPY"].filter(isLimitedCurrency)).toEqual(["GHS", "USD", "EUR", "GBP"]);
  });
});

describe("The limits of a company", () => {
  const ofTransaction = "This payment is above your limit of GHS 500.00 a transaction.";
  const ofDay = "This payment would pass your limit of GHS 1,200.00 a day.";

  it.each([
    ["as large as the limit of a transaction", { value: 500_00n, largest: 500_00n, paidToday: 0n }, undefined],
    ["above the limit of a transaction", { value: 500_01n, largest: 500_01n, paidToday: 0n }, ofTransaction],
    ["that uses up the day", { value: 200_00n, largest: 200_00n, paidToday: 1_000_00n }, undefined],
    ["that passes the day by a pesewa", { value: 200_01n, largest: 200_01n, paidToday: 1_000_00n }, ofDay],
    ["of many rows within the day", { value: 1_200_00n, largest: 100_00n, paidToday: 0n }, undefined],
    ["of many rows above the day", { value: 1_200_01n, largest: 100_00n, paidToday: 0n }, ofDay],
    ["of a later day", { value: 1_200_01n, largest: 100_00n, paidToday: undefined }, undefined],
  ])("a payment %s is accepted or refused with the reason", (_, payment, refusal) => {
    expect(limitRefusal(payment, policy)).toBe(refusal);
  });

  it("a payment needs two approvals from the company's amount on, and one if the company has no such amount", () => {
    expect([299_99n, 300_00n].map((value) => approvalsFor(value, policy))).toEqual([1, 2]);
    expect(approvalsFor(300_00n, { ...policy, secondApproverFrom: undefined })).toBe(1);
  });
});
