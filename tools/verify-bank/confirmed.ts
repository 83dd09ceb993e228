import { createHash, randomUUID } from "node:crypto";
import type { CallFields } from "../../adapters/bank-api/transport/encoding";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { canonicalCall, formatIntent } from "../../contract/intent";
import type { Answered, Line } from "./line";
import type { CodeTerms } from "./probe";

/** A call that a one-time code confirms. */
export type Confirmed = {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly input: CallFields;
  readonly terms: CodeTerms;
};
type Caller = {
  readonly line: Line;
  readonly username: string;
  readonly askCode: (what: string) => Promise<string>;
};

const takesCode = ({ input }: Endpoint): boolean => "shape" in input && "password" in (input.shape as object);

/** Returns the fields of a call with a code, or with an empty one if there is none yet. */
export const withCode = ({ endpoint, input }: Confirmed, code: string): CallFields =>
  takesCode(endpoint) ? { ...input, password: code, passwordType: "OTP" } : input;

/** Requests a code that is bound to exactly this call, like the client does. */
export function sendCode({ line }: Caller, call: Confirmed): Promise<Answered> {
  const { endpoint, terms } = call;
  const digest = createHash("sha256")
    .update(canonicalCall(endpoint, withCode(call, "")))
    .digest("base64url");
  const intent = formatIntent({ call: endpoint.path, digest, ...terms });
  return line.call(bankApi.otp.send, {}, { intent });
}

export const verifyCode = ({ line, username }: Caller, code: string): Promise<Answered> =>
  line.call(bankApi.otp.verify, { otp: code, userName: username, otpPin: code });

/** Requests, checks and uses a code. Returns undefined if no code was given, and the first answer that is a refusal. */
export async function confirmCall(caller: Caller, call: Confirmed): Promise<Answered | undefined> {
  const sent = await sendCode(caller, call);
  if (sent.reply === undefined) return sent;
  const code = await caller.askCode(call.name);
  if (!code) return undefined;
  const verified = await verifyCode(caller, code);
  if (verified.reply === undefined) return verified;
  return caller.line.call(call.endpoint, withCode(call, code), { idempotencyKey: randomUUID() });
}
