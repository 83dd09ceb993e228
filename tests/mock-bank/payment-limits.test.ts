import { describe, expect, it } from "vitest";
import { cediValue } from "../../mock-bank/payments/limits";

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
