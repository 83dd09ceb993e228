import type { ConfirmedCall } from "../../application/otp/protected-action";
import type { PaymentReceipt, PaymentsPort } from "../../application/payments/payments-port";
import { toDecimal } from "../../domain/money";
import { unreachable } from "../../domain/never";
import { type Payment, totalOf } from "../../domain/payments/payment";
import { ok } from "../../domain/result";
import type { BankClient } from "./bank-client";
import { confirmedCall } from "./confirmed-call";
import type { ReplyOf } from "./contract/endpoint";
import { payments } from "./contract/payments";
import { toReceiptFile } from "./map-receipt";
import { ownBank, wireCodes } from "./wire-codes";

export class HttpPayments implements PaymentsPort {
  constructor(private readonly bank: BankClient) {}

  prepare: PaymentsPort["prepare"] = (payment) => {
    switch (payment.kind) {
      case "ownAccounts":
        return this.toSelf(payment);
      default:
        return unreachable(payment.kind);
    }
  };

  receipt: PaymentsPort["receipt"] = async (transactionId) => {
    const reply = await this.bank.call(payments.receipt, { trnxID: transactionId });
    if (!reply.ok) return reply;
    const file = toReceiptFile(reply.value);
    return file ? ok(file) : this.bank.unreadable(payments.receipt);
  };

  private toSelf(payment: Payment): ConfirmedCall<PaymentReceipt> {
    const { source, destination } = payment;
    const fields = {
      sourceAccount: source.number,
      sourceAccountType: source.type,
      destinationAccountNo: destination.number,
      destinationAccountName: destination.name,
      destinationBankName: ownBank.name,
      destinationBankCode: ownBank.sortCode,
      amount: toDecimal(payment.amount),
      currencyCode: payment.amount.currency,
      narration: payment.narration,
      transType: wireCodes.ownAccounts.code,
    } as const;
    return confirmedCall(this.bank, payments.toSelf, fields, {
      told: { total: totalOf(payment), payee: destination.number },
      read: toReceipt,
    });
  }
}

const toReceipt = (reply: ReplyOf<typeof payments.toSelf>): PaymentReceipt => ({
  transactionId: reply.transactionId ?? "",
  message: reply.description || undefined,
});
