import type { AnswerOf } from "../../contract/endpoint";
import { listedValues } from "../../contract/listed-values";
import type { reports } from "../../contract/reports";
import { formatMinor } from "../ledger/minor-units";
import { networkName } from "../orders/listed-words";
import { totalOf } from "../orders/order";
import { wireDebit } from "../requests/figures";
import { receiptMoment } from "../requests/receipt-times";
import { pricesOf } from "../requests/request-repository";
import { wireMoment } from "../values/wire-dates";
import { nameOf } from "../values/wire-names";
import type { ReportedRequest } from "./report-lists";

export type Row = NonNullable<AnswerOf<(typeof reports)["fetch"]>["transfers"]>[number];

/** Formats a past transaction, named as in the contract (specification 3, section 3). */
export function reportRow(request: ReportedRequest): Row {
  const { details, approved_by, approved_at, executed_at, settles_at } = request;
  const held = (field: string) => asText(details[field]);
  const isBulk = nameOf(request.category).form === "BULK";
  return {
    id: request.id,
    scheduleId: request.schedule_id,
    ...(isBulk && { bulkId: request.id, totalCount: request.row_count }),
    ...(request.category === "fx" && { requestId: request.id }),
    sourceAccount: request.number,
    sourceAccountName: request.source_name,
    accountType: request.type,
    beneficiaryAccount: held("destinationAccountNo") ?? request.payee,
    beneficiaryName: held("destinationAccountName"),
    beneficiaryBank: held("destinationBank"),
    beneficiaryCountry: held("destinationCountry"),
    swiftCode: held("swiftCode"),
    penaltyAmount: held("penaltyAmount"),
    exchangeRate: held("exchangeRate"),
    sourceExchangeRate: held("sourceExchangeRate"),
    ...wireDebit(request),
    currencyCode: request.currency,
    amount: formatMinor(request.amount),
    charge: formatMinor(request.charge),
    elevy: formatMinor(request.e_levy),
    totalAmount: formatMinor(totalOf(pricesOf(request))),
    narration: request.narration,
    status: request.status,
    workFlowStatus: request.status,
    transactionType: nameOf(request.category).title,
    transactionDate: executed_at && wireMoment(executed_at),
    receiptFrom: settles_at && receiptMoment(settles_at),
    createDate: wireMoment(request.created_at),
    createdBy: request.full_name,
    approvedBy: approved_by,
    finalApproveDate: approved_at && wireMoment(approved_at),
    txnMobileMoneyCode: held("networkCode"),
    lastDigits: held("lastCardDigits"),
    cardName: held("cardName"),
    customerId: held("customerId"),
    phoneNumber: held("phoneNumber"),
    invoiceNumber: held("invoiceNumber") ?? held("adviceNumber"),
    expiryDate: held("expiryDate"),
    contributionType: held("contributionType"),
    service: held("service"),
    transferType: held("transferType"),
  };
}

/** Formats a payee of a past bulk: the bulk's shared values, and the payee's own from the list. */
export function reportedPayee(bulk: Row, row: Readonly<Record<string, unknown>>, position: number): Row {
  const held = (...fields: string[]) => fields.map((field) => asText(row[field])).find((value) => value !== undefined);
  return {
    id: `${bulk.bulkId}-${position}`,
    bulkId: bulk.bulkId,
    scheduleId: bulk.scheduleId,
    sourceAccount: bulk.sourceAccount,
    sourceAccountName: bulk.sourceAccountName,
    accountType: bulk.accountType,
    beneficiaryName: held("beneficiaryName", "walletName", "cardName"),
    accountName: held("accountName"),
    nameMatch: matchIn(row),
    beneficiaryAccount: held("beneficiaryAccount", "beneficiaryWalletNumber", "customerId"),
    beneficiaryBank: held("beneficiaryBank") ?? asText(networkName(held("netWork"))),
    currencyCode: bulk.currencyCode,
    amount: held("amount", "transactionAmount"),
    narration: held("narration", "transactionNarration", "description"),
    lastDigits: held("cardLastDigit"),
    cardName: held("cardName"),
    customerId: held("customerId"),
    phoneNumber: held("phoneNumber"),
    status: held("transactionStatus") ?? bulk.status,
    transactionType: bulk.transactionType,
    createDate: bulk.createDate,
    createdBy: bulk.createdBy,
    approvedBy: bulk.approvedBy,
    finalApproveDate: bulk.finalApproveDate,
  };
}

/** Rows that were paid by an earlier version of the bank have no comparison. */
const matchIn = ({ nameMatch }: Readonly<Record<string, unknown>>) =>
  listedValues.nameMatch.find((match) => match === nameMatch);

const asText = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value) || undefined : undefined;
