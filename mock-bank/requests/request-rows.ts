import { formatMinor } from "../ledger/minor-units";
import { totalOf } from "../orders/order";
import { wireMoment } from "../values/wire-dates";
import { nameOf } from "../values/wire-names";
import { wireDebit } from "./figures";
import type { ListedRequest } from "./request-lists";
import { pricesOf } from "./request-repository";

/** A single request in Pending Requests and My Requests, named as in the contract (specification 3, section 3). */
export const singleRow = (request: ListedRequest) => ({
  ...common(request),
  transactionId: request.id,
  transactionNarration: request.narration,
  transactionAmount: formatMinor(request.amount),
  transactionCharge: formatMinor(request.charge),
  charge: formatMinor(request.charge),
  elevyFee: formatMinor(request.e_levy),
  ...request.details,
});

/** Why a request of My Requests has ended without a payment. */
const endOf = ({ failure, rejection, rejected_by: rejectedBy }: ListedRequest) => ({
  ...((failure ?? rejection) && { endReason: failure ?? rejection }),
  ...(rejectedBy && { rejectedBy }),
});

/** A single request in My Requests. */
export const ownSingleRow = (request: ListedRequest) => ({ ...singleRow(request), ...endOf(request) });

/** A bulk request in Pending Requests. */
export const pendingBulkRow = (request: ListedRequest) => ({
  ...common(request),
  bulkId: request.id,
  totalCount: request.row_count,
  charge: formatMinor(request.charge),
  elevyFee: formatMinor(request.e_levy),
});

/** A bulk request in My Requests, whose fields have other names. */
export const ownBulkRow = (request: ListedRequest) => ({
  ...common(request),
  bulkId: request.id,
  totalCount: request.row_count,
  charges: formatMinor(request.charge),
  eleveyFee: formatMinor(request.e_levy),
  ...endOf(request),
});

const common = (request: ListedRequest) => ({
  transactionType: nameOf(request.category).title,
  genericTransType: nameOf(request.category).codes[0],
  workFlowStatus: request.status,
  scheduleId: request.schedule_id,
  sourceAccount: request.number,
  SourceAccountType: request.type,
  sourceAccountName: request.source_name,
  currencyCode: request.currency,
  totalAmount: formatMinor(totalOf(pricesOf(request))),
  ...wireDebit(request),
  createDate: wireMoment(request.created_at),
  createdBy: request.full_name,
});
