import { describe, expect, it } from "vitest";
import { toReportPage } from "../../../../adapters/bank-api/reports/map-reports";
import { ghs, moneyOf } from "../../../../domain/money";

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

  it.each([
    [41, 41],
    [0, 0],
    [null, 2],
    [undefined, 2],
  ])("a page of two records with the count %j has the total %j", (count, total) => {
    expect(toReportPage("fx", [{ amount: "1" }, { amount: "2" }], count)?.total).toBe(total);
  });

  it("a record with an invalid amount makes its page unreadable", () => {
    expect(toReportPage("fx", [{ amount: "12.50" }, { amount: "many" }], 2)).toBeUndefined();
  });

  it.each(["amount", "charge", "elevy", "totalAmount"])("a record with an unreadable %s is unreadable", (field) => {
    const row = { amount: "12.50", charge: "1.00", elevy: "0.50", totalAmount: "14.00" };
    expect(toReportPage("mobileMoney", [{ ...row, [field]: "many" }], 1)).toBeUndefined();
  });

  /** A row with the names of all fields, each with a value that shows its field. */
  const full = {
    id: "R-1",
    scheduleId: "S-1",
    bulkId: "B-1",
    requestId: "Q-1",
    sourceAccount: "1020304050607",
    sourceAccountName: "Operations",
    accountType: "Current",
    beneficiaryAccount: "1020304050608",
    beneficiaryName: "Payroll",
    beneficiaryBank: "AIRTELTIGO",
    beneficiaryCountry: "Kenya",
    swiftCode: "BARCKENX",
    amount: "12.50",
    totalAmount: "14.00",
    charge: "1.00",
    elevy: "0.50",
    narration: "Rent",
    workFlowStatus: "FAILED",
    transactionType: "A transfer",
    transactionDate: "20-11-2026 09:30",
    receiptFrom: "21-11-2026 15:00",
    createdBy: "Kofi",
    created: "19-11-2026",
    approvedBy: "Efua",
    finalApproval: "20-11-2026",
    totalCount: "48",
    txnMobileMoneyCode: "TELECEL",
    phoneNumber: "0244123456",
    customerId: 77,
    lastDigits: "4321",
    cardName: "Travel card",
    invoiceNumber: "GG-1",
    expiryDate: "31-12-2026",
    contributionType: "ARREARS",
    service: "Stamp duty",
    transferType: "NON_INSTANT",
  };
  const record = {
    id: "R-1",
    scheduleId: "S-1",
    bulkId: "B-1",
    requestId: "Q-1",
    source: { account: "1020304050607", name: "Operations", type: "Current" },
    payee: { account: "1020304050608", name: "Payroll", bank: "AIRTELTIGO", country: "Kenya" },
    amount: ghs(12_50),
    charge: ghs(1_00),
    eLevy: ghs(50),
    total: ghs(14_00),
    narration: "Rent",
    status: "failed",
    transactionType: "A transfer",
    transactionDate: "2026-11-20T09:30:00Z",
    receiptFrom: "2026-11-21T15:00:00Z",
    createdBy: "Kofi",
    createdAt: "2026-11-19T00:00:00Z",
    approvedBy: "Efua",
    approvedAt: "2026-11-20T00:00:00Z",
    count: 48,
    network: "Telecel",
    phone: "0244123456",
    customerId: "77",
    lastDigits: "4321",
    cardName: "Travel card",
    invoiceNumber: "GG-1",
    expiresAt: "2026-12-31T00:00:00Z",
    contributionType: "Arrears",
    service: "Stamp duty",
    transferType: "nonInstant",
    swiftCode: "BARCKENX",
  };

  it.each([
    ["otherBank", "AIRTELTIGO"],
    ["mobileMoney", "AIRTELTIGO"],
    ["mobileMoneyBulk", "AirtelTigo"],
  ] as const)(
    "each value of a record of %s is read from its own field, and its payee's bank is %s @S3-2.5-44..50 @S3-2.5-55..58 @S3-2.5-60 @S3-2.5-62 @S3-2.5-64..66 @S3-2.5-68..75 @S3-3-76..78",
    (category, bank) => {
      const payee = { ...record.payee, bank };
      expect(toReportPage(category, [full], 1)).toStrictEqual({ rows: [{ ...record, category, payee }], total: 1 });
    },
  );

  it.each([
    ["bulkId", { bulkId: "B-1", requestId: "Q-1" }, "B-1"],
    ["requestId", { bulkId: "", requestId: "Q-1" }, "Q-1"],
  ])("a record without an id has its %s as id", (_, row, id) => {
    expect(read({ amount: "1", ...row })?.id).toBe(id);
  });

  it("a record without values has empty texts, no fees and an unknown status", () => {
    const { amount, charge, eLevy, total, source, payee, count, ...texts } = record;
    const empty = Object.fromEntries(Object.keys(texts).map((name) => [name, ""]));
    expect(read({})).toStrictEqual({
      ...empty,
      category: "otherBank",
      source: { account: "", name: "", type: "" },
      payee: { account: "", name: "", bank: "", country: "" },
      amount: ghs(0),
      charge: ghs(0),
      eLevy: ghs(0),
      total: ghs(0),
      count: 0,
      status: "unknown",
      contributionType: undefined,
      transferType: undefined,
    });
  });
});
