import type { Upload } from "../../application/payments/bulk-payments-port";
import type { BankFailure } from "../../application/ports/bank-failure";
import type { Session } from "../../application/session/session-port";
import type { EndOfSession } from "../../application/session/session-state";
import type { BulkRow } from "../../domain/payments/bulk";
import type { Result } from "../../domain/result";
import type { Configuration } from "./contract/configuration";

/** An upload with all that is needed to make it away from the page. */
export type UploadJob = {
  readonly upload: Upload;
  readonly configuration: Configuration;
  readonly deviceId: string;
  readonly session: Session;
};

/** What comes back: how far it is, the rows piece by piece, how it ended; the log is the page's. */
export type UploadNews =
  | { readonly is: "progress"; readonly part: number }
  | { readonly is: "rows"; readonly rows: readonly BulkRow[] }
  | { readonly is: "warning"; readonly what: string; readonly kind: string }
  | {
      readonly is: "done";
      readonly outcome: Result<undefined, BankFailure>;
      readonly sessionEnd: EndOfSession | undefined;
    };
