import type { PaymentReceipt, PaymentsPort, PreparedPayment } from "../../../application/payments/payments-port";
import { bills } from "../../../contract/bills";
import { mobileMoney } from "../../../contract/mobile-money";
import { payments } from "../../../contract/payments";
import { prepaidCard } from "../../../contract/prepaid-card";
import type { myRequest, pendingBulk } from "../../../contract/request-rows";
import type { ContributionType } from "../../../domain/bills/contribution";
import { formatMinor, type Money, zero } from "../../../domain/money";
import type { Category } from "../../../domain/payments/categories";
import { networkName } from "../../../domain/payments/network";
import {
  type OtherBankTransfer,
  type OwnTransfer,
  type Payment,
  type SameBankTransfer,
  totalOf,
} from "../../../domain/payments/payment";
import type { RequestDetails } from "../../../domain/requests/request";
import { transferTypeOf } from "../beneficiaries/map-beneficiaries";
import type { BankClient } from "../transport/bank-client";
import { confirmedCall } from "../transport/confirmed-call";
import { ownBank, wireCodes } from "../values/category-codes";
import { toMoment } from "../values/dates";
import { toConversion } from "../values/map-conversion";
import { toMoney } from "../values/map-money";
import { toContributionType, toTransferType } from "../values/read-listed";
import { first, type Row } from "../values/read-rows";
import { changeFields } from "./map-changed-accounts";
import { confirmedNameFields } from "./map-name-check";
import { toPaymentReceipt } from "./map-receipt";
import { scheduleFields } from "./schedule-input";

type Options = {
  readonly read: (reply: Parameters<typeof toPaymentReceipt>[0]) => PaymentReceipt;
  readonly key: string | undefined;
  /** Returns the fields that are only known when the call is sent. */
  readonly lateFields: () => Promise<object>;
};
type Call<P extends Payment> = (bank: BankClient, payment: P, options: Options) => PreparedPayment;

/**
 * The call that pays each kind, with the payload of specification 2, section 3. The message with the code shows the
 * payee's number.
 */
const calls: { readonly [K in Payment["kind"]]: Call<Extract<Payment, { readonly kind: K }>> } = {
  ownAccounts: (bank, payment, options) =>
    confirmedCall(
      bank,
      payments.toSelf,
      {
        ...transferFields(payment, zero(payment.amount.currency)),
        destinationAccountNo: payment.destination.number,
        destinationAccountName: payment.destination.name,
        destinationBankName: ownBank.name,
        destinationBankCode: ownBank.sortCode,
        transType: wireCodes.ownAccounts.code,
      },
      { ...options, terms: termsOf(payment, payment.destination.number) },
    ),
  sameBank: (bank, payment, options) =>
    confirmedCall(
      bank,
      payments.toSameBank,
      {
        ...transferFields(payment, zero(payment.amount.currency)),
        ...savingFields(payment),
        destinationAccountNo: payment.payee.account,
        destinationAccountName: payment.payee.name,
        destinationBankName: ownBank.name,
        destinationBankCode: ownBank.sortCode,
        transferType: transferTypeOf("sameBank"),
        transType: wireCodes.sameBank.code,
      },
      { ...options, terms: termsOf(payment, payment.payee.account) },
    ),
  // The payload has no field for a branch: the sort code of the branch identifies both branch and bank.
  otherBank: (bank, payment, options) =>
    confirmedCall(
      bank,
      payment.speed === "instant" ? payments.toOtherBankAtOnce : payments.toOtherBank,
      {
        ...transferFields(payment, payment.charge),
        ...savingFields(payment),
        destinationAccountNo: payment.payee.account,
        destinationAccountName: payment.payee.name,
        destinationBankName: payment.payee.bank.name,
        destinationBankCode: payment.payee.branch?.sortCode ?? payment.payee.bank.code,
        transferType: payment.speed === "instant" ? "INSTANT" : "NON_INSTANT",
        transType: wireCodes.otherBank.code,
      },
      { ...options, terms: termsOf(payment, payment.payee.account) },
    ),
  mobileMoney: (bank, payment, options) =>
    confirmedCall(
      bank,
      mobileMoney.pay,
      {
        accountNumber: payment.source.number,
        phoneNumber: payment.wallet.number,
        networkCode: payment.wallet.network.code,
        networkGipCode: "",
        accountName: payment.wallet.walletName,
        amount: formatMinor(payment.amount),
        eLevyCharge: formatMinor(payment.eLevy.amount),
        eLevyId: payment.eLevy.id,
        charge: formatMinor(payment.charge),
        narration: payment.narration,
        currencyCode: "GHS",
        uniqueTransType: "A2W",
        transType: wireCodes.mobileMoney.code,
        saveBen: payment.keepsPayee,
        ...confirmedNameFields(payment),
        ...changeFields(payment),
      },
      { ...options, terms: termsOf(payment, payment.wallet.number) },
    ),
  prepaidCard: (bank, payment, options) =>
    confirmedCall(
      bank,
      prepaidCard.load,
      {
        sourceAccount: payment.source.number,
        customerId: payment.card.customerId,
        cardName: payment.card.cardName,
        last4Digit: payment.card.lastDigits,
        phoneNumber: payment.card.phone,
        amount: formatMinor(payment.amount),
        narration: payment.narration,
        currencyCode: "GHS",
        transType: wireCodes.prepaidCard.code,
        saveBen: payment.keepsPayee,
        ...confirmedNameFields({ nameCheck: payment.nameCheck }),
        deviceID: "",
      },
      {
        ...options,
        terms: termsOf(payment, payment.card.lastDigits),
        lateFields: async () => ({ ...(await options.lateFields()), deviceID: await bank.deviceId() }),
      },
    ),
  ghanaGov: (bank, payment, options) =>
    confirmedCall(
      bank,
      bills.payInvoice,
      {
        invoiceNumber: payment.invoice.number,
        amount: formatMinor(payment.amount),
        currency: payment.amount.currency,
        channel: "MOBILE",
        transType: wireCodes.ghanaGov.code,
        sourceAccount: payment.source.number,
        serviceName: payment.service,
        expiryDate: payment.invoice.expiryDate,
      },
      { ...options, terms: termsOf(payment) },
    ),
  ssnit: (bank, payment, options) =>
    confirmedCall(
      bank,
      bills.payContribution,
      {
        paymentAdviceNumber: payment.advice.adviceNumber,
        customerName: payment.advice.customerName,
        customerCode: payment.advice.customerCode,
        contributionType: wireContributionTypes[payment.advice.type],
        sourceAccount: payment.source.number,
        amount: formatMinor(totalOf(payment)),
        currency: payment.amount.currency,
        narration: payment.narration,
        transType: wireCodes.ssnit.code,
      },
      { ...options, terms: termsOf(payment) },
    ),
};

/** See {@link PaymentsPort.prepare}. */
export const preparePayment =
  (bank: BankClient): PaymentsPort["prepare"] =>
  (payment, payeeName, key) => {
    // The kind selects the call of this payment, which TypeScript cannot see while the kind is a union.
    const call = calls[payment.kind] as Call<Payment>;
    // The name of a new beneficiary is entered together with the code, and sent only if the payee is saved (S2-3-035).
    const isSaved = "keepsPayee" in payment && payment.keepsPayee;
    const lateFields = async () => (isSaved ? { benName: payeeName?.() ?? "" } : {});
    return call(bank, payment, { read: toPaymentReceipt, key, lateFields });
  };

/** A bill has no payee number that the message with the code could show. */
const termsOf = (payment: Payment, payee?: string) => ({ total: totalOf(payment), payee });

type Transfer = OwnTransfer | SameBankTransfer | OtherBankTransfer;

/** The fields that all transfers send (specification 2, section 3). */
const transferFields = (payment: Transfer, fee: Money) => ({
  sourceAccount: payment.source.number,
  sourceAccountType: payment.source.type,
  amount: formatMinor(payment.amount),
  currencyCode: payment.amount.currency,
  narration: payment.narration,
  transactionFee: formatMinor(fee),
  totalAmount: formatMinor(totalOf(payment)),
  ...scheduleFields(payment.schedule),
});

const savingFields = ({ keepsPayee, beneficiaryId, nameCheck, changeNote }: SameBankTransfer | OtherBankTransfer) => ({
  saveBen: keepsPayee,
  ...(beneficiaryId && { beneficiaryId }),
  ...confirmedNameFields({ nameCheck }),
  ...changeFields({ changeNote }),
});

const wireContributionTypes = { Regular: "REGULAR", Arrears: "ARREARS" } as const satisfies Record<
  ContributionType,
  string
>;

/** A field of a row in a list of requests. */
export type FieldName = keyof typeof myRequest.shape | keyof typeof pendingBulk.shape;

/** Amounts that {@link requestDetails} do not read themselves. */
type Fees = { readonly charge: Money; readonly eLevy: Money; readonly currency: string };

/** Reads the value that a request has under one of several field names; empty without one. */
export const textIn = (row: Row, ...spellings: FieldName[]): string => String(first(row, ...spellings) ?? "");

/** Reads the fields that a list of requests has of each category, in addition to the common ones. */
export const requestDetails: { readonly [C in Category]: (row: Row, fees: Fees) => RequestDetails[C] } = {
  ownAccounts: (row) => ({ payee: payeeIn(row), narration: narrationIn(row) }),
  sameBank: (row) => ({ payee: payeeIn(row), narration: narrationIn(row) }),
  otherBank: (row, { charge }) => ({
    payee: { ...payeeIn(row), bank: textIn(row, "destinationBank"), branch: textIn(row, "bankBranch") },
    narration: narrationIn(row),
    transferType: toTransferType(textIn(row, "transferType")),
    charge,
  }),
  bulkTransfer: (row, { charge }) => ({ count: countIn(row), charge }),
  mobileMoney: (row, { charge, eLevy }) => ({
    payee: payeeIn(row),
    wallet: {
      name: textIn(row, "walletName"),
      number: textIn(row, "phoneNumber", "destinationAccountNo"),
      network: networkName(textIn(row, "networkCode")),
    },
    narration: narrationIn(row),
    charge,
    eLevy,
  }),
  mobileMoneyBulk: (row, { charge, eLevy }) => ({ count: countIn(row), charge, eLevy }),
  prepaidCard: (row) => ({
    payee: payeeIn(row),
    customerId: textIn(row, "customerId"),
    lastDigits: textIn(row, "lastCardDigits"),
    mobile: textIn(row, "phoneNumber"),
    narration: narrationIn(row),
  }),
  prepaidCardBulk: (row) => ({ count: countIn(row) }),
  ghanaGov: (row) => ({
    invoiceNumber: textIn(row, "invoiceNumber"),
    expiresAt: toMoment(textIn(row, "expiryDate")),
    service: textIn(row, "service"),
  }),
  ssnit: (row, { currency }) => ({
    adviceNumber: textIn(row, "adviceNumber"),
    contributionType: toContributionType(textIn(row, "contributionType")),
    narration: narrationIn(row),
    penalty: toMoney(first(row, "penaltyAmount"), currency),
  }),
  fx: (row, { currency }) => ({
    payee: { ...payeeIn(row), bank: textIn(row, "destinationBank") },
    country: textIn(row, "destinationCountry"),
    bankAddress: textIn(row, "destinationBankAddress"),
    swiftCode: textIn(row, "swiftCode"),
    sortCode: textIn(row, "sortCode"),
    routingNumber: textIn(row, "routingNumber"),
    transferType: toTransferType(textIn(row, "transferType")),
    senderPhone: textIn(row, "phoneNumber"),
    feePaidBy: textIn(row, "feePaidBy"),
    accountForCharges: textIn(row, "accountForCharges"),
    narration: narrationIn(row),
    ...toConversion(row, currency),
  }),
};

const payeeIn = (row: Row) => ({
  account: textIn(row, "destinationAccountNo"),
  name: textIn(row, "destinationAccountName"),
});
const narrationIn = (row: Row) => textIn(row, "transactionNarration");
const countIn = (row: Row): number => Number(first(row, "totalCount") ?? 0);
