import type { BankFailure, SessionEnd } from "../../application/ports/bank-failure";
import type { Clock } from "../../application/ports/clock";
import type { Log } from "../../application/ports/log";
import type { SessionState } from "../../application/session/session-state";
import { fail, ok, type Result } from "../../domain/result";
import { codes } from "./contract/codes";
import type { Endpoint, InputOf, ReplyOf } from "./contract/endpoint";
import { type Envelope, envelope } from "./contract/envelope";
import type { Fields } from "./encoding";
import type { CallHeaders, Exchange, NoAnswer } from "./exchange";

const sessionEnds: Readonly<Record<number, SessionEnd>> = {
  [codes.sessionTimeout]: "timeout",
  [codes.signedInElsewhere]: "signedInElsewhere",
  [codes.inactiveProfile]: "inactiveProfile",
};

/** Keeps the bank's whole answer, because some adapters read more fields of it than the message. */
type Refusal = { readonly kind: "refused"; readonly message: string | undefined; readonly answer: Envelope };
export type CallFailure = Exclude<BankFailure, { kind: "refused" }> | Refusal;

export type BankClientParts = {
  readonly exchange: Pick<Exchange, "send" | "deviceId">;
  readonly state: SessionState;
  readonly clock: Pick<Clock, "elapsed">;
  readonly log: Log;
};

/**
 * Validates the bank's answers (envelope, code, reply) and reports activity and ends of the session to `SessionState`.
 * It contains nothing specific to one area of the API.
 */
export class BankClient {
  constructor(private readonly parts: BankClientParts) {}

  async call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    headers: CallHeaders = {},
  ): Promise<Result<ReplyOf<E>, CallFailure>> {
    const { exchange, state, clock } = this.parts;
    const session = state.session;
    // Every input of the contract is an object of fields.
    const answered = await exchange.send(endpoint, input as Fields, headers);
    if (!answered.ok) return this.unanswered(endpoint, answered.failure);
    const wrapped = envelope.safeParse(answered.value);
    if (!wrapped.success) return this.unreadable(endpoint);

    // An answer to a call of an earlier session must not affect the current one.
    const isCurrent = state.session === session;
    const { code, description } = wrapped.data;
    const message = description || undefined;
    const why = sessionEnds[code];
    if (why) {
      if (isCurrent) state.end(why, message);
      return fail({ kind: "sessionEnded", why });
    }
    if (code !== codes.success) return fail({ kind: "refused", message, answer: wrapped.data });
    if (isCurrent) state.touch(clock.elapsed());
    const reply = endpoint.reply.safeParse(answered.value);
    // The endpoint's own schema validated the data; TypeScript loses the type because the endpoint is generic.
    return reply.success ? ok(reply.data as ReplyOf<E>) : this.unreadable(endpoint);
  }

  /** Returns the device id, for calls that also send it as a field. */
  deviceId(): Promise<string> {
    return this.parts.exchange.deviceId();
  }

  /** Logs an unreadable answer; mappers use it for errors that the schema cannot detect. */
  unreadable(endpoint: Endpoint): Result<never, NoAnswer> {
    return this.unanswered(endpoint, { kind: "unreadable" });
  }

  /** Logs the method and path of the call and the kind of failure, but no data of the call. */
  private unanswered<F extends NoAnswer>({ method, path }: Endpoint, failure: F): Result<never, F> {
    this.parts.log.warn(`${method} ${path}`, failure);
    return fail(failure);
  }
}
