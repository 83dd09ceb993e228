import type { RequestFilter, RequestsPort } from "../../../application/requests/requests-port";
import { approvals } from "../../../contract/approvals";
import { requests } from "../../../contract/requests";
import { type Category, isBulk } from "../../../domain/payments/categories";
import { payeeOf } from "../../../domain/requests/request";
import { type BankClient, toAcknowledgement } from "../transport/bank-client";
import { confirmedCall } from "../transport/confirmed-call";
import { requestType, wireCodes } from "../values/category-codes";
import { pageFields } from "../values/page-fields";
import { toBulkEntries } from "./map-bulk-entries";
import { toRequestPage } from "./map-requests";
import { toReview } from "./map-review";

export class HttpRequests implements RequestsPort {
  constructor(private readonly bank: BankClient) {}

  mine: RequestsPort["mine"] = (category, page, filter) => {
    const fields = {
      transType: wireCodes[category].mine,
      requestType: requestType(category),
      ...pageFields(page),
      ...filterFields(category, filter),
    } as const;
    return this.bank.read(requests.mine, fields, (reply) => toRequestPage(reply, () => category));
  };

  /** By the specification the answer contains no total, so the total is the bulk's count (S3-3-25). */
  entries: RequestsPort["entries"] = (bulk, { number, size }, search = "") => {
    const input = { bulkId: bulk.id, pageNumber: number, pageSize: size, ...(search && { search }) };
    return this.bank.read(approvals.drillDown, input, ({ transaction, size: found }) => {
      const rows = toBulkEntries(bulk.category, bulk.amount.currency, transaction, (number - 1) * size + 1);
      return rows && { rows, total: found ?? bulk.count, canSearch: typeof found === "number" };
    });
  };

  review: RequestsPort["review"] = ({ id: transactionId, amount }, purpose = "details") => {
    const check = purpose === "approval" ? { forApproval: "true" as const } : {};
    return this.bank.read(requests.review, { transactionId, ...check }, (reply) => toReview(reply, amount.currency));
  };

  /**
   * The id of a bulk is also sent as `transactionId`, and prepaid cards have their own path (specification 3, section
   * 7).
   */
  recall: RequestsPort["recall"] = (request, key) =>
    confirmedCall(
      this.bank,
      requests.recall,
      { transactionId: request.id },
      {
        path: wireCodes[request.category].recallPath,
        key,
        terms: { total: request.total, payee: payeeOf(request) },
        read: toAcknowledgement,
      },
    );
}

/**
 * Single prepaid card loads are searched by customer, all others by their own number (specification 3, section 2.3).
 */
function filterFields(category: Category, { id, scheduleId }: RequestFilter) {
  if (!id && !scheduleId) return {};
  const idField = isBulk(category) ? "bulkId" : wireCodes[category].searchedBy;
  return { filter: "true", ...(id && { [idField]: id }), ...(scheduleId && { scheduleId }) };
}
