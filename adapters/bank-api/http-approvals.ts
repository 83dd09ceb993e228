import type { Acknowledgement, ApprovalsPort } from "../../application/approvals/approvals-port";
import { type Category, isBulk } from "../../domain/requests/categories";
import { type BankRequest, payeeOf, requestTotal } from "../../domain/requests/request";
import { ok } from "../../domain/result";
import { randomId } from "../random-id";
import type { BankClient } from "./bank-client";
import { confirmedCall } from "./confirmed-call";
import { approvals } from "./contract/approvals";
import type { ReplyOf } from "./contract/endpoint";
import { toRequestPage, typeCodeOf } from "./map-requests";
import { everySingleCode, singleCategoryOf, wireCodes } from "./wire-codes";

export class HttpApprovals implements ApprovalsPort {
  constructor(private readonly bank: BankClient) {}

  pending: ApprovalsPort["pending"] = async (category, page) => {
    const paging = { pageNumber: page.number, pageSize: page.size };
    const reply = isBulk(category)
      ? await this.bank.call(approvals.pendingBulk, { requestType: wireCodes[category].code, ...paging })
      : await this.bank.call(approvals.pending, { transType: wireCodes[category].pending, ...paging });
    if (!reply.ok) return reply;
    const read = toRequestPage(reply.value, () => category, "pending");
    return read ? ok(read) : this.bank.unreadable(approvals.pending);
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
      { told: { total: requestTotal(request), payee: payeeOf(request) }, read: acknowledgement },
    );

  reject: ApprovalsPort["reject"] = async (request, reason) => {
    const decided = { ...reference(request), reason, approvalStatus: "REJECT" } as const;
    const reply = await this.bank.call(approvals.reject, decided, { idempotencyKey: randomId() });
    return reply.ok ? ok(acknowledgement(reply.value)) : reply;
  };
}

/** The bank names a bulk by `bulkId` and a single by `transactionId`, and is given back the type that it named (specification 3, section 3). */
function reference({ id, category, typeCode }: BankRequest) {
  const transType = typeCode || wireCodes[category].code;
  return isBulk(category)
    ? ({ bulkId: id, transType, requestType: "BULK" } as const)
    : ({ transactionId: id, transType, requestType: "SINGLE" } as const);
}

const acknowledgement = (reply: ReplyOf<typeof approvals.reject>): Acknowledgement => ({
  message: reply.description || undefined,
});
