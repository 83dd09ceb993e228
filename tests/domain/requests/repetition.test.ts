import { describe, expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import { allCategories } from "../../../domain/payments/categories";
import { requestOfReport } from "../../../domain/reports/report-request";
import type { BulkEntry } from "../../../domain/requests/bulk-entry";
import { payeeNameOf, repeatedRows, repeatedRowTexts } from "../../../domain/requests/repeated-rows";
import { type Repetition, repetitionOf } from "../../../domain/requests/repetition";
import type { RequestStatus } from "../../../domain/requests/status";
import { aReportRecord } from "../../support/a-report-record";

describe("repeating a request", () => {
  it("a paid request can be paid again, and one that moved no money can be corrected", () => {
    const expected: Readonly<Record<RequestStatus, Repetition | undefined>> = {
      approved: "again",
      rejected: "corrected",
      recalled: "corrected",
      failed: "corrected",
      pending: undefined,
      inProgress: undefined,
      processing: undefined,
      unknown: undefined,
    };
    for (const [status, repetition] of Object.entries(expected) as [RequestStatus, Repetition | undefined][]) {
      expect([status, repetitionOf({ status, category: "sameBank" })]).toEqual([status, repetition]);
      // A paid bill is not paid again.
      const ofBill = repetition === "again" ? undefined : repetition;
      for (const category of ["ghanaGov", "ssnit"] as const)
        expect([status, repetitionOf({ status, category })]).toEqual([status, ofBill]);
    }
  });
});

describe("a report's record as a request", () => {
  const record = aReportRecord({
    id: "OT-1",
    bulkId: "B-1",
    requestId: "R-1",
    payee: { account: "6011130004521", name: "Tema Cold Stores", bank: "GCB Bank", country: "Kenya" },
    charge: ghs(5_00),
    eLevy: ghs(1_50),
    total: ghs(156_50),
    count: 7,
    network: "MTN",
    phone: "0244111222",
    customerId: "40012001",
    lastDigits: "4417",
    cardName: "Kwabena Antwi",
    invoiceNumber: "GG-1",
    contributionType: "Arrears",
    service: "Direct taxes",
    transferType: "nonInstant",
    swiftCode: "BARCKENX",
  });
  const payee = { account: "6011130004521", name: "Tema Cold Stores" };
  const narration = "Rent";
  const expected = {
    ownAccounts: { id: "OT-1", payee, narration },
    sameBank: { id: "OT-1", payee, narration },
    otherBank: {
      payee: { ...payee, bank: "GCB Bank", branch: "" },
      narration,
      charge: ghs(5_00),
      transferType: "nonInstant",
    },
    bulkTransfer: { id: "B-1", amount: ghs(156_50), count: 7, charge: ghs(5_00) },
    mobileMoney: {
      wallet: { name: "Tema Cold Stores", number: "6011130004521", network: "MTN" },
      charge: ghs(5_00),
      eLevy: ghs(1_50),
    },
    mobileMoneyBulk: { id: "B-1", count: 7, charge: ghs(5_00), eLevy: ghs(1_50) },
    prepaidCard: {
      payee: { name: "Kwabena Antwi" },
      customerId: "40012001",
      lastDigits: "4417",
      mobile: "0244111222",
      narration,
    },
    prepaidCardBulk: { id: "B-1", count: 7 },
    ghanaGov: { invoiceNumber: "GG-1", service: "Direct taxes" },
    ssnit: { adviceNumber: "GG-1", contributionType: "Arrears", narration },
    fx: { id: "R-1", payee: { ...payee, bank: "GCB Bank" }, country: "Kenya", swiftCode: "BARCKENX", narration },
  } as const;

  it.each(allCategories)("a record of %s keeps the values that its form needs", (category) => {
    const { source, status } = record;
    expect(requestOfReport({ ...record, category })).toMatchObject({
      category,
      source: { account: source.account, type: source.type },
      status,
      total: ghs(156_50),
      ...expected[category],
    });
  });
});

describe("the values that a report does not contain", () => {
  it("a request of a report has no code of its category, and keeps its times and texts", () => {
    const record = aReportRecord({ scheduleId: "SCH1", category: "sameBank" });
    expect(requestOfReport(record)).toMatchObject({
      typeCode: "",
      type: "sameBank",
      scheduleId: "SCH1",
      createdAt: record.createdAt,
      createdBy: record.createdBy,
      transactionType: record.transactionType,
      amount: record.amount,
    });
  });

  it("a foreign transfer has no address, codes, fees, quotes and debit", () => {
    expect(requestOfReport(aReportRecord({ category: "fx" }))).toMatchObject({
      bankAddress: "",
      sortCode: "",
      routingNumber: "",
      feePaidBy: "",
      accountForCharges: "",
      quotes: [],
      debit: undefined,
    });
  });

  it("a request without an id of its category has the id of its record", () => {
    for (const category of ["bulkTransfer", "fx", "sameBank"] as const)
      expect(requestOfReport(aReportRecord({ category, id: "OT-1" })).id).toBe("OT-1");
  });

  it("a wallet is the account of the record, or else its phone number", () => {
    const record = aReportRecord({ category: "mobileMoney", phone: "0244111222" });
    const payee = { ...record.payee, account: "" };
    expect(requestOfReport(record)).toMatchObject({ wallet: { number: record.payee.account } });
    expect(requestOfReport({ ...record, payee })).toMatchObject({ wallet: { number: "0244111222" } });
  });

  it("a card has the name on the card, or else the name of the payee", () => {
    const record = aReportRecord({ category: "prepaidCard", cardName: "Kwabena Antwi" });
    expect(requestOfReport(record)).toMatchObject({ payee: { name: "Kwabena Antwi" } });
    expect(requestOfReport({ ...record, cardName: "" })).toMatchObject({ payee: { name: "Payroll" } });
  });
});

describe("the payees of an earlier bulk as rows", () => {
  const common = { id: "1", amount: ghs(10_00), description: "Wages", status: "approved" } as const;

  const entries: readonly [BulkEntry<"bulkTransfer">, BulkEntry<"mobileMoneyBulk">, BulkEntry<"prepaidCardBulk">] = [
    {
      ...common,
      category: "bulkTransfer",
      name: "Yaw Ofori",
      account: "6011130004521",
      bank: "GCB Bank",
      branch: "Kumasi Main",
      transferType: "noninstant",
    },
    {
      ...common,
      category: "mobileMoneyBulk",
      name: "Yaw",
      walletName: "YAW OFORI",
      walletNumber: "0244123456",
      network: "MTN",
      eLevy: ghs(50),
    },
    {
      ...common,
      category: "prepaidCardBulk",
      customerId: "40012001",
      lastDigits: "4417",
      cardName: "Kwabena Antwi",
      mobile: "0244111222",
    },
  ];

  it("each kind of payee keeps its texts, without its old charges", () => {
    const rows = repeatedRows(entries);
    const shared = { amount: "10.00", narration: "Wages" };
    expect(rows.map(({ texts }) => texts)).toEqual([
      {
        ...shared,
        type: "noninstant",
        bank: "GCB Bank",
        branch: "Kumasi Main",
        account: "6011130004521",
        name: "Yaw Ofori",
      },
      { ...shared, name: "Yaw", network: "MTN", wallet: "0244123456" },
      { ...shared, name: "Kwabena Antwi", customer: "40012001", lastDigits: "4417", phone: "0244111222" },
    ]);
    expect(rows.map(({ position, eLevy, isBad }) => [position, eLevy, isBad])).toEqual([
      [1, ghs(0), false],
      [2, ghs(0), false],
      [3, ghs(0), false],
    ]);
  });
  it("a repeated row is good and has no message until the bank checks it again", () => {
    const [row] = repeatedRows(entries);
    expect(row).toMatchObject({ amount: ghs(10_00), charge: ghs(0), isBad: false, status: "" });
    expect(row?.ids).toEqual({ beneficiary: "", bank: "", eLevy: "" });
  });

  it("a row of an unknown transfer type has no type", () => {
    expect(repeatedRowTexts({ ...entries[0], transferType: undefined }).type).toBe("");
  });

  it("the name of a payee is the one that the bank gave its account, wallet or card", () => {
    expect(entries.map(payeeNameOf)).toEqual(["Yaw Ofori", "YAW OFORI", "Kwabena Antwi"]);
  });
});
