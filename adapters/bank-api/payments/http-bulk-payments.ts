import type { Intent } from "../../../application/otp/otp-port";
import type { ConfirmedCall } from "../../../application/otp/protected-action";
import type { BulkPaymentsPort } from "../../../application/payments/bulk-payments-port";
import type { PaymentReceipt, ReadPayeeName } from "../../../application/payments/payments-port";
import type { BankClient } from "../transport/bank-client";
import { confirmedCall, intentOfLongCall } from "../transport/confirmed-call";
import { type BulkFields, bulkCalls, bulkFieldsOf } from "./bulk-input";
import { toBulkRows } from "./map-bulk";
import { toPaymentReceipt } from "./map-receipt";

/** Intent and idempotency key of a prepared call. A repeated call with the same values counts as the same call. */
export type IntentAndKey = { readonly intent: Intent; readonly key: string };
type EarlierIntentAndKey = { readonly [Name in keyof IntentAndKey]?: IntentAndKey[Name] | undefined };

export class HttpBulkPayments implements BulkPaymentsPort {
  constructor(private readonly bank: BankClient) {}

  upload: BulkPaymentsPort["upload"] = ({ category, source, file, positions }, control) =>
    this.bank.read(
      bulkCalls[category].upload,
      { sourceAccount: source.number, file },
      ({ bulkUploadData }) => toBulkRows(category, bulkUploadData, source.currency, positions),
      { progress: control },
    );

  prepare: BulkPaymentsPort["prepare"] = async (payment, listName, key) =>
    this.prepareFields(bulkFieldsOf(payment), listName, { key });

  /** @param earlier intent and key if the call was prepared before, for example in another worker */
  async prepareFields(
    bulk: BulkFields,
    listName?: ReadPayeeName,
    earlier: EarlierIntentAndKey = {},
  ): Promise<ConfirmedCall<PaymentReceipt> & IntentAndKey> {
    const { category, fields, total, keepsPayee } = bulk;
    const { pay } = bulkCalls[category];
    const terms = { total, payee: undefined };
    const intent = earlier.intent ?? (await intentOfLongCall(pay, fields, terms));
    const lateFields = async () => (keepsPayee ? { benName: listName?.() ?? "" } : {});
    const options = { terms, read: toPaymentReceipt, lateFields, key: earlier.key, intent };
    return confirmedCall(this.bank, pay, fields, options);
  }
}
