import type { ActionFailure } from "../../application/otp/protected-action";
import type { Upload } from "../../application/payments/bulk-payments-port";
import type { PaymentReceipt } from "../../application/payments/payments-port";
import type { BankFailure } from "../../application/ports/bank-failure";
import type { Session } from "../../application/session/session-port";
import type { EndOfSession } from "../../application/session/session-state";
import type { BulkPayment, BulkRow } from "../../domain/payments/bulk";
import type { Result } from "../../domain/result";
import type { Configuration } from "./contract/configuration";
import type { Fixed } from "./http-bulk-payments";

/** Everything that a worker needs to call the bank. */
export type Line = { readonly configuration: Configuration; readonly deviceId: string; readonly session: Session };

/**
 * A prepared bulk payment: its intent, its idempotency key, and its fields as the worker serialized them.
 * Only a worker parses the fields. The page keeps just a `Blob` handle, because 20 MB of text would block it.
 */
export type FixedBulk = { readonly fixed: Fixed; readonly fields: Blob };

/** A job that the page posts to the worker. The rows of a payment are posted first, in chunks. */
export type BulkJob =
  | { readonly is: "upload"; readonly upload: Upload; readonly line: Line }
  | { readonly is: "rows"; readonly rows: readonly BulkRow[] }
  | { readonly is: "fix"; readonly payment: Omit<BulkPayment, "rows">; readonly line: Line }
  | {
      readonly is: "submit";
      readonly bulk: FixedBulk;
      readonly code: string;
      readonly listName: string;
      readonly line: Line;
    };

type Ended = { readonly sessionEnd: EndOfSession | undefined };

/**
 * A message of the worker to the page: progress, rows in chunks, the outcome of a job, or an entry for the page's log.
 */
export type BulkNews =
  | { readonly is: "progress"; readonly part: number }
  | { readonly is: "rows"; readonly rows: readonly BulkRow[] }
  | { readonly is: "warning"; readonly what: string; readonly kind: string }
  /** The `Date` header of an answer; the page's clock uses it. */
  | { readonly is: "time"; readonly date: string | null; readonly roundTripMs: number }
  | { readonly is: "fixed"; readonly bulk: FixedBulk }
  | ({ readonly is: "uploaded"; readonly outcome: Result<undefined, BankFailure> } & Ended)
  | ({ readonly is: "submitted"; readonly outcome: Result<PaymentReceipt, ActionFailure> } & Ended);

/** Chunk size, small enough for the page to serialize or receive a chunk between two frames. */
export const ROWS_AT_ONCE = 500;
