import type * as z from "zod/mini";

/** How long the body of a call may be where the call says nothing else. */
export const BODY_BYTES_MAX = 100 * 1024;

/** One documented call of the bank: declared here once, called by the client, served by the mock bank, described in OpenAPI. */
export type Endpoint<Input extends z.ZodMiniType = z.ZodMiniType, Reply extends z.ZodMiniType = z.ZodMiniType> = {
  readonly method: "GET" | "POST" | "PUT";
  /** Below the API base path; `:name` parts are fields of `input`. */
  readonly path: `/${string}`;
  /** A second spelling of the path, for the same call. */
  readonly alsoAt?: `/${string}`;
  /** How `input` travels: an encrypted form, a multipart body in clear, a query string, or not at all. */
  readonly encoding: "form" | "multipart" | "query" | "none";
  /** Whether a live session is needed: sign-in, forgot password and the public pages have none; `optional` serves both. */
  readonly session: "required" | "optional" | "none";
  /** `confirmed` calls move or decide something: they carry an Idempotency-Key and act at most once. */
  readonly effect: "read" | "write" | "confirmed";
  /** The longest form, or the largest file of a multipart body; absent: {@link BODY_BYTES_MAX}. Nobody but who is signed in may send more than that. */
  readonly bytesMax?: number;
  /** A success is the file's own bytes with its type and name in the headers, in clear; a refusal is an envelope as ever. */
  readonly answer?: "file";
  readonly summary: string;
  /** Document and section of the specification that describe the call, such as "2, 7 Payments". */
  readonly specification: string;
  /** Added by this project: a bank without it is still served by the client. */
  readonly extension?: true;
  /** Names that the bank takes for a field beside its own, as `{ transactionAmount: "amount" }`. */
  readonly alsoNamed?: Readonly<Record<string, string>>;
  /** What the caller gives is what is sent; the bank's side alone decodes it. */
  readonly input: Input;
  readonly reply: Reply;
};

export const endpoint = <I extends z.ZodMiniType, R extends z.ZodMiniType>(declared: Endpoint<I, R>): Endpoint<I, R> =>
  declared;

/** What the client may send. */
export type InputOf<E extends Endpoint> = z.input<E["input"]>;
/** What the bank receives once the form's texts are read. */
export type DecodedOf<E extends Endpoint> = z.output<E["input"]>;
/** What a handler of the bank answers with, beside the envelope. */
export type AnswerOf<E extends Endpoint> = z.input<E["reply"]>;
/** What the client reads. */
export type ReplyOf<E extends Endpoint> = z.output<E["reply"]>;
