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

/** All that is needed to call the bank away from the page. */
export type Line = { readonly configuration: Configuration; readonly deviceId: string; readonly session: Session };

/**
 * A bulk payment that was fixed: the key and intent under which it is sent, and the fields that are, as the worker wrote them.
 * Those are for a worker again: the page, which 20 MB of text would stop, holds but a handle of them.
 */
export type FixedBulk = { readonly fixed: Fixed; readonly fields: Blob };

/** What the page asks for. The rows of a payment come first, piece by piece. */
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

/** What comes back: how far it is, the rows piece by piece, how it ended; the log is the page's. */
export type BulkNews =
  | { readonly is: "progress"; readonly part: number }
  | { readonly is: "rows"; readonly rows: readonly BulkRow[] }
  | { readonly is: "warning"; readonly what: string; readonly kind: string }
  /** The `Date` header of an answer, for the page's clock. */
  | { readonly is: "time"; readonly date: string | null; readonly roundTripMs: number }
  | { readonly is: "fixed"; readonly bulk: FixedBulk }
  | ({ readonly is: "uploaded"; readonly outcome: Result<undefined, BankFailure> } & Ended)
  | ({ readonly is: "submitted"; readonly outcome: Result<PaymentReceipt, ActionFailure> } & Ended);

/** Few enough that the page makes or takes them in between two frames. */
export const ROWS_AT_ONCE = 500;
