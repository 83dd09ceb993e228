import type { Account } from "../../domain/accounts/account";
import type { BulkPayment, BulkRow } from "../../domain/payments/bulk";
import type { BulkCategory } from "../../domain/payments/categories";
import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";
import type { PreparedPayment, ReadPayeeName } from "./payments-port";

/** A file with payees for the upload. */
export type Upload = {
  readonly category: BulkCategory;
  readonly source: Account;
  readonly file: File;
  /** Positions of the rows, if they are those of another file. */
  readonly positions?: readonly number[];
};
/** Controls a long operation: `signal` stops it, `onProgress` receives its progress from 0 to 1. */
export type ProgressControl = { readonly signal: AbortSignal; readonly onProgress: (fraction: number) => void };

/** Payments to many payees. The payments port handles single ones. */
export interface BulkPaymentsPort {
  /** Uploads the file; the bank reads it and checks each row without paying. Rows are in the order of the file. */
  upload(upload: Upload, control?: ProgressControl): Promise<Result<readonly BulkRow[], BankFailure>>;
  /**
   * Prepares the call with its idempotency key, without sending it.
   * @param listName the name under which the payees are saved as a list
   * @param key the idempotency key of an earlier attempt whose answer was lost
   */
  prepare(payment: BulkPayment, listName?: ReadPayeeName, key?: string): Promise<PreparedPayment>;
}
export const BulkPaymentsPort = token<BulkPaymentsPort>("BulkPaymentsPort");
