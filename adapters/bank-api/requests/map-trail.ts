import type { ReplyOf } from "../../../contract/endpoint";
import type { requests } from "../../../contract/requests";
import type { AskedKind, BankCase, Trail } from "../../../domain/requests/trail";
import { toMoment } from "../values/map-moment";
import { toCaseKind, toCaseStatus, toStage } from "../values/read-listed";

type WireTrail = ReplyOf<typeof requests.stages>;

export const toTrail = ({ stages, cases, mayAsk }: WireTrail): Trail => ({
  stages: stages.map(({ stage, date, expectedBy, by, detail }) => ({
    kind: toStage(stage) ?? "unknown",
    isDone: Boolean(date),
    at: toMoment(date ?? ""),
    expectedBy: toMoment(expectedBy ?? ""),
    by: by ?? "",
    detail: detail ?? "",
  })),
  cases: cases.map(toCase),
  mayAsk: mayAsk.map(toCaseKind).filter((kind): kind is AskedKind => kind === "find" || kind === "return"),
});

export const toCase = (wire: WireTrail["cases"][number]): BankCase => ({
  number: wire.caseNumber,
  kind: toCaseKind(wire.kind) ?? "unknown",
  status: toCaseStatus(wire.status) ?? "unknown",
  paymentId: wire.transactionId ?? "",
  asked: wire.asked ?? "",
  askedBy: wire.askedBy,
  askedAt: toMoment(wire.askedOn),
  answerBy: toMoment(wire.answerBy),
  answers: wire.answers.map(({ date, text }) => ({ at: toMoment(date), text })),
});
