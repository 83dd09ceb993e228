import type { TrailPort } from "../../../application/requests/trail-port";
import type { ReplyOf } from "../../../contract/endpoint";
import { requests } from "../../../contract/requests";
import type { AskedKind, BankCase, Trail } from "../../../domain/requests/trail";
import { randomId } from "../../browser/random-id";
import type { BankClient } from "../transport/bank-client";
import { toMoment } from "../values/dates";
import { toCaseKind, toCaseStatus, toStage } from "../values/read-listed";

export class HttpTrail implements TrailPort {
  constructor(private readonly bank: BankClient) {}

  stages: TrailPort["stages"] = (transactionId) => this.bank.read(requests.stages, { transactionId }, toTrail);

  cases: TrailPort["cases"] = () => this.bank.read(requests.cases, {}, (reply) => reply.cases.map(toCase));

  opening: TrailPort["opening"] = ({ paymentId: transactionId, kind, message }) => {
    const idempotencyKey = randomId();
    const input = { transactionId, kind: kind === "find" ? "FIND" : "RETURN", ...(message && { message }) } as const;
    return () => this.bank.read(requests.openCase, input, toCase, { idempotencyKey });
  };
}

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
