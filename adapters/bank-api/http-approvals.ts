import type { Acknowledgement, ApprovalsPort } from "../../application/approvals/approvals-port";
import { type Category, isBulk } from "../../domain/requests/categories";
import { type BankRequest, payeeOf } from "../../domain/requests/request";
import { ok } from "../../domain/result";
import { randomId } from "../random-id";
import type { BankClient } from "./bank-client";
import { confirmedCall } from "./confirmed-call";
import { approvals } from "./contract/approvals";
import type { ReplyOf } from "./contract/endpoint";
import { toRequestPage, typeCodeOf } from "./map-requests";
import { everySingleCode, requestType, singleCategoryOf, wireCodes } from "./wire-codes";

export class HttpApprovals implements ApprovalsPort {
  constructor(private readonly bank: BankClient) {}

  pending: ApprovalsPort["pending"] = async (category, page) => {
    const paging = { pageNumber: page.number, pageSize: page.size };
    const reply = isBulk(category)
      ? await this.bank.call(approvals.pendingBulk, { requestType: wireCodes[category].code, ...paging })
      : await this.bank.call(approvals.pending, { transType: wireCodes[category].pending, ...paging });
    if (!reply.ok) return reply;
    const read = toRequestPage(reply.value, () => category, "pending");
    return read ? ok(read) : this.bank.unreadable(isBulk(category) ? approvals.pendingBulk : approvals.pending);
  };

  pendingPayments: ApprovalsPort["pendingPayments"] = async ({ number, size }) => {
    const asked = { transType: everySingleCode, pageNumber: number, pageSize: size };
    const reply = await this.bank.call(approvals.pending, asked);
    if (!reply.ok) return reply;
    const read = toRequestPage<Category>(reply.value, (row) => singleCategoryOf(typeCodeOf(row)), "pending");
    return read ? ok(read) : this.bank.unreadable(approvals.pending);
  };

  approval: ApprovalsPort["approval"] = (request) =>
    confirmedCall(
      this.bank,
      approvals.approve,
      { ...reference(request), approvalStatus: "APPROVE" },
      { told: { total: request.total, payee: payeeOf(request) }, read: acknowledgement },
    );

  reject: ApprovalsPort["reject"] = async (request, reason) => {
    const decided = { ...reference(request), reason, approvalStatus: "REJECT" } as const;
    const reply = await this.bank.call(approvals.reject, decided, { idempotencyKey: randomId() });
    return reply.ok ? ok(acknowledgement(reply.value)) : reply;
  };
}

/** A bulk's id travels as `transactionId` too, and the bank is given back the type that it named (specification 3, sections 3 and 7). */
const reference = ({ id, category, typeCode }: BankRequest) =>
  ({
    transactionId: id,
    transType: typeCode || wireCodes[category].code,
    requestType: requestType(category),
  }) as const;

const acknowledgement = (reply: ReplyOf<typeof approvals.reject>): Acknowledgement => ({
  message: reply.description || undefined,
});
