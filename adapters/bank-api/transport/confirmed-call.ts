import Latin1 from "crypto-js/enc-latin1.js";
import SHA256 from "crypto-js/sha256.js";
import type { Intent } from "../../../application/otp/otp-port";
import type { PreparedCall } from "../../../application/otp/protected-action";
import type { Endpoint, InputOf, ReplyOf } from "../../../contract/endpoint";
import { canonicalCall, endOfNumber, formatIntent } from "../../../contract/intent";
import { formatMinor, type Money } from "../../../domain/money";
import { ok } from "../../../domain/result";
import { randomId } from "../../browser/random-id";
import type { BankClient } from "./bank-client";
import { toBase64url } from "./base64url";

/** Facts that the text message with the code shows: total amount and payee. `total` is absent if no money moves. */
type CodeTerms = { readonly total?: Money; readonly payee: string | undefined };
type Password = { readonly password: string; readonly passwordType: "OTP" };

type ConfirmedCallOptions<E extends Endpoint, Receipt> = {
  readonly terms: CodeTerms;
  readonly read: (reply: ReplyOf<E>) => Receipt;
  /** Returns the fields that are only known when the call is sent; the code is not bound to them (contract, intent). */
  readonly lateFields?: () => Promise<object>;
  /** The idempotency key of an earlier attempt of the same call, so that the bank executes the call only once. */
  readonly key?: string | undefined;
  /** The intent computed earlier, because computing it from many rows is slow. */
  readonly intent?: Intent | undefined;
  /** Alternative path, for endpoints that have two. */
  readonly path?: Endpoint["path"] | undefined;
};

/**
 * Prepares a call before its code is requested. From then on its fields, its idempotency key and the intent that the
 * bank binds the code to do not change.
 */
export function confirmedCall<E extends Endpoint, Receipt>(
  bank: BankClient,
  endpoint: E,
  fields: Omit<InputOf<E>, keyof Password>,
  {
    terms,
    read,
    lateFields,
    intent,
    path = endpoint.path,
    key: idempotencyKey = randomId(),
  }: ConfirmedCallOptions<E, Receipt>,
): PreparedCall<Receipt> & { readonly intent: Intent } {
  // The fields and the password make up the whole input; TypeScript cannot infer that for a generic endpoint.
  const inputWith = (password: string) => ({ ...fields, password, passwordType: "OTP" }) as unknown as InputOf<E>;
  return {
    key: idempotencyKey,
    intent: intent ?? intentOf(endpoint, inputWith("") as object, terms),
    submit: async (code) => {
      const input = { ...(inputWith(code) as object), ...(await lateFields?.()) } as InputOf<E>;
      const reply = await bank.call({ ...endpoint, path }, input, { idempotencyKey });
      return reply.ok ? ok(read(reply.value)) : reply;
    },
  };
}

/** Computes the intent of a call that carries no code of its own. For other calls {@link confirmedCall} does it. */
export const intentOf = (endpoint: Endpoint, input: object, terms: CodeTerms): Intent =>
  intentWith(toBase64url(Latin1.stringify(SHA256(canonicalCall(endpoint, input)))), endpoint, terms);

/** Computes the same of a call with many rows: the library takes 2 s for 82,000, the browser a tenth of that. */
export async function intentOfLongCall(endpoint: Endpoint, fields: object, terms: CodeTerms): Promise<Intent> {
  const input = { ...fields, passwordType: "OTP" };
  if (!globalThis.crypto?.subtle) return intentOf(endpoint, input, terms);
  const bytes = new TextEncoder().encode(canonicalCall(endpoint, input));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return intentWith(toBase64url(String.fromCharCode(...digest)), endpoint, terms);
}

function intentWith(digest: string, endpoint: Endpoint, { total, payee }: CodeTerms): Intent {
  const intent = formatIntent({
    call: endpoint.path,
    total: total && `${total.currency} ${formatMinor(total)}`,
    to: endOfNumber(payee),
    digest,
  });
  // This is the only place that creates an `Intent`.
  return intent as Intent;
}
