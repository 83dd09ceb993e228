import type { BulkPaymentsPort, Upload, Watch } from "../../application/payments/bulk-payments-port";
import type { PaymentReceipt } from "../../application/payments/payments-port";
import { toDecimal } from "../../domain/money";
import { unreachable } from "../../domain/never";
import { type BulkPayment, totalsOf } from "../../domain/payments/bulk";
import { ok } from "../../domain/result";
import type { BankClient } from "./bank-client";
import { confirmedCall } from "./confirmed-call";
import { bulkTransfers } from "./contract/bulk-transfers";
import { mobileMoney } from "./contract/mobile-money";
import { prepaidCard } from "./contract/prepaid-card";
import { toBulkRows, toCardRow, toTransferRow, toWalletRow } from "./map-bulk";
import { scheduleFields } from "./payment-fields";

export class HttpBulkPayments implements BulkPaymentsPort {
  constructor(private readonly bank: BankClient) {}

  upload: BulkPaymentsPort["upload"] = async (upload, watch) => {
    const { category, source } = upload;
    const reply = await this.send(upload, watch);
    if (!reply.ok) return reply;
    const rows = toBulkRows(category, reply.value.bulkUploadData, source.currency);
    return rows ? ok(rows) : this.bank.unreadable(endpoints[category]);
  };

  prepare: BulkPaymentsPort["prepare"] = (payment) => {
    const { category, source, rows, origin } = payment;
    const common = { sourceAccount: source.number, saveBen: false };
    const ends = { told: { total: totalsOf(rows, source.currency).total, payee: undefined }, read: toReceipt };
    switch (category) {
      case "bulkTransfer": {
        const transferData = JSON.stringify(rows.map(toTransferRow(origin)));
        const fields = { ...common, ...scheduleFields(payment), transferData, transferType: "BULK-TRANSFER" } as const;
        return confirmedCall(this.bank, bulkTransfers.pay, fields, ends);
      }
      case "mobileMoneyBulk": {
        const transferData = JSON.stringify(rows.map(toWalletRow(origin)));
        const fields = { ...common, transferData, totalElevyFee: eLevyOf(payment) };
        return confirmedCall(this.bank, mobileMoney.payBulk, fields, ends);
      }
      case "prepaidCardBulk":
        return confirmedCall(
          this.bank,
          prepaidCard.loadBulk,
          { ...common, transferData: JSON.stringify(rows.map(toCardRow)) },
          ends,
        );
      default:
        return unreachable(category);
    }
  };

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

const eLevyOf = ({ rows, source }: BulkPayment): string => toDecimal(totalsOf(rows, source.currency).eLevy);

const toReceipt = (reply: {
  transactionId?: string | null | undefined;
  description?: string | null | undefined;
}): PaymentReceipt => ({
  transactionId: reply.transactionId ?? "",
  message: reply.description || undefined,
});
