import { expect, it } from "vitest";
import { balanceTrend, changeOfTrend } from "../../../domain/accounts/balance-trend";
import type { Movement } from "../../../domain/accounts/statement";
import type { Day } from "../../../domain/calendar";
import { ghs } from "../../../domain/money";

const days: readonly Day[] = ["2026-11-18", "2026-11-19", "2026-11-20"];
const movement = (day: string, type: Movement["type"], minor: number): Movement => ({
  type,
  at: `${day}T09:00:00Z`,
  narration: "",
  amount: ghs(minor),
});
const movements = [
  movement("2026-11-20", "debit", 25_00),
  movement("2026-11-18", "credit", 10_00),
  movement("2026-11-18", "debit", 5_00),
];

it("a line has the balance at the end of each day", () => {
  const balances = { opening: ghs(100_00), closing: ghs(80_00) };
  expect(balanceTrend({ movements, balances, bookFormats: [] }, days)).toEqual([105_00, 105_00, 80_00]);
});

it.each([
  ["a list that leaves out older transactions", { opening: ghs(90_00), closing: ghs(80_00) }],
  ["a bank that states no balances", undefined],
])("%s has no line", (_, balances) => {
  expect(balanceTrend({ movements, balances, bookFormats: [] }, days)).toBeUndefined();
});

it.each([
  [[100_00, 104_20], "+4.2 %"],
  [[100_00, 80_00], "−20.0 %"],
  [[100_00, 100_00], "0.0 %"],
  [[0, 100_00], undefined],
])("the change of %j is %s", (trend, change) => {
  expect(changeOfTrend(trend)).toBe(change);
});
