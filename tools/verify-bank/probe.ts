import type { Endpoint, InputOf, ReplyOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import type { KnownValues } from "./known";

/** A call to try: its fields, and the values that later calls learn from its answer. */
export type Probe<E extends Endpoint> = {
  /**
   * Returns undefined to skip the call if no id is known, or several inputs for several calls. The one-time code is
   * added later.
   */
  readonly input: (known: KnownValues) => AskedFields<E> | readonly AskedFields<E>[] | undefined;
  /** Amount and payee in the message with the code; the code is bound to them. */
  readonly terms?: (known: KnownValues) => CodeTerms;
  readonly learn?: (reply: ReplyOf<E>, known: KnownValues) => Partial<KnownValues>;
};
type AskedFields<E extends Endpoint> = Omit<InputOf<E>, "password" | "passwordType">;
export type CodeTerms = { readonly total?: string; readonly to?: string };
type Api = typeof bankApi;
/** Calls that open and end the session. {@link verifyBank} makes them in every run. */
type BySession = { readonly session: "authenticate" | "logout"; readonly otp: "sendSignedOut" | "verify" | "send" };
type Left<Word extends keyof Api> = Word extends keyof BySession
  ? Exclude<keyof Api[Word], BySession[Word]>
  : keyof Api[Word];
/** One probe for each call of the contract; a missing one does not compile. */
export type Probes = { readonly [Word in keyof Api]: { readonly [Name in Left<Word>]: Probe<EndpointAt<Word, Name>> } };
type EndpointAt<Word extends keyof Api, Name> = Name extends keyof Api[Word]
  ? Api[Word][Name] extends Endpoint
    ? Api[Word][Name]
    : never
  : never;
