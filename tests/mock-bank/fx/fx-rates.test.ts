import { describe, expect, it } from "vitest";
import { bankApi } from "../../../contract/index";
import { costOf, rateAt, ratesUntil, rateText } from "../../../mock-bank/fx/rates";
import { openCompany, passTime, signedIn } from "../../support/bank";
import { aBank } from "../../support/each-bank";

const friday = new Date("2026-11-20T09:00:00Z");
const sunday = new Date("2026-11-22T09:00:00Z");
const monday = new Date("2026-11-23T00:00:00Z");
const currencies = ["USD", "EUR", "GBP"] as const;
const days = (until: Date) => ratesUntil("USD", until).map(({ day }) => day.toISOString().slice(0, 10));

describe("The rates of foreign exchange", () => {
  it("rates are published each working day, up to the bank's today, for a quarter of a year", () => {
    expect(days(friday).slice(-3)).toEqual(["2026-11-18", "2026-11-19", "2026-11-20"]);
    expect(days(sunday).at(-1)).toBe("2026-11-20");
    expect(days(monday).at(-1)).toBe("2026-11-23");
    expect(days(friday)[0]).toBe("2026-08-24");
    expect(ratesUntil("USD", friday).every(({ day }) => ![0, 6].includes(day.getUTCDay()))).toBe(true);
  });

  it("rates are the same on each request", () => {
    const [then, later] = [ratesUntil("EUR", friday), ratesUntil("EUR", monday)];
    expect(later.filter(({ day }) => day <= friday).slice(-10)).toEqual(then.slice(-10));
  });

  it("rates move a little each day, and buying never costs less than selling brings", () => {
    for (const currency of currencies) {
      const rates = ratesUntil(currency, friday);
      for (const { buy, sell } of rates) expect(buy).toBeGreaterThan(sell);
      expect(new Set(rates.map(({ sell }) => sell)).size).toBeGreaterThan(rates.length * 0.9);
      for (const [at, { sell }] of rates.slice(1).entries()) {
        const before = rates[at]?.sell ?? 0n;
        expect(Number(sell - before) / Number(before)).toBeLessThan(0.02);
        expect(Number(sell - before) / Number(before)).toBeGreaterThan(-0.02);
      }
    }
  });

  it("the cost of a foreign amount is rounded up to the whole pesewa or cent", () => {
    const { buy } = rateAt("USD", friday);
    expect(costOf(100_00n, "USD", "USD", friday)).toBe(100_00n);
    expect(costOf(100_00n, "USD", "GHS", friday)).toBe((100_00n * buy + 9_999n) / 10_000n);
    const sold = rateAt("EUR", friday).sell;
    const euros = costOf(100_00n, "USD", "EUR", friday);
    expect(euros * sold).toBeGreaterThanOrEqual(100_00n * buy);
    expect((euros - 1n) * sold).toBeLessThan(100_00n * buy);
  });

  it("rates are written with four decimals", () => {
    expect([rateText(114_235n), rateText(110_000n), rateText(99_005n)]).toEqual(["11.4235", "11.0000", "9.9005"]);
  });
});

describe("The calls of foreign exchange", () => {
  const bank = aBank();
  const one = {
    fxDate: expect.stringMatching(/^\d{2}-\d{2}-\d{4}$/),
    buy: expect.any(String),
    sell: expect.any(String),
  };

  it("the lists hold the currencies of transfers and the rates of each currency (@S1-1-18 @S2-7-12 @S2-7-21 @S2-3-173..175)", async () => {
    const ama = await signedIn(bank.running, await openCompany(bank.running), "Single");
    expect(await ama.call(bankApi.fx.currencies, {})).toMatchObject({ allowableCurrency: ["GBP", "USD", "EUR"] });
    const rates = await ama.call(bankApi.fx.rates, {});
    for (const set of ["usdRates", "eurRates", "gbpRates"])
      expect(rates[set]).toEqual(expect.arrayContaining([expect.objectContaining(one)]));
    const sell = (set: string) => Number((rates[set] as readonly { readonly sell: string }[])[0]?.sell);
    expect(sell("usdRates")).toBeLessThan(sell("eurRates"));
    expect(sell("eurRates")).toBeLessThan(sell("gbpRates"));
    await passTime(bank.running, 14 * 86_400);
    const signedInAgain = await signedIn(bank.running, await openCompany(bank.running), "Single");
    expect((await signedInAgain.call(bankApi.fx.rates, {})).usdRates).not.toEqual(rates.usdRates);
  });
});
