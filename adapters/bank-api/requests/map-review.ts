import type { ReplyOf } from "../../../contract/endpoint";
import type { requests } from "../../../contract/requests";
import type { ReceiptTime, Review } from "../../../domain/requests/review";
import { toPaymentLimits } from "../payments/map-limits";
import { toNameCheck } from "../payments/map-name-check";
import { toSamePayments } from "../payments/map-same-payments";
import { toMoment } from "../values/map-moment";
import { toMoney } from "../values/map-money";
import { toCertainFailure } from "../values/map-outlook";
import { toEvent } from "../values/read-listed";

export const toReview = (reply: ReplyOf<typeof requests.review>, currency: string): Review => ({
  approvals: reply.approvals,
  approvalsNeeded: reply.approvalsNeeded,
  history: reply.events.map(({ event, by, at, detail }) => ({
    event: toEvent(event) ?? "unknown",
    by: by ?? "",
    at: toMoment(at),
    detail: detail ?? "",
  })),
  availableAfter: toMoney(reply.availableAfter, reply.accountCurrency || currency),
  receipt: toReceiptTime(reply),
  limits: reply.limits ? toPaymentLimits(reply.limits, currency) : undefined,
  arrivesOn: toMoment(reply.arrivesOn ?? ""),
  nameCheck: toNameCheck(reply.nameCheck),
  ...(reply.certainFailure && { certainFailure: toCertainFailure(reply) }),
  isFirstToPayee: String(reply.isFirstToPayee) === "true",
  same: toSamePayments(reply, currency),
  duplicates: (reply.samePayments ? [] : (reply.likelyDuplicates ?? [])).map(({ transactionId, createDate }) => ({
    id: transactionId,
    createdAt: toMoment(createDate),
  })),
});

function toReceiptTime({ hasReceipt, receiptFrom }: ReplyOf<typeof requests.review>): ReceiptTime | undefined {
  if (String(hasReceipt) === "true") return { kind: "now" };
  return receiptFrom ? { kind: "later", from: toMoment(receiptFrom) } : undefined;
}
