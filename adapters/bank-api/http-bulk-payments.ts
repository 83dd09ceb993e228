import type { Intent } from "../../application/otp/otp-port";
import type { ConfirmedCall } from "../../application/otp/protected-action";
import type { BulkPaymentsPort, Upload, Watch } from "../../application/payments/bulk-payments-port";
import type { PayeeName, PaymentReceipt } from "../../application/payments/payments-port";
import { unreachable } from "../../domain/never";
import { ok } from "../../domain/result";
import type { BankClient } from "./bank-client";
import { type BulkFields, bulkCalls, bulkFieldsOf } from "./bulk-fields";
import { confirmedCall } from "./confirmed-call";
import { bulkTransfers } from "./contract/bulk-transfers";
import { mobileMoney } from "./contract/mobile-money";
import { prepaidCard } from "./contract/prepaid-card";
import { toBulkRows } from "./map-bulk";
import { toPaymentReceipt } from "./map-receipt";

/** Intent and idempotency key of a prepared call. A repeated call with the same values counts as the same call. */
export type Fixed = { readonly intent: Intent; readonly key: string };
type FixedBefore = { readonly [Part in keyof Fixed]?: Fixed[Part] | undefined };

export class HttpBulkPayments implements BulkPaymentsPort {
  constructor(private readonly bank: BankClient) {}

  upload: BulkPaymentsPort["upload"] = async (upload, watch) => {
    const { category, source } = upload;
    const reply = await this.send(upload, watch);
    if (!reply.ok) return reply;
    const rows = toBulkRows(category, reply.value.bulkUploadData, source.currency);
    return rows ? ok(rows) : this.bank.unreadable(endpoints[category]);
  };

  prepare: BulkPaymentsPort["prepare"] = async (payment, listName, key) =>
    this.confirmed(bulkFieldsOf(payment), listName, { key });

  /** @param fixed intent and key if the call was prepared before, for example in another worker */
  confirmed(asked: BulkFields, listName?: PayeeName, fixed: FixedBefore = {}): ConfirmedCall<PaymentReceipt> & Fixed {
    const { category, fields, total, keepsPayee } = asked;
    const atLast = async () => (keepsPayee ? { benName: listName?.() ?? "" } : {});
    const parts = { told: { total, payee: undefined }, read: toPaymentReceipt, atLast, ...fixed };
    switch (category) {
      case "bulkTransfer":
        return confirmedCall(this.bank, bulkCalls[category], fields, parts);
      case "mobileMoneyBulk":
        return confirmedCall(this.bank, bulkCalls[category], fields, parts);
      case "prepaidCardBulk":
        return confirmedCall(this.bank, bulkCalls[category], fields, parts);
      default:
        return unreachable(asked);
    }
  }

  private send({ category, source, file }: Upload, watch: Watch | undefined) {
    const fields = { sourceAccount: source.number, file };
    switch (category) {
      case "bulkTransfer":
        return this.bank.call(bulkTransfers.upload, fields, { watch });
      case "mobileMoneyBulk":
        return this.bank.call(mobileMoney.upload, fields, { watch });
      case "prepaidCardBulk":
        return this.bank.call(prepaidCard.upload, fields, { watch });
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
