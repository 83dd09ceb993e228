import { describe, expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import type { SamePayment } from "../../../domain/payments/same-payments";
import { type ComparedWith, samePaymentsText } from "../../../ui/payments/check-words";

const aSamePayment = (over: Partial<SamePayment> = {}): SamePayment => ({
  id: "T1",
  state: "waiting",
  at: "2026-11-20T09:30:00Z",
  by: "Kofi Boateng",
  rows: 1,
  rowsOfPayment: 1,
  amount: ghs(150_00),
  ...over,
});
const single = { kind: "single" } as const;
const fifty = { kind: "list", rows: 50 } as const;

describe("The warning about earlier payments that are the same", () => {
  it.each<readonly [ComparedWith, Partial<SamePayment>, string]>([
    [single, {}, "GHS 150.00 to this beneficiary waits for approval since 20 Nov 2026, 09:30 (T1 of Kofi Boateng)."],
    [single, { state: "paid" }, "GHS 150.00 to this beneficiary was paid on 20 Nov 2026, 09:30 (T1 of Kofi Boateng)."],
    [single, { state: "scheduled", by: "" }, "GHS 150.00 to this beneficiary is scheduled for 20 Nov 2026 (T1)."],
    [single, { state: "sent", rowsOfPayment: 50, at: "" }, "is under way (T1 of Kofi Boateng, a list of 50)."],
    [fifty, { rows: 48, rowsOfPayment: 49 }, "48 of these 50 rows, GHS 150.00, wait for approval since 20 Nov"],
    [fifty, { rows: 50, state: "paid" }, "All 50 rows of this list, GHS 150.00, were paid on 20 Nov 2026, 09:30"],
    [fifty, { state: "scheduled" }, "1 of these 50 rows, GHS 150.00, is scheduled for 20 Nov 2026"],
    [{ kind: "bill", name: "invoice" }, {}, "This invoice waits for approval since 20 Nov 2026, 09:30"],
  ])("with %o it says of %o: %s", (what, over, text) => {
    expect(samePaymentsText({ found: [aSamePayment(over)], others: 0 }, what)).toContain(text);
  });

  it("counts those that are not listed, and asks for a closer look at the end", () => {
    const text = samePaymentsText({ found: [aSamePayment()], others: 2 }, fifty);
    expect(text).toMatch(/2 more payments have rows in common\. Please make sure that this is another list\.$/);
    expect(samePaymentsText({ found: [], others: 0 }, single)).toBeUndefined();
  });
});
