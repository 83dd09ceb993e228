import type { ActionFailure } from "../../../application/otp/protected-action";
import type { Upload } from "../../../application/payments/bulk-payments-port";
import type { PaymentReceipt } from "../../../application/payments/payments-port";
import type { BankFailure } from "../../../application/ports/bank-failure";
import type { Session } from "../../../application/session/session-port";
import type { EndOfSession } from "../../../application/session/session-state";
import type { Configuration } from "../../../contract/configuration";
import type { BulkPayment, BulkRow } from "../../../domain/payments/bulk";
import type { ComparedPayment, SamePayments } from "../../../domain/payments/same-payments";
import type { Result } from "../../../domain/result";
import type { IntentAndKey } from "./http-bulk-payments";

/** Everything that a worker needs to call the bank. */
export type WorkerConnection = {
  readonly configuration: Configuration;
  readonly deviceId: string;
  readonly session: Session;
};

/**
 * A prepared bulk payment: its intent, its idempotency key, and its fields as the worker serialized them.
 * Only a worker parses the fields. The page keeps just a `Blob` handle, because 20 MB of text would block it.
 */
export type PreparedBulk = { readonly intentAndKey: IntentAndKey; readonly fields: Blob };

/** A job that the page posts to the worker. The rows or payees of a payment are posted first, in chunks. */
export type BulkJob =
  | { readonly kind: "upload"; readonly upload: Upload; readonly connection: WorkerConnection }
  | { readonly kind: "rows"; readonly rows: readonly BulkRow[] }
  | { readonly kind: "prepare"; readonly payment: Omit<BulkPayment, "rows">; readonly connection: WorkerConnection }
  | {
      readonly kind: "submit";
      readonly bulk: PreparedBulk;
      readonly code: string;
      readonly listName: string;
      readonly connection: WorkerConnection;
    }
  | { readonly kind: "payees"; readonly payees: ComparedPayment["payees"] }
  | {
      readonly kind: "compare";
      readonly compared: Omit<ComparedPayment, "payees">;
      readonly connection: WorkerConnection;
    };

export type SessionEffect = { readonly sessionEnd: EndOfSession | undefined };

/**
 * A message of the worker to the page: progress, rows in chunks, the outcome of a job, or an entry for the page's log.
 */
export type BulkWorkerMessage =
  | { readonly kind: "progress"; readonly fraction: number }
  | { readonly kind: "rows"; readonly rows: readonly BulkRow[] }
  | { readonly kind: "warning"; readonly what: string; readonly failure: { readonly kind: string } }
  /** The `Date` header of an answer; the page's clock uses it. */
  | { readonly kind: "time"; readonly date: string | null; readonly roundTripMs: number }
  | { readonly kind: "prepared"; readonly bulk: PreparedBulk }
  | ({ readonly kind: "uploaded"; readonly outcome: Result<undefined, BankFailure> } & SessionEffect)
  | ({ readonly kind: "compared"; readonly outcome: Result<SamePayments, BankFailure> } & SessionEffect)
  | ({ readonly kind: "submitted"; readonly outcome: Result<PaymentReceipt, ActionFailure> } & SessionEffect);

/** Chunk size, small enough for the page to serialize or receive a chunk between two frames. */
export const ROWS_PER_MESSAGE = 500;

export function inChunks<T>(all: readonly T[]): (readonly T[])[] {
  const chunks: (readonly T[])[] = [];
  for (let from = 0; from < all.length; from += ROWS_PER_MESSAGE) chunks.push(all.slice(from, from + ROWS_PER_MESSAGE));
  return chunks;
}
