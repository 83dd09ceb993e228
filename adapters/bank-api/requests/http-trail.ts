import type { TrailPort } from "../../../application/requests/trail-port";
import { requests } from "../../../contract/requests";
import { ok } from "../../../domain/result";
import type { BankClient } from "../transport/bank-client";
import { randomId } from "../transport/random-id";
import { toCase, toTrail } from "./map-trail";

export class HttpTrail implements TrailPort {
  constructor(private readonly bank: BankClient) {}

  stages: TrailPort["stages"] = async (transactionId) => {
    const reply = await this.bank.call(requests.stages, { transactionId });
    return reply.ok ? ok(toTrail(reply.value)) : reply;
  };

  cases: TrailPort["cases"] = async () => {
    const reply = await this.bank.call(requests.cases, {});
    return reply.ok ? ok(reply.value.cases.map(toCase)) : reply;
  };

  opening: TrailPort["opening"] = ({ paymentId: transactionId, kind, message }) => {
    const idempotencyKey = randomId();
    const input = { transactionId, kind: kind === "find" ? "FIND" : "RETURN", ...(message && { message }) } as const;
    return async () => {
      const reply = await this.bank.call(requests.openCase, input, { idempotencyKey });
      return reply.ok ? ok(toCase(reply.value)) : reply;
    };
  };
}
