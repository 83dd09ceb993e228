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

  it("creator, approver and their days are read from each of their field names (@S3-3-79..82)", () => {
    const readFrom = (field: string, value: string) => read({ amount: "1", [field]: value });
    for (const field of ["createdBy", "initiator"]) expect(readFrom(field, "Kofi")?.createdBy).toBe("Kofi");
    for (const field of ["approvedBy", "approveBy", "approver"])
      expect(readFrom(field, "Efua")?.approvedBy).toBe("Efua");
    for (const field of ["created", "createDate", "dateInitiated"])
      expect(readFrom(field, "17-11-2026")?.createdAt).toBe("2026-11-17T00:00:00Z");
    for (const field of ["finalApproval", "finalApproveDate", "dateApproved"])
      expect(readFrom(field, "19-11-2026")?.approvedAt).toBe("2026-11-19T00:00:00Z");
  });

  it("a record without a customer id shows the account of its beneficiary as customer id (@S3-2.5-67)", () => {
    expect(read({ amount: "1", customerId: "77", beneficiaryAccount: "88" })?.customerId).toBe("77");
    expect(read({ amount: "1", beneficiaryAccount: "88" })?.customerId).toBe("88");
  });

  it("amounts are in cedis by default, and a missing total equals the amount (@S1-1-02)", () => {
    expect(read({ amount: "12.50", charge: "1" })).toMatchObject({
      amount: ghs(1250),
      total: ghs(1250),
      charge: ghs(100),
    });
    expect(read({ amount: "12.50", currencyCode: "USD" })?.amount).toEqual(moneyOf(1250, "USD"));
    expect(read({ totalAmount: "20", elevy: "0.5" })).toMatchObject({ amount: ghs(2000), eLevy: ghs(50) });
  });

  it("the charge and the E-Levy of a record are read from their own fields @S3-3-84", () => {
    const feesOf = (row: object) => {
      const { charge, eLevy } = read({ amount: "1", ...row }) ?? {};
      return [charge, eLevy];
    };
    expect(feesOf({ charge: "1.25", elevy: "0.50" })).toEqual([ghs(125), ghs(50)]);
    expect(feesOf({ charge: "1.25" })).toEqual([ghs(125), ghs(0)]);
    expect(feesOf({ elevy: "0.50" })).toEqual([ghs(0), ghs(50)]);
  });

  it("the status of a record is read from workFlowStatus or status @S3-2.5-51 @S3-2.5-59", () => {
    for (const field of ["workFlowStatus", "status"]) {
      expect(read({ amount: "1", [field]: "APPROVED" })?.status).toBe("approved");
      expect(read({ amount: "1", [field]: "PENDING" })?.status).toBe("pending");
    }
  });

  it("a record with an invalid amount makes its page unreadable", () => {
    expect(toReportPage("fx", [{ amount: "12.50" }, { amount: "many" }], 2)).toBeUndefined();
  });
});
