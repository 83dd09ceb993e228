import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S1-3-59",
    title: "The names of countries begin with a blank",
    file: "domain/fx/countries.ts",
    find: "entry.slice(3)",
    replace: "entry.slice(2)",
  },
  {
    row: "S2-3-042",
    title: "A request of an FX transfer has the type FX-TRANSFER",
    file: "adapters/bank-api/map-fx.ts",
    find: '"SERVICE-CHARGE"',
    replace: '"FX-TRANSFER"',
  },
  {
    row: "S2-3-173",
    title: "The day of an FX rate has a time",
    file: "mock-bank/fx/fx-handlers.ts",
    find: "wireMoment(day).slice(0, 10)",
    replace: "wireMoment(day)",
  },
  {
    row: "S2-3-174",
    title: "The buying rate is the selling rate",
    file: "mock-bank/fx/fx-handlers.ts",
    find: "buy: rateText(buy)",
    replace: "buy: rateText(sell)",
  },
  {
    row: "S2-3-175",
    title: "The selling rate has two decimals",
    file: "mock-bank/fx/fx-handlers.ts",
    find: "sell: rateText(sell)",
    replace: "sell: rateText(sell).slice(0, -2)",
  },
  {
    row: "S2-7-12",
    title: "The bank does not allow euros",
    file: "mock-bank/fx/fx-handlers.ts",
    find: '["GBP", "USD", "EUR"]',
    replace: '["GBP", "USD"]',
  },
  {
    row: "S2-7-21",
    title: "The rates of euros and pounds are exchanged",
    file: "mock-bank/fx/fx-handlers.ts",
    find: 'eurRates: ratesOf("EUR", now),\n    gbpRates: ratesOf("GBP", now),',
    replace: 'eurRates: ratesOf("GBP", now),\n    gbpRates: ratesOf("EUR", now),',
  },
  {
    row: "S2-7-42",
    title: "A request of an FX transfer sends no device id",
    file: "adapters/bank-api/http-fx.ts",
    find: "lateFields: async () => ({ deviceID: await this.bank.deviceId() }),",
    replace: "",
  },
];
