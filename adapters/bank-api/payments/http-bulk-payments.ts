import type { Intent } from "../../../application/otp/otp-port";
import type { ConfirmedCall } from "../../../application/otp/protected-action";
import type { BulkPaymentsPort, ProgressControl, Upload } from "../../../application/payments/bulk-payments-port";
import type { PayeeName, PaymentReceipt } from "../../../application/payments/payments-port";
import { bulkTransfers } from "../../../contract/bulk-transfers";
import { mobileMoney } from "../../../contract/mobile-money";
import { prepaidCard } from "../../../contract/prepaid-card";
import { unreachable } from "../../../domain/never";
import { ok } from "../../../domain/result";
import type { BankClient } from "../transport/bank-client";
import { confirmedCall } from "../transport/confirmed-call";
import { type BulkFields, bulkCalls, bulkFieldsOf } from "./bulk-input";
import { toBulkRows } from "./map-bulk";
import { toPaymentReceipt } from "./map-receipt";

/** Intent and idempotency key of a prepared call. A repeated call with the same values counts as the same call. */
export type IntentAndKey = { readonly intent: Intent; readonly key: string };
type EarlierIntentAndKey = { readonly [Name in keyof IntentAndKey]?: IntentAndKey[Name] | undefined };

export class HttpBulkPayments implements BulkPaymentsPort {
  constructor(private readonly bank: BankClient) {}

  upload: BulkPaymentsPort["upload"] = async (upload, control) => {
    const { category, source, positions } = upload;
    const reply = await this.send(upload, control);
    if (!reply.ok) return reply;
    const rows = toBulkRows(category, reply.value.bulkUploadData, source.currency, positions);
    return rows ? ok(rows) : this.bank.unreadable(endpoints[category]);
  };

  prepare: BulkPaymentsPort["prepare"] = async (payment, listName, key) =>
    this.prepareFields(bulkFieldsOf(payment), listName, { key });

  /** @param earlier intent and key if the call was prepared before, for example in another worker */
  prepareFields(
    bulk: BulkFields,
    listName?: PayeeName,
    earlier: EarlierIntentAndKey = {},
  ): ConfirmedCall<PaymentReceipt> & IntentAndKey {
    const { category, fields, total, keepsPayee } = bulk;
    const lateFields = async () => (keepsPayee ? { benName: listName?.() ?? "" } : {});
    const options = { terms: { total, payee: undefined }, read: toPaymentReceipt, lateFields, ...earlier };
    switch (category) {
      case "bulkTransfer":
        return confirmedCall(this.bank, bulkCalls[category], fields, options);
      case "mobileMoneyBulk":
        return confirmedCall(this.bank, bulkCalls[category], fields, options);
      case "prepaidCardBulk":
        return confirmedCall(this.bank, bulkCalls[category], fields, options);
      default:
        return unreachable(bulk);
    }
  }

  private send({ category, source, file }: Upload, control: ProgressControl | undefined) {
    const fields = { sourceAccount: source.number, file };
    switch (category) {
      case "bulkTransfer":
        return this.bank.call(bulkTransfers.upload, fields, { progress: control });
      case "mobileMoneyBulk":
        return this.bank.call(mobileMoney.upload, fields, { progress: control });
      case "prepaidCardBulk":
        return this.bank.call(prepaidCard.upload, fields, { progress: control });
      default:
        return unreachable(category);
    }
  }
}

const endpoints = {
  bulkTransfer: bulkTransfers.upload,
  mobileMoneyBulk: mobileMoney.upload,
  prepaidCardBulk: prepaidCard.upload,
};
