import { describe, expect, it } from "vitest";
import { countIn, type Inbox, waitingCount } from "../../../domain/approvals/inbox";
import { ghs, moneyOf } from "../../../domain/money";

describe("the requests that wait for the user", () => {
  const inbox: Inbox = {
    counts: { sameBank: 2, fx: 3 },
    totals: [
      { count: 2, total: ghs(300_00) },
      { count: 3, total: moneyOf(50_00, "USD") },
    ],
    oldest: "2026-11-20T09:30:00Z",
  };

  it("the requests of some categories are counted together, and an absent category has none", () => {
    expect(countIn(inbox, ["sameBank", "ownAccounts", "fx"])).toBe(5);
    expect(countIn(inbox, ["fx"])).toBe(3);
    expect(countIn(inbox, ["ownAccounts"])).toBe(0);
    expect(countIn(inbox, [])).toBe(0);
  });

  it("the requests of all currencies are counted together", () => {
    expect(waitingCount(inbox)).toBe(5);
    expect(waitingCount({ ...inbox, totals: [] })).toBe(0);
  });
});
