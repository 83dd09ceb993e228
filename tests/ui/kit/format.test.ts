import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ghs, moneyOf, parseBalance } from "../../../domain/money";
import {
  firstTwoWords,
  formatAmount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatSigned,
  maskCard,
} from "../../../ui/kit/format";

describe("formatted values", () => {
  it("an amount has its currency in front, groups of three digits, two decimals and a true minus sign @S2-9-05..07 @S3-1-02", () => {
    expect(formatMoney(ghs(1_250_00))).toBe("GHS 1,250.00");
    expect(formatMoney(moneyOf(123_456_789_05, "USD"))).toBe("USD 123,456,789.05");
    expect(formatMoney(ghs(-5))).toBe("GHS \u22120.05");
    expect(formatMoney(ghs(999_99))).toBe("GHS 999.99");
  });

  it("a credit and a reversed debit begin with a plus, a debit with a true minus, and zero has no sign @S2-9-07", () => {
    expect(formatSigned({ type: "credit", amount: ghs(1_102_20) })).toBe("+GHS 1,102.20");
    expect(formatSigned({ type: "debit", amount: ghs(10_70) })).toBe("\u2212GHS 10.70");
    expect(formatSigned({ type: "debit", amount: ghs(-5_00) })).toBe("+GHS 5.00");
    expect(formatSigned({ type: "debit", amount: ghs(0) })).toBe("GHS 0.00");
    expect(formatSigned({ type: "debit", amount: moneyOf(10_70, "USD") })).toBe("\u2212USD 10.70");
  });

  it("formatted figures are parsed as the same amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (minor) => {
        expect(parseBalance(formatAmount(ghs(minor)))).toEqual({ ok: true, value: ghs(minor) });
      }),
    );
  });

  it("a date shows its month by name, a time has 24 hours, and both are in UTC", () => {
    expect(formatDate("2026-11-20T23:59:00Z")).toBe("20 Nov 2026");
    expect(formatDateTime("2026-09-03T14:05:59Z")).toBe("3 Sep 2026, 14:05");
    expect(formatDate("the day before")).toBe("the day before");
  });

  it("a name is cut to two words", () => {
    expect(firstTwoWords("  Yaw Boateng  Enterprises Ltd")).toBe("Yaw Boateng");
    expect(firstTwoWords("Yaw")).toBe("Yaw");
  });

  it("four asterisks precede the last digits of a card, however many there are (@S3-2.1-100)", () => {
    expect(maskCard("4242")).toBe("**** 4242");
    expect(maskCard("717")).toBe("**** 717");
    expect(maskCard("")).toBe("");
  });
});
