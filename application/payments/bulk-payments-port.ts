import type { Account } from "../../domain/accounts/account";
import type { BulkPayment, BulkRow } from "../../domain/payments/bulk";
import type { BulkCategory } from "../../domain/requests/categories";
import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";
import type { PayeeName, PreparedPayment } from "./payments-port";

/** A list of payees on its way to the bank. */
export type Upload = { readonly category: BulkCategory; readonly source: Account; readonly file: File };
/** For what takes long: how to stop it, and how far it is, from 0 to 1. */
export type Watch = { readonly signal: AbortSignal; readonly onProgress: (part: number) => void };

/** Payments to many at once; single ones are the payments port's. */
export interface BulkPaymentsPort {
  /** The bank reads the file and checks each row; nothing is paid. Rows come in the order of the file. */
  upload(upload: Upload, watch?: Watch): Promise<Result<readonly BulkRow[], BankFailure>>;
  /**
   * Fixes the call and its idempotency key; nothing is sent yet.
   * @param listName under which its payees are kept as a list
   * @param key that of the same payment sent before, whose answer was lost
   */
  prepare(payment: BulkPayment, listName?: PayeeName, key?: string): Promise<PreparedPayment>;
}
export const BulkPaymentsPort = token<BulkPaymentsPort>("BulkPaymentsPort");
