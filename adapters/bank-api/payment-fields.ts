import { toDecimal } from "../../domain/money";
import type { CardLoad, OwnTransfer, WalletPayment } from "../../domain/payments/payment";
import { ownBank, wireCodes } from "./wire-codes";

/** The payloads of specification 2, section 3, without what is added when they are sent. */
export const ownTransferFields = ({ source, destination, amount, narration }: OwnTransfer) =>
  ({
    sourceAccount: source.number,
    sourceAccountType: source.type,
    destinationAccountNo: destination.number,
    destinationAccountName: destination.name,
    destinationBankName: ownBank.name,
    destinationBankCode: ownBank.sortCode,
    amount: toDecimal(amount),
    currencyCode: amount.currency,
    narration,
    transType: wireCodes.ownAccounts.code,
  }) as const;

export const walletPaymentFields = ({ source, wallet, amount, narration, ...payment }: WalletPayment) =>
  ({
    accountNumber: source.number,
    phoneNumber: wallet.number,
    networkCode: wallet.network.code,
    networkGipCode: "",
    accountName: wallet.walletName,
    amount: toDecimal(amount),
    eLevyCharge: toDecimal(payment.eLevy.amount),
    eLevyId: payment.eLevy.id,
    charge: toDecimal(payment.charge),
    narration,
    currencyCode: "GHS",
    uniqueTransType: "A2W",
    transType: wireCodes.mobileMoney.code,
    saveBen: payment.keepsPayee,
  }) as const;

export const cardLoadFields = ({ source, card, amount, narration, keepsPayee }: CardLoad) =>
  ({
    sourceAccount: source.number,
    customerId: card.customerId,
    cardName: card.cardName,
    last4Digit: card.lastDigits,
    phoneNumber: card.phone,
    amount: toDecimal(amount),
    narration,
    currencyCode: "GHS",
    transType: wireCodes.prepaidCard.code,
    saveBen: keepsPayee,
  }) as const;
