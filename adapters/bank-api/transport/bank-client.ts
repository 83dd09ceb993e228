import type { ZodMiniType } from "zod/mini";
import type { Acknowledgement } from "../../../application/ports/acknowledgement";
import type { BankFailure, SessionEnd } from "../../../application/ports/bank-failure";
import type { Clock } from "../../../application/ports/clock";
import type { Log } from "../../../application/ports/log";
import type { SessionState } from "../../../application/session/session-state";
import { codes } from "../../../contract/codes";
import type { Endpoint, InputOf, ReplyOf } from "../../../contract/endpoint";
import { type Envelope, envelope } from "../../../contract/envelope";
import { otp as otpCalls } from "../../../contract/otp";
import { session as sessionCalls } from "../../../contract/session";
import { fail, ok, type Result } from "../../../domain/result";
import type { BankTransport, CallHeaders, NoAnswer } from "./bank-transport";
import type { CallFields } from "./encoding";

const sessionEnds: Readonly<Record<number, SessionEnd>> = {
  [codes.sessionTimeout]: "timeout",
  [codes.signedInElsewhere]: "signedInElsewhere",
  [codes.inactiveProfile]: "inactiveProfile",
};

/** Every other code is outside of the contract. */
const listedCodes: ReadonlySet<number> = new Set(Object.values(codes));

/** Writes that users make again until they succeed: signing in, and requesting and entering codes. */
const attempts: ReadonlySet<string> = new Set(
  [sessionCalls, otpCalls].flatMap((noun) => Object.values(noun).map(({ path }) => path)),
);

/** Whether the call stores something that the user would otherwise enter again. */
const acts = ({ effect, path }: Endpoint, { idempotencyKey }: CallHeaders): boolean =>
  effect === "confirmed" || idempotencyKey !== undefined || (effect === "write" && !attempts.has(path));

/** Keeps the bank's whole answer, because some adapters read more fields of it than the message. */
type Refusal = { readonly kind: "refused"; readonly message: string | undefined; readonly answer: Envelope };
export type CallFailure = Exclude<BankFailure, { kind: "refused" }> | Refusal;

type DescribedReply = { readonly description?: string | null | undefined };
type DescribedEndpoint = Endpoint<ZodMiniType, ZodMiniType<DescribedReply>>;
export const toAcknowledgement = ({ description }: DescribedReply): Acknowledgement => ({
  message: description || undefined,
});

export type BankClientDependencies = {
  readonly transport: Pick<BankTransport, "send" | "deviceId">;
  readonly state: SessionState;
  readonly clock: Pick<Clock, "elapsed">;
  readonly log: Log;
};

/**
 * Validates the bank's answers (envelope, code, reply) and reports activity and ends of the session to `SessionState`.
 * It contains nothing specific to one area of the API.
 */
export class BankClient {
  constructor(private readonly dependencies: BankClientDependencies) {}

  async call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    headers: CallHeaders = {},
  ): Promise<Result<ReplyOf<E>, CallFailure>> {
    const { transport, state, clock } = this.dependencies;
    const session = state.session;
    // Every input of the contract is an object of fields.
    const answer = await transport.send(endpoint, input as CallFields, headers);
    if (!answer.ok) return this.unanswered(endpoint, answer.failure);
    const parsedEnvelope = envelope.safeParse(answer.value);
    if (!parsedEnvelope.success) return this.unreadable(endpoint);

    // An answer to a call of an earlier session must not affect the current one.
    const isCurrent = state.session === session;
    const { code, description, endReason } = parsedEnvelope.data;
    const message = description || undefined;
    const why = code === codes.sessionTimeout && endReason === "PASSWORD_RESET" ? "passwordReset" : sessionEnds[code];
    if (why) {
      if (isCurrent) state.end(why, message);
      return fail({ kind: "sessionEnded", why });
    }
    // Another code can be this bank's success. So a call that acts is refused by listed codes only.
    if (acts(endpoint, headers) && !listedCodes.has(code)) return this.unreadable(endpoint);
    if (code !== codes.success) return fail({ kind: "refused", message, answer: parsedEnvelope.data });
    if (isCurrent) state.touch(clock.elapsed());
    const reply = endpoint.reply.safeParse(answer.value);
    // The endpoint's own schema validated the data; TypeScript loses the type because the endpoint is generic.
    return reply.success ? ok(reply.data as ReplyOf<E>) : this.unreadable(endpoint);
  }

  /** Calls the bank and reads its answer. `toValue` returns undefined if a value in the answer cannot be read. */
  async read<E extends Endpoint, T>(
    endpoint: E,
    input: InputOf<E>,
    toValue: (reply: ReplyOf<E>) => T | undefined,
    headers?: CallHeaders,
  ): Promise<Result<T, CallFailure>> {
    const reply = await this.call(endpoint, input, headers);
    if (!reply.ok) return reply;
    const value = toValue(reply.value);
    return value === undefined ? this.unreadable(endpoint) : ok(value);
  }

  /** Makes a call whose answer is only a message. */
  acknowledge<E extends DescribedEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    headers?: CallHeaders,
  ): Promise<Result<Acknowledgement, CallFailure>> {
    return this.read(endpoint, input, toAcknowledgement, headers);
  }

  /** Returns the device id, for calls that also send it as a field. */
  deviceId(): Promise<string> {
    return this.dependencies.transport.deviceId();
  }

  private unreadable(endpoint: Endpoint): Result<never, NoAnswer> {
    return this.unanswered(endpoint, { kind: "unreadable" });
  }

  /** Logs the method and path of the call and the kind of failure, but no data of the call. */
  private unanswered<F extends NoAnswer>({ method, path }: Endpoint, failure: F): Result<never, F> {
    this.dependencies.log.warn(`${method} ${path}`, failure);
    return fail(failure);
  }
}
