import { describe, expect, it } from "vitest";
import { percentageOf } from "../../../domain/accounts/expenditure";
import { ghs } from "../../../domain/money";

describe("the share of an expenditure", () => {
  it.each([
    [0, 100_00, 0],
    [100_00, 100_00, 100],
    [25_00, 100_00, 25],
    [1_00, 3_00, 33],
    [2_00, 3_00, 67],
    [1, 200, 1],
    [99, 200_00, 0],
    [0, 0, 0],
  ])("the share of %i in %i pesewas is %i percent, without decimals", (part, whole, percentage) => {
    expect(percentageOf(ghs(part), ghs(whole))).toBe(percentage);
  });
});
