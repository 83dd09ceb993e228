import type { ContributionType } from "../../../domain/bills/contribution";
import { formatMinor, type Money, zero } from "../../../domain/money";
import {
  type CardLoad,
  type ContributionPayment,
  type InvoicePayment,
  type OtherBankTransfer,
  type OwnTransfer,
  type SameBankTransfer,
  totalOf,
  type WalletPayment,
} from "../../../domain/payments/payment";
import { transferTypeOf } from "../beneficiaries/map-beneficiaries";
import { ownBank, wireCodes } from "../values/category-codes";
import { changeFields } from "./map-changed-accounts";
import { confirmedNameFields } from "./map-name-check";
import { scheduleFields } from "./schedule-input";

type Transfer = OwnTransfer | SameBankTransfer | OtherBankTransfer;

/** Fields that all transfers send (specification 2, section 3). */
const transferFields = ({ source, amount, narration }: Transfer) => ({
  sourceAccount: source.number,
  sourceAccountType: source.type,
  amount: formatMinor(amount),
  currencyCode: amount.currency,
  narration,
});

/** Fee and total, for every transfer that can have a fee. */
const pricedFields = (payment: Transfer, fee: Money) => ({
  transactionFee: formatMinor(fee),
  totalAmount: formatMinor(totalOf(payment)),
});

const payeeFields = ({ keepsPayee, beneficiaryId, nameCheck, changeNote }: SameBankTransfer | OtherBankTransfer) => ({
  saveBen: keepsPayee,
  ...(beneficiaryId && { beneficiaryId }),
  ...confirmedNameFields({ nameCheck }),
  ...changeFields({ changeNote }),
});

/**
 * Returns the payload of specification 2, section 3, without the fields that are added when it is sent. The functions
 * below do the same for the other payments.
 */
export const ownTransferFields = (payment: OwnTransfer) =>
  ({
    ...transferFields(payment),
    ...pricedFields(payment, zero(payment.amount.currency)),
    ...scheduleFields(payment.schedule),
    destinationAccountNo: payment.destination.number,
    destinationAccountName: payment.destination.name,
    destinationBankName: ownBank.name,
    destinationBankCode: ownBank.sortCode,
    transType: wireCodes.ownAccounts.code,
  }) as const;

export const sameBankTransferFields = (payment: SameBankTransfer) =>
  ({
    ...transferFields(payment),
    ...pricedFields(payment, zero(payment.amount.currency)),
    ...scheduleFields(payment.schedule),
    ...payeeFields(payment),
    destinationAccountNo: payment.payee.account,
    destinationAccountName: payment.payee.name,
    destinationBankName: ownBank.name,
    destinationBankCode: ownBank.sortCode,
    transferType: transferTypeOf("sameBank"),
    transType: wireCodes.sameBank.code,
  }) as const;

/** The payload has no field for a branch: the sort code of the branch identifies both branch and bank. */
export const otherBankTransferFields = (payment: OtherBankTransfer) =>
  ({
    ...transferFields(payment),
    ...pricedFields(payment, payment.charge),
    ...scheduleFields(payment.schedule),
    ...payeeFields(payment),
    destinationAccountNo: payment.payee.account,
    destinationAccountName: payment.payee.name,
    destinationBankName: payment.payee.bank.name,
    destinationBankCode: payment.payee.branch?.sortCode ?? payment.payee.bank.code,
    transferType: payment.speed === "instant" ? "INSTANT" : "NON_INSTANT",
    transType: wireCodes.otherBank.code,
  }) as const;

export const walletPaymentFields = ({ source, wallet, amount, narration, ...payment }: WalletPayment) =>
  ({
    accountNumber: source.number,
    phoneNumber: wallet.number,
    networkCode: wallet.network.code,
    networkGipCode: "",
    accountName: wallet.walletName,
    amount: formatMinor(amount),
    eLevyCharge: formatMinor(payment.eLevy.amount),
    eLevyId: payment.eLevy.id,
    charge: formatMinor(payment.charge),
    narration,
    currencyCode: "GHS",
    uniqueTransType: "A2W",
    transType: wireCodes.mobileMoney.code,
    saveBen: payment.keepsPayee,
    ...confirmedNameFields(payment),
    ...changeFields(payment),
  }) as const;

export const cardLoadFields = ({ source, card, amount, narration, keepsPayee, nameCheck }: CardLoad) =>
  ({
    sourceAccount: source.number,
    customerId: card.customerId,
    cardName: card.cardName,
    last4Digit: card.lastDigits,
    phoneNumber: card.phone,
    amount: formatMinor(amount),
    narration,
    currencyCode: "GHS",
    transType: wireCodes.prepaidCard.code,
    saveBen: keepsPayee,
    ...confirmedNameFields({ nameCheck }),
  }) as const;

export const invoicePaymentFields = ({ source, amount, service, invoice }: InvoicePayment) =>
  ({
    invoiceNumber: invoice.number,
    amount: formatMinor(amount),
    currency: amount.currency,
    channel: "MOBILE",
    transType: wireCodes.ghanaGov.code,
    sourceAccount: source.number,
    serviceName: service,
    expiryDate: invoice.expiryDate,
  }) as const;

export const contributionPaymentFields = ({ source, advice, narration, ...payment }: ContributionPayment) =>
  ({
    paymentAdviceNumber: advice.adviceNumber,
    customerName: advice.customerName,
    customerCode: advice.customerCode,
    contributionType: wireContributionTypes[advice.type],
    sourceAccount: source.number,
    amount: formatMinor(totalOf({ ...payment, source, advice, narration })),
    currency: payment.amount.currency,
    narration,
    transType: wireCodes.ssnit.code,
  }) as const;

const wireContributionTypes = { Regular: "REGULAR", Arrears: "ARREARS" } as const satisfies Record<
  ContributionType,
  string
>;
