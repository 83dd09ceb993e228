import { describe, expect, it } from "vitest";
import { formatMinor, formatMoney, parseMinor } from "../../mock-bank/ledger/minor-units";

describe("Amounts of the bank", () => {
  it.each([
    ["12", 1_200n],
    ["12.5", 1_250n],
    ["12.05", 1_205n],
    ["0.01", 1n],
    ["-3.4", -340n],
    ["90071992547409.93", 9_007_199_254_740_993n],
  ])("the text %s is %s minor units", (text, minor) => {
    expect(parseMinor(text)).toBe(minor);
  });

  it.each(["", "1,000.00", "1.005", ".5", "1.", "1e3", "GHS 1", " 1"])("the text '%s' is no amount", (text) => {
    expect(() => parseMinor(text)).toThrow("Not an amount");
  });

  it.each([
    [0n, "0.00", "GHS 0.00"],
    [5n, "0.05", "GHS 0.05"],
    [-5n, "-0.05", "GHS -0.05"],
    ["125050", "1250.50", "GHS 1,250.50"],
    [123_456_789_01n, "123456789.01", "GHS 123,456,789.01"],
  ])("%s minor units are written %s in answers and %s in messages", (minor, text, words) => {
    expect(formatMinor(minor)).toBe(text);
    expect(formatMoney("GHS", minor)).toBe(words);
  });
});
