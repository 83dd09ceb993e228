import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S1-2.10-14",
    title: "The cutout of the doughnut has 70 percent",
    file: "ui/shared/charts/doughnut.ts",
    find: 'CUTOUT = "75%"',
    replace: 'CUTOUT = "70%"',
  },
  {
    row: "S1-2.10-24",
    title: "The expenditure of the dashboard begins 30 days ago and ends today",
    file: "ui/dashboard/expenditure-store.ts",
    find: "const { start, end } = defaultPeriod(this.today);",
    replace: "const { start } = defaultPeriod(this.today);\n    const end = this.today;",
  },
  {
    row: "S1-7-26",
    title: "The expenditure has no total",
    file: "mock-bank/statements/statements-handlers.ts",
    find: "      totalAmount: formatMinor([...spent.values()].reduce((sum, total) => sum + total, 0n)),\n",
    replace: "",
  },
  {
    row: "S1-3-48",
    title: "The amounts of two items of one kind are not added",
    file: "adapters/bank-api/map-expenditure.ts",
    find: "byType[kind] = add(byType[kind], amount);",
    replace: "byType[kind] = amount;",
  },
  {
    row: "S1-3-49",
    title: "The overall amount of the bank is ignored",
    file: "adapters/bank-api/map-expenditure.ts",
    find: "wire.totalAmount === undefined || wire.totalAmount === null ? sum : toMoney(wire.totalAmount, currency)",
    replace: "sum",
  },
  {
    row: "S1-4-43",
    title: "A failed list of transactions shows no error",
    file: "ui/dashboard/recent-store.ts",
    find: 'this.accounts.content.kind === "failed" || this.transactions.content.kind === "failed"',
    replace: 'this.accounts.content.kind === "failed"',
  },
  {
    row: "S1-3-45",
    title: "Expenditure of the type BLP counts as prepaid card",
    file: "adapters/bank-api/read-listed.ts",
    find: 'BLP: "billPayments"',
    replace: 'BLP: "prepaidCard"',
  },
  {
    row: "S1-2.10-15",
    title: "The expenditure chart has no category Others",
    file: "ui/dashboard/expenditure-chart.tsx",
    find: "expenditureTypes.map((kind)",
    replace: "expenditureTypes.slice(0, 4).map((kind)",
  },
  {
    row: "S1-2.10-09",
    title: "The strip shows two accounts on extra-large screens",
    file: "ui/dashboard/account-strip.css",
    find: "--side-by-side: 3;",
    replace: "--side-by-side: 2;",
  },
];
