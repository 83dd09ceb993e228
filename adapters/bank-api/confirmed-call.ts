import SHA256 from "crypto-js/sha256.js";
import type { Intent } from "../../application/otp/otp-port";
import type { PreparedCall } from "../../application/otp/protected-action";
import { type Money, toDecimal } from "../../domain/money";
import { ok } from "../../domain/result";
import { randomId } from "../random-id";
import type { BankClient } from "./bank-client";
import { toBase64url } from "./base64url";
import type { Endpoint, InputOf, ReplyOf } from "./contract/endpoint";
import { canonicalCall, endOfNumber, formatIntent } from "./contract/intent";

/** What the message with the code tells the user: how much leaves in all, and to whom; no total where no money moves. */
type Told = { readonly total?: Money; readonly payee: string | undefined };
type Password = { readonly password: string; readonly passwordType: "OTP" };

type Parts<E extends Endpoint, Receipt> = {
  readonly told: Told;
  readonly read: (reply: ReplyOf<E>) => Receipt;
  /** Fields to which no code is bound, known when the call is sent (contract, intent). */
  readonly atLast?: () => Promise<object>;
  /** Of a call that was sent before: sent again under it, it acts no second time. */
  readonly key?: string | undefined;
  /** Of a call that was fixed before, for making it of many rows takes its time. */
  readonly intent?: Intent | undefined;
  /** The second spelling of its path, where the call has two. */
  readonly at?: Endpoint["path"] | undefined;
};

/**
 * Fixes a call before its code is asked for: its fields, the key under which it acts once however often it is sent,
 * and the intent that the bank binds the code to.
 */
export function confirmedCall<E extends Endpoint, Receipt>(
  bank: BankClient,
  endpoint: E,
  fields: Omit<InputOf<E>, keyof Password>,
  { told, read, atLast, intent, at = endpoint.path, key: idempotencyKey = randomId() }: Parts<E, Receipt>,
): PreparedCall<Receipt> & { readonly intent: Intent } {
  // The fields with the password are the whole input; a generic endpoint hides that from the compiler.
  const inputWith = (password: string) => ({ ...fields, password, passwordType: "OTP" }) as unknown as InputOf<E>;
  return {
    key: idempotencyKey,
    intent: intent ?? intentOf(endpoint, inputWith("") as object, told),
    submit: async (code) => {
      const input = { ...(inputWith(code) as object), ...(await atLast?.()) } as InputOf<E>;
      const reply = await bank.call({ ...endpoint, path: at }, input, { idempotencyKey });
      return reply.ok ? ok(read(reply.value)) : reply;
    },
  };
}

/** For calls that carry no code of their own; the others get theirs by {@link confirmedCall}. */
export function intentOf(endpoint: Endpoint, input: object, { total, payee }: Told): Intent {
  const digest = toBase64url(SHA256(canonicalCall(endpoint, input)));
  const intent = formatIntent({
    call: endpoint.path,
    total: total && `${total.currency} ${toDecimal(total)}`,
    to: endOfNumber(payee),
    digest,
  });
  // Made here, and opaque to everyone else.
  return intent as Intent;
}
