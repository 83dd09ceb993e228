import type { PaymentsPort } from "../../../application/payments/payments-port";
import { payments } from "../../../contract/payments";
import { formatMinor } from "../../../domain/money";
import type { BankClient } from "../transport/bank-client";
import { toAskedChanges } from "./map-changed-accounts";
import { toPaymentLimits } from "./map-limits";
import { payeeFields, toNameCheck } from "./map-name-check";
import { toReceiptFile } from "./map-receipt";
import { toSamePayments } from "./map-same-payments";
import { preparePayment } from "./payment-kinds";

/** Longer names of a list are compared by their beginning. */
const PAYEE_NAME_MAX = 120;

export class HttpPayments implements PaymentsPort {
  readonly prepare: PaymentsPort["prepare"];

  constructor(private readonly bank: BankClient) {
    this.prepare = preparePayment(bank);
  }

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
