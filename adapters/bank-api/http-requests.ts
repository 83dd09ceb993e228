import type { RequestFilter, RequestsPort } from "../../application/requests/requests-port";
import { type Category, isBulk } from "../../domain/requests/categories";
import { payeeOf, requestTotal } from "../../domain/requests/request";
import { ok } from "../../domain/result";
import type { BankClient } from "./bank-client";
import { confirmedCall } from "./confirmed-call";
import { requests } from "./contract/requests";
import { toRequestPage } from "./map-requests";
import { requestType, wireCodes } from "./wire-codes";

export class HttpRequests implements RequestsPort {
  constructor(private readonly bank: BankClient) {}

  mine: RequestsPort["mine"] = async (category, page, filter) => {
    const reply = await this.bank.call(requests.mine, {
      transType: wireCodes[category].mine,
      requestType: requestType(category),
      pageNumber: page.number,
      pageSize: page.size,
      ...filterFields(category, filter),
    });
    if (!reply.ok) return reply;
    const read = toRequestPage(reply.value, () => category);
    return read ? ok(read) : this.bank.unreadable(requests.mine);
  };

  /** A bulk's id travels as `transactionId` too (specification 3, section 7). */
  recall: RequestsPort["recall"] = (request) =>
    confirmedCall(
      this.bank,
      requests.recall,
      { transactionId: request.id },
      {
        told: { total: requestTotal(request), payee: payeeOf(request) },
        read: ({ description }) => ({ message: description || undefined }),
      },
    );
}

/** Single prepaid card loads are looked for by customer, the others by their own number (specification 3, section 2.3). */
function filterFields(category: Category, { id, scheduleId }: RequestFilter) {
  if (!id && !scheduleId) return {};
  const idField = isBulk(category) ? "bulkId" : category === "prepaidCard" ? "customerId" : "transactionId";
  return { filter: "true", ...(id && { [idField]: id }), ...(scheduleId && { scheduleId }) };
}
