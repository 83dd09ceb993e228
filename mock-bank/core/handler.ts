import { codes } from "../../contract/codes";
import type { AnswerOf, DecodedOf, Endpoint } from "../../contract/endpoint";
import type { CallIntent } from "../../contract/intent";
import type { ListedValue } from "../../contract/listed-values";
import type { Connection } from "../database/tables";
import type { Settings } from "./settings";

export type Role = ListedValue<"role">;

/** The caller according to the live session, never according to the call's fields. */
export type Caller = {
  readonly userId: string;
  readonly userName: string;
  readonly fullName: string;
  readonly role: Role;
  readonly menus: readonly string[];
  readonly companyId: string;
  readonly sessionId: string;
};

/**
 * The canonical form of a call (`contract/intent.ts`) as its first line and a SHA-256 of the whole, because it can have
 * megabytes.
 */
export type CanonicalCall = {
  /** Such as "POST /transfer/approval". */
  readonly line: string;
  /** base64url. */
  readonly digest: string;
};

/** Everything that a handler gets in addition to its input. */
export type Call = {
  readonly db: Connection;
  /** The bank's time, which trainers can move. */
  readonly now: Date;
  readonly deviceId: string;
  /** The caller's network address, as limits count it. */
  readonly address: string;
  /** Set for calls that need a session; for `session: "optional"` set when there is one. */
  readonly who: Caller | undefined;
  /** @throws if no user is signed in, which cannot happen in calls that need a session */
  readonly caller: Caller;
  readonly intent: CallIntent | undefined;
  /** The canonical form of this call, to compare with the intent of its code. */
  readonly canonical: CanonicalCall;
  readonly settings: Settings;
};

/** The context of a call; its `caller` is derived from `who`. */
export type CallContext = Omit<Call, "caller">;

export const callOf = (context: CallContext): Call => ({
  ...context,
  get caller() {
    if (!context.who) throw new Error("A call that needs a session reached its handler without one");
    return context.who;
  },
});

/**
 * A refusal of a call. By default everything the handler did is rolled back, and the same call can be tried again.
 * `keep` commits it and makes the refusal final, for example for a request that failed for good. `retryable` commits it
 * and lets the call be tried again, for example after a used-up try of a code.
 */
export type Refusal = {
  readonly refused: true;
  readonly code: number;
  readonly description: string;
  readonly failureCount?: number | undefined;
  /** Why a session ended (contract, envelope). */
  readonly endReason?: string | undefined;
  readonly keep: boolean;
  readonly retryable: boolean;
};

type RefusalOptions = {
  readonly code?: number;
  readonly failureCount?: number | undefined;
  /** Why a session ended (contract, envelope). */
  readonly endReason?: string | undefined;
  readonly keep?: boolean;
  readonly retryable?: boolean;
};

export const refuse = (
  description: string,
  { code = codes.failure, failureCount, endReason, retryable = false, keep = retryable }: RefusalOptions = {},
): Refusal => ({ refused: true, code, description, failureCount, endReason, keep, retryable });

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === "object" && answer !== null && "refused" in answer && answer.refused === true;

/** A successful answer that is a file. It is sent while it is written, so that it is never in memory as a whole. */
export type WrittenFile = {
  readonly fileName: string;
  readonly mimeType: string;
  readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

export const isWrittenFile = (answer: object): answer is WrittenFile => "chunks" in answer;

/** An answer as it is stored for its idempotency key. */
export type SavedAnswer = Readonly<Record<string, unknown>>;

/** The answer of the contract, or the file in its place. */
type Given<E extends Endpoint> = AnswerOf<E> extends { bytes: Uint8Array } ? WrittenFile : AnswerOf<E>;

export type Handler<E extends Endpoint = Endpoint> = (input: DecodedOf<E>, call: Call) => Promise<Given<E> | Refusal>;

/**
 * A handler with slow work that needs no lock, such as hashing a password. `prepare` runs before the transaction opens;
 * the function that it returns runs inside it, and again if the transaction is repeated.
 */
export type PreparedHandler<E extends Endpoint = Endpoint> = {
  readonly prepare: (input: DecodedOf<E>, call: Call) => Promise<(call: Call) => Promise<AnswerOf<E> | Refusal>>;
};

/** The handlers of an area. A call of the contract without a handler does not compile. */
export type Handlers<Area extends Record<string, Endpoint>> = {
  readonly [Name in keyof Area]: Handler<Area[Name]> | PreparedHandler<Area[Name]>;
};
