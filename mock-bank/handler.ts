import type { Kysely, Transaction } from "kysely";
import { codes } from "../adapters/bank-api/contract/codes";
import type { AnswerOf, DecodedOf, Endpoint } from "../adapters/bank-api/contract/endpoint";
import type { CallIntent } from "../adapters/bank-api/contract/intent";
import type { ListedValue } from "../adapters/bank-api/contract/listed-values";
import type { Tables } from "./database/tables";
import type { Settings } from "./settings";
import type { WrittenFile } from "./wire/send-file";

export type Database = Kysely<Tables>;
/** Inside a command's one transaction, or the plain database for a read. */
export type Connection = Database | Transaction<Tables>;

export type Role = ListedValue<"role">;

/** Who is calling, from the live session and never from what the call says. */
export type Caller = {
  readonly userId: string;
  readonly userName: string;
  readonly fullName: string;
  readonly role: Role;
  readonly menus: readonly string[];
  readonly companyId: string;
  readonly sessionId: string;
};

/** The canonical form of a call (`contract/intent.ts`), which may have megabytes, by its first line and the SHA-256 of all of it. */
export type CanonicalCall = {
  /** Such as "POST /transfer/approval". */
  readonly line: string;
  /** base64url. */
  readonly digest: string;
};

/** Everything a handler may know beside its input. */
export type Call = {
  readonly db: Connection;
  /** The bank's time, which trainers move. */
  readonly now: Date;
  readonly deviceId: string;
  /** The caller's network address, as limits count it. */
  readonly address: string;
  /** Set for calls that need a session; for `session: "optional"` set when there is one. */
  readonly who: Caller | undefined;
  /** @throws when nobody is signed in: a call of the contract that needs a session never reaches its handler without one. */
  readonly caller: Caller;
  readonly intent: CallIntent | undefined;
  /** The canonical form of this very call, to hold against the intent its code was made for. */
  readonly canonical: CanonicalCall;
  readonly settings: Settings;
};

/** What a call is made of; its `caller` follows from `who`. */
export type CallParts = Omit<Call, "caller">;

export const callOf = (parts: CallParts): Call => ({
  ...parts,
  get caller() {
    if (!parts.who) throw new Error("A call that needs a session reached its handler without one");
    return parts.who;
  },
});

/**
 * The bank says no. By default everything the handler did is rolled back, and the same call may be tried again;
 * `keep` commits it and makes the refusal the call's final answer: a request that failed for good;
 * `retryable` commits it and yet lets the same call be tried again: a used-up try of a code.
 */
export type Refusal = {
  readonly refused: true;
  readonly code: number;
  readonly description: string;
  readonly failureCount?: number | undefined;
  readonly keep: boolean;
  readonly retryable: boolean;
};

type Details = {
  readonly code?: number;
  readonly failureCount?: number | undefined;
  readonly keep?: boolean;
  readonly retryable?: boolean;
};

export const refuse = (
  description: string,
  { code = codes.failure, failureCount, retryable = false, keep = retryable }: Details = {},
): Refusal => ({ refused: true, code, description, failureCount, keep, retryable });

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === "object" && answer !== null && "refused" in answer && answer.refused === true;

/** What the contract says, or the file that its client reads as that. */
type Given<E extends Endpoint> = AnswerOf<E> extends { bytes: Uint8Array } ? WrittenFile : AnswerOf<E>;

export type Handler<E extends Endpoint = Endpoint> = (input: DecodedOf<E>, call: Call) => Promise<Given<E> | Refusal>;

/**
 * For calls with slow work that needs no lock, such as hashing a password: `prepare` runs before the transaction opens,
 * what it returns runs inside it (again, if the transaction must be repeated).
 */
export type PreparedHandler<E extends Endpoint = Endpoint> = {
  readonly prepare: (input: DecodedOf<E>, call: Call) => Promise<(call: Call) => Promise<AnswerOf<E> | Refusal>>;
};

/** Leaving a call of the contract without a handler does not compile. */
export type Handlers<Area extends Record<string, Endpoint>> = {
  readonly [Name in keyof Area]: Handler<Area[Name]> | PreparedHandler<Area[Name]>;
};
