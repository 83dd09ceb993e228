import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import type { Category } from "../../../domain/payments/categories";
import { adviceColumn, reportColumns } from "../../../ui/reports/report-columns";
import { aReportRecord } from "../../support/a-report-record";

/** Returns a record in which each field has a value of its own. */
const recordOf = (category: Category) =>
  aReportRecord({
    category,
    id: "T-1",
    scheduleId: "S-1",
    bulkId: "B-1",
    requestId: "R-1",
    payee: { account: "1020304055555", name: "Yaw Boateng", bank: "Volta Bank", country: "Kenya" },
    amount: ghs(150_00),
    charge: ghs(2_00),
    eLevy: ghs(1_50),
    total: ghs(153_50),
    transactionType: "The bank's own name",
    createdAt: "2026-11-20T09:30:00Z",
    approvedBy: "Efua Mensah",
    approvedAt: "2026-11-21T10:15:00Z",
    count: 7,
    network: "MTN",
    phone: "0244111222",
    customerId: "7712345678",
    lastDigits: "4242",
    cardName: "ESI OWUSU",
    invoiceNumber: "GG-2026-0099",
    expiresAt: "2026-12-31T00:00:00Z",
    contributionType: "Arrears",
    service: "Direct Taxes",
    transferType: "international",
    swiftCode: "BARCKENX",
    penalty: ghs(30_00),
    debit: ghs(1717_61),
  });

const textOf = (node: ReactNode): string => renderToStaticMarkup(node).replaceAll(/<[^>]+>/g, "");

/** Returns the header and the lines of each column, in order. */
const cellsOf = (category: Category) =>
  reportColumns[category].map(({ header, lines }) => [header, ...lines(recordOf(category)).map(textOf)]);

const transactionId = ["Transaction ID", "T-1"];
const scheduleId = ["Schedule ID", "S-1"];
const bulkId = ["Bulk ID", "B-1"];
const source = ["Source Account", "1020304050607", "Current"];
const payee = ["Beneficiary", "1020304055555", "Yaw Boateng"];
const payeeBank = ["Beneficiary Bank", "Volta Bank"];
const invoice = ["Invoice Number", "GG-2026-0099"];
const count = ["Total Beneficiaries", "7"];
const charges = ["Charges", "GHS 2.00"];
const eLevy = ["E-Levy", "GHS 1.50"];
const penalty = ["Penalty", "GHS 30.00"];
const amount = ["Amount", "GHS 150.00"];
const total = ["Total Amount", "GHS 153.50"];
const history = [
  ["Created", "Kofi Boateng", "20 Nov 2026"],
  ["Final Approval", "Efua Mensah", "21 Nov 2026"],
];
const end = [["Narration", "Rent"], ["Status", "Approved"], ...history];
const endOfBulk = [total, ["Workflow Status", "Approved"], ...history];

/** The rows of the register about columns that all kinds of reports share. */
const common = "@S3-2.5-43 @S3-2.5-44 @S3-2.5-45 @S3-2.5-48..53";
const bulk = "@S3-2.5-43 @S3-2.5-55..59";

describe("the columns of a report", () => {
  it.each<[Category, string, readonly (readonly string[])[]]>([
    ["ownAccounts", `${common} @S3-2.5-46`, [transactionId, scheduleId, source, payee, amount, total, ...end]],
    [
      "sameBank",
      `${common} @S3-2.5-46..47`,
      [transactionId, scheduleId, source, payee, payeeBank, amount, total, ...end],
    ],
    [
      "otherBank",
      `${common} @S3-2.5-46..47`,
      [transactionId, scheduleId, source, payee, payeeBank, amount, total, ...end],
    ],
    ["bulkTransfer", bulk, [bulkId, source, count, charges, ...endOfBulk]],
    [
      "mobileMoney",
      `${common} @S3-2.5-60..62`,
      [
        transactionId,
        scheduleId,
        source,
        ["Network", "MTN"],
        ["Wallet", "1020304055555", "Yaw Boateng"],
        amount,
        charges,
        eLevy,
        total,
        ...end,
      ],
    ],
    ["mobileMoneyBulk", `${bulk} @S3-2.5-62`, [bulkId, source, count, charges, eLevy, ...endOfBulk]],
    [
      "prepaidCard",
      `${common} @S3-2.5-63..66`,
      [
        transactionId,
        scheduleId,
        source,
        ["Customer ID", "7712345678"],
        ["Card Number", "**** 4242"],
        ["Card Name", "ESI OWUSU"],
        ["Phone Number", "0244111222"],
        amount,
        total,
        ...end,
      ],
    ],
    ["prepaidCardBulk", bulk, [bulkId, source, count, charges, ...endOfBulk]],
    [
      "ghanaGov",
      `${common} @S3-2.5-68..69 @S3-2.5-71`,
      [
        transactionId,
        scheduleId,
        source,
        invoice,
        ["Expiry Date", "31 Dec 2026"],
        ["Service", "Direct Taxes"],
        amount,
        total,
        ...end,
      ],
    ],
    [
      "ssnit",
      `${common} @S3-2.5-68 @S3-2.5-70`,
      [transactionId, scheduleId, source, invoice, ["Contribution Type", "Arrears"], penalty, amount, total, ...end],
    ],
    [
      "fx",
      `${common} @S3-2.5-46..47 @S3-2.5-72..75`,
      [
        ["Request ID", "R-1"],
        scheduleId,
        ["Transfer Type", "International Transfer"],
        source,
        payee,
        payeeBank,
        ["Beneficiary Country", "Kenya"],
        ["Swift Code", "BARCKENX"],
        amount,
        total,
        ["Debit", "GHS 1,717.61"],
        ...end,
      ],
    ],
  ])("the report of %s has exactly the columns and values of its kind %s", (category, _rows, columns) => {
    expect(cellsOf(category)).toEqual(columns);
  });

  it("the column Advice has a button with an icon and no text @S3-2.5-54", () => {
    const { header, lines } = adviceColumn(() => {});
    const [cell] = lines(recordOf("ownAccounts"));
    const markup = renderToStaticMarkup(cell);
    expect([header, textOf(cell)]).toEqual(["Advice", ""]);
    expect(markup).toContain('data-icon="document"');
    expect(markup).toContain('aria-label="Advice of T-1"');
  });

  it("the wallet of a record without an account is its phone number @S3-2.5-67", () => {
    const column = reportColumns.mobileMoney.find(({ header }) => header === "Wallet");
    const record = recordOf("mobileMoney");
    const payee = { ...record.payee, account: "" };
    expect(column?.lines({ ...record, payee }).map(textOf)).toEqual(["0244111222", "Yaw Boateng"]);
    expect(column?.lines(record).map(textOf)).toEqual(["1020304055555", "Yaw Boateng"]);
  });

  it.each(["Regular", "Arrears"] as const)(
    "the report of SSNIT shows the contribution type %s @S3-2.5-70",
    (contributionType) => {
      const column = reportColumns.ssnit.find(({ header }) => header === "Contribution Type");
      expect(column?.lines({ ...recordOf("ssnit"), contributionType })).toEqual([contributionType]);
    },
  );
});
