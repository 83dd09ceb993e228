import type { ReplyOf } from "../../../contract/endpoint";
import type { requests } from "../../../contract/requests";
import { parseDay } from "../../../domain/calendar";
import type { ListDifference, ReceiptTime, RequestedSchedule, Review } from "../../../domain/requests/review";
import { toStatedChanges } from "../payments/map-changed-accounts";
import { toPaymentLimits } from "../payments/map-limits";
import { toListNames, toNameCheck } from "../payments/map-name-check";
import { toSamePayments } from "../payments/map-same-payments";
import { frequencyOf } from "../payments/schedule-input";
import { toMoment } from "../values/dates";
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
  ...(reply.approveBefore && { approveBefore: toMoment(reply.approveBefore) }),
  nameCheck: toNameCheck(reply.nameCheck),
  ...(reply.schedule && { schedule: toSchedule(reply.schedule) }),
  ...(reply.changedAccounts && { changed: toStatedChanges(reply.changedAccounts) }),
  ...(reply.askedAgain && { askedAgain: toRejection(reply.askedAgain) }),
  ...(reply.lastList && { lastList: toDifference(reply.lastList, currency) }),
  ...(reply.listNames && { listNames: toListNames(reply.listNames) }),
  ...(reply.certainFailure && { certainFailure: toCertainFailure(reply) }),
  isFirstToPayee: String(reply.isFirstToPayee) === "true",
  same: toSamePayments(reply, currency),
  duplicates: (reply.samePayments ? [] : (reply.likelyDuplicates ?? [])).map(({ transactionId, createDate }) => ({
    id: transactionId,
    createdAt: toMoment(createDate),
  })),
});

type Reply = ReplyOf<typeof requests.review>;

/** Undefined for a day that does not exist. */
function toSchedule(schedule: NonNullable<Reply["schedule"]>): RequestedSchedule | undefined {
  const firstRun = parseDay(schedule.firstRun);
  return (
    firstRun && {
      frequency: frequencyOf(schedule.frequency) ?? "unknown",
      start: parseDay(schedule.startDate ?? ""),
      firstRun,
      isDue: String(schedule.isDue) === "true",
      isChange: String(schedule.isChange) === "true",
    }
  );
}

const toRejection = ({ transactionId, by, date, reason, changes }: NonNullable<Reply["askedAgain"]>) => ({
  id: transactionId,
  by,
  at: toMoment(date),
  reason: reason ?? "",
  changes: changes.map(({ label, before, after }) => ({ label, before: before ?? "", after: after ?? "" })),
});

/** Undefined if an amount cannot be read: a difference without some of its rows would mislead approvers. */
function toDifference(list: NonNullable<Reply["lastList"]>, currency: string): ListDifference | undefined {
  const difference = toMoney(list.difference, currency);
  const changes = list.changes.map(({ payeeName, payeeNumber, amountBefore, amount }) => ({
    name: payeeName ?? "",
    number: payeeNumber,
    before: toMoney(amountBefore, currency),
    after: toMoney(amount, currency),
  }));
  const isReadable = changes.every(({ before, after }) => before ?? after);
  if (!difference || !isReadable) return undefined;
  const { transactionId: id, date, added, missing, changed } = list;
  return { id, at: toMoment(date), added, missing, changed, difference, changes };
}

function toReceiptTime({ hasReceipt, receiptFrom }: ReplyOf<typeof requests.review>): ReceiptTime | undefined {
  if (String(hasReceipt) === "true") return { kind: "now" };
  return receiptFrom ? { kind: "later", from: toMoment(receiptFrom) } : undefined;
}
