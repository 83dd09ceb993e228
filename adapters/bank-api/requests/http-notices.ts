import type { NoticesPort } from "../../../application/requests/notices-port";
import type { InputOf, ReplyOf } from "../../../contract/endpoint";
import { notices } from "../../../contract/notices";
import type { FailedRun, Notice, NoticeKind, NoticePreference } from "../../../domain/requests/notice";
import type { CaseNews } from "../../../domain/requests/trail";
import type { BankClient } from "../transport/bank-client";
import { toMoment } from "../values/dates";
import { toMoney } from "../values/map-money";
import { toCaseKind, toCaseStatus, toMovementType, toNoticeKind } from "../values/read-listed";
import { readRows } from "../values/read-rows";

export class HttpNotices implements NoticesPort {
  constructor(private readonly bank: BankClient) {}

  newest: NoticesPort["newest"] = ({ size, before }) =>
    this.bank.read(notices.list, { pageSize: size, before }, (reply) => {
      const listed = readRows(reply.notices, toNotice);
      const { unread, mark, failedSchedules, cases } = reply;
      const failedRuns = failedSchedules?.flatMap(toFailedRun);
      return listed && { notices: listed, failedRuns, caseNews: cases?.map(toCaseNews), unread, mark };
    });

  markRead: NoticesPort["markRead"] = (mark) => this.bank.acknowledge(notices.markRead, { mark });

  preferences: NoticesPort["preferences"] = () =>
    this.bank.read(notices.preferences, {}, (reply) => reply.preferences.flatMap(toPreference));

  choose: NoticesPort["choose"] = (kind, way, isOn) =>
    this.bank.acknowledge(notices.choose, { kind: wireKinds[kind], way: way === "email" ? "EMAIL" : "SMS", isOn });
}

type WireNotice = ReplyOf<typeof notices.list>["notices"][number];

function toNotice(wire: WireNotice): Notice | undefined {
  const type = toMovementType(wire.type);
  const [amount, charges, balance] = [wire.amount, wire.charges, wire.balance].map((each) =>
    toMoney(each, wire.currency),
  );
  if ((type !== "credit" && type !== "debit") || !amount || !charges || !balance) return undefined;
  return {
    id: wire.noticeId,
    accountNumber: wire.accountNumber,
    type,
    title: wire.title,
    at: toMoment(wire.date),
    reference: wire.reference,
    requestId: wire.transactionId || undefined,
    counterparty: wire.counterpartyName || wire.counterpartyAccount || "",
    amount,
    charges,
    balance,
    isRead: String(wire.isRead) === "true",
  };
}

const toCaseNews = (wire: NonNullable<ReplyOf<typeof notices.list>["cases"]>[number]): CaseNews => ({
  number: wire.caseNumber,
  kind: toCaseKind(wire.kind) ?? "unknown",
  status: toCaseStatus(wire.status) ?? "unknown",
  paymentId: wire.transactionId ?? "",
  at: toMoment(wire.date),
  answer: wire.answer,
  isRead: String(wire.isRead) === "true",
});

function toFailedRun(wire: NonNullable<ReplyOf<typeof notices.list>["failedSchedules"]>[number]): readonly FailedRun[] {
  const amount = toMoney(wire.amount, wire.currency);
  if (!amount) return [];
  const { transactionId: id, reason, counterpartyName } = wire;
  return [
    {
      id,
      scheduleId: String(wire.scheduleId),
      at: toMoment(wire.date),
      reason,
      payee: counterpartyName ?? "",
      amount,
      isRead: String(wire.isRead) === "true",
    },
  ];
}

/** Kinds that this client does not know are left out, because it has no words for them. */
function toPreference(wire: ReplyOf<typeof notices.preferences>["preferences"][number]): readonly NoticePreference[] {
  const kind = toNoticeKind(wire.kind);
  if (kind === undefined || kind === "unknown") return [];
  const isSet = (flag: boolean | string) => String(flag) === "true";
  const ways = { email: isSet(wire.byEmail), sms: isSet(wire.bySms) };
  return [{ kind, isInClient: isSet(wire.inClient), ways, isFixed: isSet(wire.isFixed) }];
}

const wireKinds: Readonly<Record<NoticeKind, InputOf<typeof notices.choose>["kind"]>> = {
  debit: "DEBIT",
  credit: "CREDIT",
  waiting: "WAITING",
  reminder: "REMINDER",
  outcome: "OUTCOME",
  security: "SECURITY",
};
