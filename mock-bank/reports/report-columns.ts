import { type Cell, type Column, day, type Entry, moment, money, text } from "../documents/table";
import { parseMinor } from "../ledger/minor-units";
import { networkName, wordsOf } from "../orders/listed-words";
import { type Category, nameOf } from "../values/wire-names";
import type { ReportedRequest } from "./report-lists";
import type { Row } from "./report-rows";

/** A past transaction, or one payee of a bulk with its request. */
export type Reported = { readonly request: ReportedRequest; readonly record: Row };
export type ReportColumn = Column & { readonly read: (reported: Reported) => Entry };
type Field = keyof Row;

const REQUEST_ID = "T261120WWWMMMQQQ";
const SCHEDULE_ID = "S261120000000000";
const ACCOUNT = "1021000000000000";
const IBAN = "GB29NWBK60161331926819";
const SWIFT_CODE = "HASPDEHHXXX";
/** Example for the column width; larger amounts wrap after the currency. */
const THOUSANDS = "GHS 10,000.00";

const written = (record: Row, ...fields: readonly Field[]): string =>
  String(fields.map((field) => record[field]).find((value) => value !== undefined && value !== null) ?? "");
const textual = (
  header: string,
  width: number,
  fields: readonly Field[],
  more: Partial<Column> = {},
): ReportColumn => ({
  header,
  width,
  ...more,
  read: ({ record }) => text(written(record, ...fields)),
});
const amount = (header: string, field: Field, longest = THOUSANDS): ReportColumn => ({
  header,
  width: 15,
  longest,
  align: "right",
  read: ({ record }) => money(parseMinor(written(record, field) || "0"), written(record, "currencyCode")),
});
/** An amount that not every record has. */
const figure = (written: string | number | null | undefined, currency: string | null | undefined): Cell =>
  written && currency ? money(parseMinor(String(written)), currency) : text("");
/** A column with two values per cell, such as number and name. Lists show the second value in a second line. */
const pair = (
  column: Column & Required<Pick<Column, "second">>,
  read: (reported: Reported) => readonly [Cell, Cell],
): ReportColumn => ({ ...column, read });

const coded = (header: string, width: number, field: "transferType" | "contributionType"): ReportColumn => ({
  header,
  width,
  read: ({ record }) => text(wordsOf(field, record[field])),
});

const statusOf = ({ record }: Reported): Cell => text(wordsOf("requestStatus", record.status));

const transactionId = textual("Transaction ID", 17, ["id"], { longest: REQUEST_ID });
const requestId = { ...transactionId, header: "Request ID" };
const bulkId = { ...transactionId, header: "Bulk ID" };
const scheduleId = textual("Schedule ID", 17, ["scheduleId"], { longest: SCHEDULE_ID });
const source = pair(
  { header: "Source Account", width: 17, longest: ACCOUNT, second: { header: "Account Type", width: 14 } },
  ({ record }) => [text(written(record, "sourceAccount")), text(written(record, "accountType"))],
);
const payee = pair(
  { header: "Beneficiary", width: 18, longest: ACCOUNT, second: { header: "Beneficiary Name", width: 24 } },
  ({ record }) => [text(written(record, "beneficiaryAccount")), text(written(record, "beneficiaryName"))],
);
const wallet = pair({ header: "Wallet", width: 14, second: { header: "Wallet Name", width: 24 } }, ({ record }) => [
  text(written(record, "beneficiaryAccount", "phoneNumber")),
  text(written(record, "beneficiaryName")),
]);
/** The network of a wallet. */
const payeeBank: ReportColumn = {
  header: "Beneficiary Bank",
  width: 18,
  read: ({ record: { beneficiaryBank } }) => text(networkName(beneficiaryBank ?? "")),
};
const network: ReportColumn = {
  header: "Network",
  width: 10,
  read: ({ record }) => text(networkName(written(record, "txnMobileMoneyCode"))),
};
const plainAmount = amount("Amount", "amount");
const total = amount("Total Amount", "totalAmount");
const charges = amount("Charges", "charge", "GHS 1,000.00");
const eLevy = amount("E-Levy", "elevy", "GHS 1,000.00");
const penalty: ReportColumn = {
  ...amount("Penalty", "penaltyAmount", "GHS 1,000.00"),
  read: ({ record }) => figure(record.penaltyAmount, record.currencyCode),
};
/** In the currency of the account. */
const debit: ReportColumn = {
  ...amount("Debit", "debitAmount"),
  read: ({ record }) => figure(record.debitAmount, record.debitCurrency),
};
const narration = textual("Narration", 22, ["narration"]);
const status: ReportColumn = { header: "Status", width: 12, longest: "In Progress", read: statusOf };
const workflowStatus = { ...status, header: "Workflow Status" };
const created = pair(
  { header: "Created", width: 17, longest: "20-11-2026 09:00", second: { header: "Created Date", width: 17 } },
  ({ request }) => [text(request.full_name), moment(request.created_at)],
);
const approved = pair(
  {
    header: "Final Approval",
    width: 17,
    longest: "20-11-2026 09:00",
    second: { header: "Final Approval Date", width: 19 },
  },
  ({ request: { approved_by, approved_at } }) => [
    text(approved_by ?? ""),
    approved_at ? moment(approved_at) : text(""),
  ],
);
const count: ReportColumn = {
  header: "Total Beneficiaries",
  width: 12,
  align: "right",
  read: ({ request }) => ({ kind: "number", value: request.row_count }),
};
const invoice = textual("Invoice Number", 18, ["invoiceNumber"]);
const card: ReportColumn = {
  header: "Card Number",
  width: 12,
  longest: "**** 0000",
  read: ({ record: { lastDigits } }) => text(lastDigits ? `**** ${lastDigits}` : ""),
};
const expires: ReportColumn = {
  header: "Expiry Date",
  width: 12,
  longest: "31-12-2026",
  read: ({ record: { expiryDate } }) => {
    const at = new Date(`${(expiryDate ?? "").split("-").reverse().join("-")}T00:00:00Z`);
    return Number.isNaN(at.getTime()) ? text(expiryDate ?? "") : day(at);
  },
};

const sums = [plainAmount, total] as const;
const end = [narration, status, created, approved] as const;
const bulk = [bulkId, source, count, charges, total, workflowStatus, created, approved] as const;

/** Columns of the report lists, in order (specification 3, section 2.5). */
export const reportColumns: { readonly [C in Category]: readonly ReportColumn[] } = {
  ownAccounts: [transactionId, scheduleId, source, payee, ...sums, ...end],
  sameBank: [transactionId, scheduleId, source, payee, payeeBank, ...sums, ...end],
  otherBank: [transactionId, scheduleId, source, payee, payeeBank, ...sums, ...end],
  bulkTransfer: bulk,
  mobileMoney: [transactionId, scheduleId, source, network, wallet, plainAmount, charges, eLevy, total, ...end],
  mobileMoneyBulk: [bulkId, source, count, charges, eLevy, total, workflowStatus, created, approved],
  prepaidCard: [
    transactionId,
    scheduleId,
    source,
    textual("Customer ID", 12, ["customerId", "beneficiaryAccount"]),
    card,
    textual("Card Name", 18, ["cardName"]),
    textual("Phone Number", 13, ["phoneNumber"]),
    ...sums,
    ...end,
  ],
  prepaidCardBulk: bulk,
  ghanaGov: [transactionId, scheduleId, source, invoice, expires, textual("Service", 18, ["service"]), ...sums, ...end],
  ssnit: [
    transactionId,
    scheduleId,
    source,
    invoice,
    coded("Contribution Type", 12, "contributionType"),
    penalty,
    ...sums,
    ...end,
  ],
  fx: [
    requestId,
    scheduleId,
    coded("Transfer Type", 13, "transferType"),
    source,
    { ...payee, longest: IBAN },
    payeeBank,
    textual("Beneficiary Country", 14, ["beneficiaryCountry"]),
    textual("Swift Code", 12, ["swiftCode"], { longest: SWIFT_CODE }),
    ...sums,
    debit,
    ...end,
  ],
};

/** Columns of the list of a bulk's payees. */
export const payeeColumns: readonly ReportColumn[] = [payee, payeeBank, plainAmount, narration, status];

/** Returns the header of the column that identifies a transaction of this category. */
export const idHeaderOf = (category: Category): string => {
  if (category === "fx") return requestId.header;
  return nameOf(category).form === "BULK" ? bulkId.header : transactionId.header;
};
