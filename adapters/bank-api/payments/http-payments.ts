import type { PayeeName, PaymentsPort } from "../../../application/payments/payments-port";
import { bills } from "../../../contract/bills";
import { mobileMoney } from "../../../contract/mobile-money";
import { payments } from "../../../contract/payments";
import { prepaidCard } from "../../../contract/prepaid-card";
import { formatMinor } from "../../../domain/money";
import { unreachable } from "../../../domain/never";
import { type ContributionPayment, type InvoicePayment, type Payment, totalOf } from "../../../domain/payments/payment";
import type { BankClient } from "../transport/bank-client";
import { confirmedCall } from "../transport/confirmed-call";
import { toAskedChanges } from "./map-changed-accounts";
import { toPaymentLimits } from "./map-limits";
import { payeeFields, toNameCheck } from "./map-name-check";
import { toPaymentReceipt, toReceiptFile } from "./map-receipt";
import { toSamePayments } from "./map-same-payments";
import {
  cardLoadFields,
  contributionPaymentFields,
  invoicePaymentFields,
  otherBankTransferFields,
  ownTransferFields,
  sameBankTransferFields,
  walletPaymentFields,
} from "./payment-input";

/** Longer names of a list are compared by their beginning. */
const PAYEE_NAME_MAX = 120;

export class HttpPayments implements PaymentsPort {
  constructor(private readonly bank: BankClient) {}

  prepare: PaymentsPort["prepare"] = (payment, payeeName, key) => {
    switch (payment.kind) {
      case "ownAccounts":
        return confirmedCall(this.bank, payments.toSelf, ownTransferFields(payment), {
          terms: termsOf(payment, payment.destination.number),
          read: toPaymentReceipt,
          key,
        });
      case "sameBank":
        return confirmedCall(this.bank, payments.toSameBank, sameBankTransferFields(payment), {
          terms: termsOf(payment, payment.payee.account),
          read: toPaymentReceipt,
          key,
          lateFields: async () => benName(payment, payeeName),
        });
      case "otherBank":
        return confirmedCall(this.bank, otherBankCalls[payment.speed], otherBankTransferFields(payment), {
          terms: termsOf(payment, payment.payee.account),
          read: toPaymentReceipt,
          key,
          lateFields: async () => benName(payment, payeeName),
        });
      case "mobileMoney":
        return confirmedCall(this.bank, mobileMoney.pay, walletPaymentFields(payment), {
          terms: termsOf(payment, payment.wallet.number),
          read: toPaymentReceipt,
          key,
          lateFields: async () => benName(payment, payeeName),
        });
      case "prepaidCard":
        return confirmedCall(
          this.bank,
          prepaidCard.load,
          { ...cardLoadFields(payment), deviceID: "" },
          {
            terms: termsOf(payment, payment.card.lastDigits),
            read: toPaymentReceipt,
            key,
            lateFields: async () => ({ ...benName(payment, payeeName), deviceID: await this.bank.deviceId() }),
          },
        );
      case "ghanaGov":
        return confirmedCall(this.bank, bills.payInvoice, invoicePaymentFields(payment), billOptions(payment));
      case "ssnit":
        return confirmedCall(
          this.bank,
          bills.payContribution,
          contributionPaymentFields(payment),
          billOptions(payment),
        );
      default:
        return unreachable(payment);
    }
  };

  limits: PaymentsPort["limits"] = ({ source, currency, total, largest, isScheduled, changed, payee }) => {
    const fields = {
      sourceAccount: source,
      currencyCode: currency,
      ...(total && { totalAmount: formatMinor(total) }),
      ...(largest && { largestAmount: formatMinor(largest) }),
      ...(isScheduled && { isSchedule: true }),
      ...(changed && { scheduleId: changed.id }),
      ...(payee && (changed ? { payeeNumber: payee.number } : payeeFields(payee))),
    };
    return this.bank.read(payments.limits, fields, (reply) => {
      const limits = toPaymentLimits(reply, currency);
      return limits && { ...limits, nameCheck: toNameCheck(reply.nameCheck) };
    });
  };

  same: PaymentsPort["same"] = ({ category, currency, payees, bill, changedSchedule }) => {
    const fields = {
      currencyCode: currency,
      ...(payees.length > 0 && {
        payees: JSON.stringify(
          payees.map(({ payee, amount, name }) => ({
            payee,
            amount: formatMinor(amount),
            ...(name && { payeeName: name.slice(0, PAYEE_NAME_MAX) }),
          })),
        ),
      }),
      ...(bill && (category === "ghanaGov" ? { invoiceNumber: bill } : { adviceNumber: bill })),
      ...(changedSchedule && { scheduleId: changedSchedule }),
    };
    return this.bank.read(payments.same, fields, (reply) => {
      const same = toSamePayments(reply, currency);
      const changed = toAskedChanges(reply.changedAccounts);
      return same && { ...same, ...(changed && { changed }) };
    });
  };

  receipt: PaymentsPort["receipt"] = (transactionId) =>
    this.bank.read(payments.receipt, { trnxID: transactionId }, toReceiptFile);
}

const otherBankCalls = { instant: payments.toOtherBankAtOnce, nonInstant: payments.toOtherBank };

const termsOf = (payment: Payment, payee?: string) => ({ total: totalOf(payment), payee });

/** Name of the new beneficiary, entered together with the code and sent only if the payee is saved (S2-3-035). */
const benName = ({ keepsPayee }: { keepsPayee: boolean }, payeeName: PayeeName | undefined) =>
  keepsPayee ? { benName: payeeName?.() ?? "" } : {};

/** A bill has no payee number that the message with the code could show. */
const billOptions = (payment: InvoicePayment | ContributionPayment) => ({
  terms: termsOf(payment),
  read: toPaymentReceipt,
});
