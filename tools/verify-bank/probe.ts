import type { bankApi } from "../../adapters/bank-api/contract";
import type { Endpoint, InputOf, ReplyOf } from "../../adapters/bank-api/contract/endpoint";
import type { Known } from "./known";

/** How a call is tried: with which fields, and what its answer tells the calls after it. */
export type Probe<E extends Endpoint> = {
  /** Undefined where nothing is known to ask about: the call is not made. A one-time code is added to calls that want one. */
  readonly input: (known: Known) => Omit<InputOf<E>, "password" | "passwordType"> | undefined;
  /** What the message with the code tells, and the code is bound to. */
  readonly told?: (known: Known) => Told;
  readonly learn?: (reply: ReplyOf<E>) => Partial<Known>;
};
export type Told = { readonly total?: string; readonly to?: string };
type Api = typeof bankApi;
/** Those that open and end the session are made by {@link verifyBank} itself, in every run. */
type BySession = { readonly session: "authenticate" | "logout"; readonly otp: "sendSignedOut" | "verify" | "send" };
type Left<Word extends keyof Api> = Word extends keyof BySession
  ? Exclude<keyof Api[Word], BySession[Word]>
  : keyof Api[Word];
/** One for each call of the contract: the compiler names a missing one. */
export type Probes = { readonly [Word in keyof Api]: { readonly [Name in Left<Word>]: Probe<EndpointAt<Word, Name>> } };
type EndpointAt<Word extends keyof Api, Name> = Name extends keyof Api[Word]
  ? Api[Word][Name] extends Endpoint
    ? Api[Word][Name]
    : never
  : never;
