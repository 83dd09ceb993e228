import { describe, expect, it } from "vitest";
import { isPartlyApproved, type Review } from "../../../domain/requests/review";

describe("a request with some of its approvals", () => {
  const aReview = (approvals: number, approvalsNeeded: number): Review => ({
    approvals,
    approvalsNeeded,
    history: [],
    receipt: undefined,
    availableAfter: undefined,
    arrivesOn: "",
    limits: undefined,
    isFirstToPayee: false,
    duplicates: [],
  });

  it.each([
    [0, 2, false],
    [1, 2, true],
    [2, 3, true],
    [2, 2, false],
    [1, 1, false],
    [0, 0, false],
  ])("a request with %i of %i approvals is partly approved: %s", (approvals, needed, expected) => {
    expect(isPartlyApproved(aReview(approvals, needed))).toBe(expected);
  });
});
