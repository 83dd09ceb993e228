import { describe, expect, it } from "vitest";
import type { Day } from "../../../domain/calendar";
import { countries, GHANA } from "../../../domain/fx/countries";
import { changeOf, formatRate, parseRate, priceIn, type Rate } from "../../../domain/fx/fx-rate";
import { checkFxFunds } from "../../../domain/fx/fx-transfer";
import { moneyOf } from "../../../domain/money";
import { anFxTransfer } from "../../support/a-fx-transfer";
import { anAccount } from "../../support/a-payment";

describe("the country list", () => {
  it("the list has about 240 countries with a name and a two-letter code, each once (@S1-3-58..59)", () => {
    expect(countries.length).toBeGreaterThan(230);
    expect(countries.length).toBeLessThan(250);
    for (const { code, name } of countries)
      expect([code, name]).toEqual([expect.stringMatching(/^[A-Z]{2}$/), expect.stringMatching(/^\S.*\S$/)]);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
  });

  it("the list is sorted by name and contains Ghana", () => {
    const names = countries.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
    expect(countries).toContainEqual({ code: "GH", name: GHANA });
    expect(countries).toContainEqual({ code: "DE", name: "Germany" });
  });
});

describe("a rate", () => {
  it.each(["11.4235", "11.4", "9"])("the rate %s is read and written with four decimals", (text) => {
    expect(formatRate(parseRate(text) ?? (0 as never))).toBe(Number(text).toFixed(4));
  });

  it.each(["", "-1", "1,2", "abc", "null", "1e3"])("the text “%s” is not read as a rate", (text) => {
    expect(parseRate(text)).toBeUndefined();
  });
});

describe("the cost of a foreign amount", () => {
  /** Casts whole numbers to rates. */
  const on = (buy: number, sell: number) => [
    { day: "2026-11-18", buy: 1 as Rate, sell: 1 as Rate } as const,
    { day: "2026-11-19", buy: 2 as Rate, sell: 2 as Rate } as const,
    { day: "2026-11-20", buy: buy as Rate, sell: sell as Rate } as const,
  ];
  const rates = { USD: on(114_507, 113_142), EUR: on(132_000, 130_500), GBP: [] };

  it("the cost at the newest rates is rounded up to the whole pesewa or cent", () => {
    expect(priceIn("GHS", moneyOf(100_00, "USD"), rates)?.debit).toEqual(moneyOf(1145_07, "GHS"));
    expect(priceIn("GHS", moneyOf(1, "USD"), rates)?.debit).toEqual(moneyOf(12, "GHS"));
    expect(priceIn("EUR", moneyOf(100_00, "USD"), rates)?.debit).toEqual(moneyOf(87_75, "EUR"));
    expect(priceIn("USD", moneyOf(100_00, "USD"), rates)).toEqual({ debit: moneyOf(100_00, "USD"), quotes: [] });
  });

  it("the quotes of a cost are the rates that it was converted with", () => {
    const usd = { currency: "USD", rate: 114_507 };
    expect(priceIn("GHS", moneyOf(100_00, "USD"), rates)?.quotes).toEqual([usd]);
    expect(priceIn("EUR", moneyOf(100_00, "USD"), rates)?.quotes).toEqual([usd, { currency: "EUR", rate: 130_500 }]);
  });

  it("a cost without a rate on both sides is unknown", () => {
    expect(priceIn("GHS", moneyOf(100_00, "GBP"), rates)).toBeUndefined();
    expect(priceIn("GBP", moneyOf(100_00, "USD"), rates)).toBeUndefined();
  });
});

describe("the funds of an FX request", () => {
  const dollars = (minor: number) => anAccount({ currency: "USD", available: moneyOf(minor, "USD") });
  const transfer = anFxTransfer({ amount: moneyOf(100_00, "USD") });

  it("the balance is checked if account and request have the same currency (@S2-5-090)", () => {
    expect(checkFxFunds({ ...transfer, source: dollars(100_00) }).ok).toBe(true);
    expect(checkFxFunds({ ...transfer, source: dollars(99_99) })).toEqual({
      ok: false,
      failure: { kind: "insufficientFunds" },
    });
  });

  it("the balance is not checked if the currencies differ (@S2-5-090)", () => {
    expect(checkFxFunds({ ...transfer, source: anAccount({ available: moneyOf(1, "GHS") }) }).ok).toBe(true);
  });
});

describe("the change of a rate", () => {
  it.each([
    [[11.8, 11.1274], "−5.7 %"],
    [[10, 11, 10.12], "+1.2 %"],
    [[10, 10], "0.0 %"],
    [[10], undefined],
  ])("the sell rates %j have changed by %s", (sells, expected) => {
    const rates = sells.map((sell) => parseRate(`${sell}`) as Rate);
    const history = rates.map((sell) => ({ day: "2026-11-20" as Day, buy: sell, sell }));
    expect(changeOf(history)).toBe(expected);
  });
});
