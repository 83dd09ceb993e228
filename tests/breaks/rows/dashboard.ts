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
];
