import type { TrailPort } from "../../application/requests/trail-port";
import type { BankCase, Stage } from "../../domain/requests/trail";
import { ok } from "../../domain/result";
import { refused } from "./in-memory-bank";

export const aStage = (over: Partial<Stage> = {}): Stage => ({
  kind: "asked",
  isDone: true,
  at: "2026-11-20T09:30:00.000Z",
  expectedBy: "",
  by: "",
  detail: "",
  ...over,
});

export const aCase = (over: Partial<BankCase> = {}): BankCase => ({
  number: "C-1",
  kind: "find",
  status: "open",
  paymentId: "T1",
  asked: "",
  askedBy: "Kofi Boateng",
  askedAt: "2026-11-20T10:00:00.000Z",
  answerBy: "2026-11-24",
  answers: [],
  ...over,
});

/** A bank that has sent every payment and opens one case of a kind for it. */
export class InMemoryTrail implements TrailPort {
  private readonly opened: BankCase[] = [];

  stages: TrailPort["stages"] = async (paymentId) => {
    const cases = this.opened.filter((each) => each.paymentId === paymentId);
    const mayAsk = (["find", "return"] as const).filter((kind) => cases.every((each) => each.kind !== kind));
    const stages = [aStage(), aStage({ kind: "sent" }), aStage({ kind: "arrived", isDone: false, at: "" })];
    return ok({ stages, cases, mayAsk });
  };

  cases: TrailPort["cases"] = async () => ok(this.opened);

  opening: TrailPort["opening"] = ({ paymentId, kind, message }) => {
    let answer: BankCase | undefined;
    return async () => {
      if (!answer) {
        if (this.opened.some((each) => each.paymentId === paymentId && each.kind === kind))
          return refused("The bank has an open case of this kind for this payment.");
        answer = aCase({ number: `C-${this.opened.length + 1}`, kind, paymentId, asked: message });
        this.opened.unshift(answer);
      }
      return ok(answer);
    };
  };
}
