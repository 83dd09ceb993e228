import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, exceeds, formatMinor, ghs, moneyOf, parseAmount, parseBalance, subtract, zero } from "../../domain/money";

const MINOR_MAX = 1_000_000_000_000;
const minor = fc.integer({ min: -MINOR_MAX, max: MINOR_MAX });
const positive = fc.integer({ min: 1, max: MINOR_MAX });

const grouped = (decimal: string): string => {
  const [whole = "", decimals = ""] = decimal.split(".");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${decimals}`;
};

describe("writing and reading an amount", () => {
  it("a written amount is read as the same amount", () => {
    fc.assert(
      fc.property(minor, (value) => {
        expect(parseBalance(formatMinor(ghs(value)))).toEqual({ ok: true, value: ghs(value) });
      }),
      { numRuns: 10_000 },
    );
  });

  it("an amount can be typed with thousands separators, outer spaces and without trailing zeros", () => {
    fc.assert(
      fc.property(positive, (value) => {
        const plain = formatMinor(ghs(value));
        const shortest = plain.replace(/0$/, "").replace(/\.0?$/, "");
        for (const typed of [grouped(plain), ` ${plain} `, shortest, `00${plain}`])
          expect(parseAmount(typed)).toEqual({ ok: true, value: ghs(value) });
      }),
      { numRuns: 2_000 },
    );
  });

  it("a written amount has exactly two decimals and never an exponent", () => {
    fc.assert(
      fc.property(minor, (value) => {
        expect(formatMinor(ghs(value))).toMatch(/^-?\d+\.\d{2}$/);
      }),
    );
    expect(formatMinor(ghs(0))).toBe("0.00");
    expect(formatMinor(ghs(5))).toBe("0.05");
    expect(formatMinor(ghs(-150_00))).toBe("-150.00");
  });
});

describe("texts that are not amounts @S1-5-16 @S2-5-100 @S2-5-101", () => {
  it.each([
    ["", "notANumber"],
    [" ", "notANumber"],
    [".", "notANumber"],
    ["abc", "notANumber"],
    ["1e3", "notANumber"],
    ["1E3", "notANumber"],
    ["0x10", "notANumber"],
    ["0b1", "notANumber"],
    ["１２３", "notANumber"],
    ["١٢٣", "notANumber"],
    ["1.005", "notANumber"],
    ["1.2.3", "notANumber"],
    ["1,00", "notANumber"],
    ["12,34,567", "notANumber"],
    ["1,234,5", "notANumber"],
    [",123", "notANumber"],
    ["1 250", "notANumber"],
    ["+1", "notANumber"],
    ["-1", "notANumber"],
    ["--1", "notANumber"],
    ["1-", "notANumber"],
    ["−1", "notANumber"],
    ["NaN", "notANumber"],
    ["Infinity", "notANumber"],
    ["1n", "notANumber"],
    ["1_000", "notANumber"],
    ["GHS 1", "notANumber"],
    ["1\n2", "notANumber"],
    ["0", "zero"],
    ["0.00", "zero"],
    ["-0", "zero"],
    ["000", "zero"],
    ["10000000000.01", "tooLarge"],
    ["9007199254740992", "tooLarge"],
    ["9007199254740993.01", "tooLarge"],
    ["9".repeat(400), "tooLarge"],
  ])("the text %j is refused as %s", (typed, reason) => {
    expect(parseAmount(typed)).toEqual({ ok: false, failure: reason });
  });

  it("leading zeros do not make an amount too large", () => {
    expect(parseAmount(`${"0".repeat(100)}1.50`)).toEqual({ ok: true, value: ghs(1_50) });
  });

  it("a very long text is refused quickly", () => {
    expect(parseAmount("1,".repeat(50_000)).ok).toBe(false);
    expect(parseAmount("1".repeat(100_000)).ok).toBe(false);
  });

  it("any text results in a failure or in a positive whole number of pesewas, never in an exception", () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.string({ unit: "binary" }),
      fc.double().map(String),
      fc.stringMatching(/^[-+.,\deE]{0,20}$/),
    );
    fc.assert(
      fc.property(hostile, (typed) => {
        const parsed = parseAmount(typed);
        if (parsed.ok) expect(Number.isSafeInteger(parsed.value.minor) && parsed.value.minor > 0).toBe(true);
      }),
      { numRuns: 20_000 },
    );
  });
});

describe("a balance", () => {
  it("a balance can be zero or negative, and negative zero is read as zero", () => {
    expect(parseBalance("-0.00")).toEqual({ ok: true, value: ghs(0) });
    expect(parseBalance("-1,250.5", "USD")).toEqual({ ok: true, value: moneyOf(-1250_50, "USD") });
    expect(parseBalance("1e3").ok).toBe(false);
  });

  it("a balance can be larger than any typed amount, up to a trillion", () => {
    expect(parseBalance("15,000,000,000.00")).toEqual({ ok: true, value: ghs(1_500_000_000_000) });
    expect(parseBalance("1000000000000.01")).toEqual({ ok: false, failure: "tooLarge" });
  });
});

describe("arithmetic", () => {
  const amount = fc.integer({ min: -MINOR_MAX, max: MINOR_MAX }).map(ghs);

  it("addition is commutative, and subtraction reverses it", () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(add(a, b)).toEqual(add(b, a));
        expect(subtract(add(a, b), b)).toEqual(a);
        expect(exceeds(a, b)).toBe(subtract(a, b).minor > 0);
      }),
    );
  });

  it("an amount does not exceed an equal amount", () => {
    expect(exceeds(ghs(5), ghs(4))).toBe(true);
    expect(exceeds(ghs(5), ghs(5))).toBe(false);
  });

  it("different currencies and fractions of a pesewa throw, because they are programming errors", () => {
    expect(() => add(ghs(1), zero("USD"))).toThrow("Two currencies");
    expect(() => subtract(ghs(1), zero("USD"))).toThrow("Two currencies");
    expect(() => exceeds(ghs(1), zero("USD"))).toThrow("Two currencies");
    expect(() => ghs(0.5)).toThrow("Not a whole number");
    expect(() => ghs(Number.NaN)).toThrow("Not a whole number");
    expect(() => ghs(2 ** 53)).toThrow("Not a whole number");
    expect(() => add(ghs(Number.MAX_SAFE_INTEGER), ghs(1))).toThrow("Not a whole number");
  });
});
