import type { PageOf } from "../../../application/ports/page";
import type { reportRow } from "../../../contract/report-rows";
import { CEDI, type Money, zero } from "../../../domain/money";
import type { Category } from "../../../domain/payments/categories";
import { networkName } from "../../../domain/payments/network";
import type { ReportRecord } from "../../../domain/reports/report";
import { toMoment } from "../values/dates";
import { toConversion } from "../values/map-conversion";
import { toMoney } from "../values/map-money";
import { positionOf } from "../values/page-fields";
import { toContributionType, toStatus, toTransferType } from "../values/read-listed";
import { first, readRows } from "../values/read-rows";

type Row = Readonly<Record<string, unknown>>;
type FieldName = keyof typeof reportRow.shape;

/** Returns undefined if a record cannot be read: a report with a wrong amount would mislead users. */
export function toReportPage(
  category: Category,
  rows: readonly Row[],
  count: number | null | undefined,
  position?: number | null,
): PageOf<ReportRecord> | undefined {
  const records = readRows(rows, (row) => toRecord(category, row));
  return records && { rows: records, total: count ?? records.length, ...positionOf(position) };
}

const text = (row: Row, ...spellings: readonly FieldName[]): string => String(first(row, ...spellings) ?? "");

function toRecord(category: Category, row: Row): ReportRecord | undefined {
  const currency = text(row, "currencyCode") || CEDI;
  const readMoney = (...spellings: readonly FieldName[]): Money | undefined => {
    const written = text(row, ...spellings);
    return written ? toMoney(written, currency) : zero(currency);
  };
  const [amount, charge, eLevy] = [readMoney("amount", "totalAmount"), readMoney("charge"), readMoney("elevy")];
  const total = readMoney("totalAmount", "amount");
  if (!amount || !charge || !eLevy || !total) return undefined;
  const readMoment = (...spellings: readonly FieldName[]) => toMoment(text(row, ...spellings));
  return {
    category,
    amount,
    charge,
    eLevy,
    total,
    id: text(row, "id", "bulkId", "requestId"),
    scheduleId: text(row, "scheduleId"),
    bulkId: text(row, "bulkId"),
    requestId: text(row, "requestId"),
    source: {
      account: text(row, "sourceAccount"),
      name: text(row, "sourceAccountName"),
      type: text(row, "accountType"),
    },
    payee: {
      account: text(row, "beneficiaryAccount"),
      name: text(row, "beneficiaryName"),
      bank: category === "mobileMoneyBulk" ? networkName(text(row, "beneficiaryBank")) : text(row, "beneficiaryBank"),
      country: text(row, "beneficiaryCountry"),
    },
    narration: text(row, "narration"),
    status: toStatus(text(row, "workFlowStatus", "status")) ?? "unknown",
    transactionType: text(row, "transactionType"),
    transactionDate: readMoment("transactionDate"),
    receiptFrom: readMoment("receiptFrom"),
    createdBy: text(row, "createdBy", "initiator"),
    createdAt: readMoment("created", "createDate", "dateInitiated"),
    approvedBy: text(row, "approvedBy", "approveBy", "approver"),
    approvedAt: readMoment("finalApproval", "finalApproveDate", "dateApproved"),
    count: Number(text(row, "totalCount")) || 0,
    network: networkName(text(row, "txnMobileMoneyCode")),
    phone: text(row, "phoneNumber"),
    customerId: text(row, "customerId", "beneficiaryAccount"),
    lastDigits: text(row, "lastDigits"),
    cardName: text(row, "cardName"),
    invoiceNumber: text(row, "invoiceNumber"),
    expiresAt: readMoment("expiryDate"),
    contributionType: toContributionType(text(row, "contributionType")),
    service: text(row, "service"),
    transferType: toTransferType(text(row, "transferType")),
    swiftCode: text(row, "swiftCode"),
    ...(category === "ssnit" && { penalty: toMoney(text(row, "penaltyAmount"), currency) }),
    ...(category === "fx" && toConversion(row, currency)),
  };
}
