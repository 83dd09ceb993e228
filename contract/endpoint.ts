import type * as z from "zod/mini";

/** Limit of the body of a call that declares no other limit. */
export const BODY_BYTES_MAX = 100 * 1024;

/** The media types of PDF, Excel, Word, CSV and XML. */
export type FileType =
  | "application/pdf"
  | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
  | "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
  | "text/csv"
  | "application/xml";

/** A documented call of the bank. The client, the mock bank and the OpenAPI description all use this declaration. */
export type Endpoint<Input extends z.ZodMiniType = z.ZodMiniType, Reply extends z.ZodMiniType = z.ZodMiniType> = {
  readonly method: "GET" | "POST" | "PUT";
  /** Relative to the API base path; `:name` parts are fields of `input`. */
  readonly path: `/${string}`;
  /** Alternative path of the same call. */
  readonly alternativePath?: `/${string}`;
  /** Encoding of `input`: encrypted form, unencrypted multipart body, query string, or none. */
  readonly encoding: "form" | "multipart" | "query" | "none";
  /**
   * Whether the call needs a session. Sign-in, forgotten passwords and public pages use `none`; `optional` allows both.
   */
  readonly session: "required" | "optional" | "none";
  /**
   * `confirmed` calls move money or decide something. They carry an Idempotency-Key and are executed at most once.
   * `check` calls check an uploaded file and store nothing, so a repeat checks the file again.
   */
  readonly effect: "read" | "check" | "write" | "confirmed";
  /**
   * Limit of the form, or of the largest file of a multipart body. Default: {@link BODY_BYTES_MAX}. Only signed-in
   * users may send more than the default.
   */
  readonly bytesMax?: number;
  /**
   * On success the reply is the unencrypted file, with type and name in the headers. A refusal is an envelope, as in
   * other calls.
   */
  readonly answer?: "file";
  /** Types of the file, if they are not PDF, Excel and Word. */
  readonly fileTypes?: readonly FileType[];
  readonly summary: string;
  /** Document and section of the specification, such as "2, 7 Payments". */
  readonly specification: string;
  /** Added by this project. The client also works with a bank without this call. */
  readonly extension?: true;
  /** Alternative field names that the bank accepts, such as `{ transactionAmount: "amount" }`. */
  readonly fieldAliases?: Readonly<Record<string, string>>;
  /** The client sends its input unchanged; only the bank decodes it. */
  readonly input: Input;
  readonly reply: Reply;
};

export const endpoint = <I extends z.ZodMiniType, R extends z.ZodMiniType>(declared: Endpoint<I, R>): Endpoint<I, R> =>
  declared;

/** Input that the client can send. */
export type InputOf<E extends Endpoint> = z.input<E["input"]>;
/** Input that the bank receives after decoding the form's texts. */
export type DecodedOf<E extends Endpoint> = z.output<E["input"]>;
/** The bank's reply without the envelope. */
export type AnswerOf<E extends Endpoint> = z.input<E["reply"]>;
/** The reply that the client reads. */
export type ReplyOf<E extends Endpoint> = z.output<E["reply"]>;
