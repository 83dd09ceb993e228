import { describe, expect, it } from "vitest";
import { toReportPage } from "../../adapters/bank-api/map-reports";
import { ghs, moneyOf } from "../../domain/money";

const read = (row: Readonly<Record<string, unknown>>) => toReportPage("otherBank", [row], 1)?.rows[0];

describe("A report record", () => {
  it("a report record uses the first field name with a value (@S3-3-83)", () => {
    expect(read({ amount: "1", createdBy: "", initiator: "Kofi" })?.createdBy).toBe("Kofi");
    expect(read({ amount: "1", createdBy: "Ama", initiator: "Kofi" })?.createdBy).toBe("Ama");
    expect(read({ amount: "1", created: "01-11-2026", createDate: "02-11-2026" })?.createdAt).toBe(
      "2026-11-01T00:00:00Z",
    );
    expect(read({ amount: "1", dateInitiated: "02-11-2026 09:30" })?.createdAt).toBe("2026-11-02T09:30:00Z");
    expect(read({ amount: "1", created: "some day" })?.createdAt).toBe("some day");
    expect(read({ amount: "1", approver: "Efua", approveBy: null })?.approvedBy).toBe("Efua");
    const approvers = { approvedBy: "First", approveBy: "Second", approver: "Third" };
    expect(read({ amount: "1", ...approvers })?.approvedBy).toBe("First");
    expect(read({ amount: "1", ...approvers, approvedBy: "" })?.approvedBy).toBe("Second");
    expect(read({ amount: "1", dateApproved: "03-11-2026" })?.approvedAt).toBe("2026-11-03T00:00:00Z");
  });

  it("amounts are in cedis by default, and a missing total equals the amount", () => {
    expect(read({ amount: "12.50", charge: "1" })).toMatchObject({
      amount: ghs(1250),
      total: ghs(1250),
      charge: ghs(100),
    });
    expect(read({ amount: "12.50", currencyCode: "USD" })?.amount).toEqual(moneyOf(1250, "USD"));
    expect(read({ totalAmount: "20", elevy: "0.5" })).toMatchObject({ amount: ghs(2000), eLevy: ghs(50) });
  });

  it("a record with an invalid amount makes its page unreadable", () => {
    expect(toReportPage("fx", [{ amount: "12.50" }, { amount: "many" }], 2)).toBeUndefined();
  });
});
