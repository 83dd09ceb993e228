import { amountOf, type KnownValues } from "./known";
import type { Probes } from "./probe";
import { askedAbout, cedis, lastFour, NAME, NARRATION, noBook, nothing, text } from "./probe-fields";

const transfer = ({ from, values }: KnownValues) => ({
  sourceAccount: from,
  amount: values.amount,
  currencyCode: "GHS",
  narration: NARRATION,
});
const chargeIn = ({ charge }: { charge: string | number }) => amountOf(charge);
const walletTotal = ({ values, walletCharge, levy }: KnownValues) => cedis(values.amount, walletCharge, levy);

type Words = "lookups" | "payments" | "bulkTransfers" | "mobileMoney" | "prepaidCard";

/** Probes of payments, each of the configured amount, and of the lookups before them. */
export const paymentProbes: Pick<Probes, Words> = {
  lookups: {
    instantBanks: { input: nothing },
    clearingBanks: { input: nothing },
    localBanks: { input: nothing },
    branches: { input: ({ values }) => ({ bankSortCode: values.otherBankSortCode }) },
    charge: {
      input: ({ values }) => ({ type: "INSTANT_INTERBANK", amount: values.amount }),
      learn: (reply) => ({ instantCharge: chargeIn(reply) }),
    },
    account: { input: ({ to }) => ({ accountNumber: to }) },
    accountAtOtherBank: {
      input: ({ values, from }) => ({
        destinationAccount: values.otherAccount,
        institutionId: values.otherBank,
        sourceAccount: from,
      }),
    },
  },
  payments: {
    toSelf: {
      input: (known) => ({ ...transfer(known), destinationAccountNo: known.to, transType: "OWN-TRANSFER" }),
      terms: ({ values, to }) => ({ total: cedis(values.amount), to: lastFour(to) }),
      learn: ({ transactionId }) => ({ transaction: text(transactionId) }),
    },
    toSameBank: {
      input: (known) => ({ ...transfer(known), destinationAccountNo: known.to, transType: "LOCAL-TRANSFER" }),
      terms: ({ values, to }) => ({ total: cedis(values.amount), to: lastFour(to) }),
    },
    toOtherBank: {
      input: (known) => ({
        ...transfer(known),
        destinationAccountNo: known.values.otherAccount,
        transType: "OTHERBANK-TRANSFER",
        destinationBankCode: known.values.otherBankSortCode,
        destinationAccountName: NAME,
      }),
      terms: ({ values }) => ({ total: cedis(values.amount), to: lastFour(values.otherAccount) }),
    },
    toOtherBankAtOnce: {
      input: (known) => ({
        ...transfer(known),
        destinationAccountNo: known.values.otherAccount,
        transType: "OTHERBANK-TRANSFER",
        destinationBankCode: known.values.otherBank,
        destinationAccountName: NAME,
        transactionFee: known.instantCharge,
      }),
      terms: ({ values, instantCharge }) => ({
        total: cedis(values.amount, instantCharge),
        to: lastFour(values.otherAccount),
      }),
    },
    limits: {
      input: ({ from, values: { amount } }) => ({ sourceAccount: from, currencyCode: "GHS", totalAmount: amount }),
    },
    same: {
      input: ({ to, values: { amount } }) => ({
        currencyCode: "GHS",
        payees: JSON.stringify([{ payee: to, amount, payeeName: NAME }]),
      }),
    },
    receipt: {
      input: ({ transaction }) => askedAbout(transaction, (id) => ({ trnxID: id })),
      learn: ({ signature }) => ({ paper: text(signature) }),
    },
  },
  bulkTransfers: {
    upload: { input: ({ from }) => ({ sourceAccount: from, file: noBook() }) },
    pay: {
      input: ({ from, to, values }) => ({
        sourceAccount: from,
        transferType: "BULK-TRANSFER",
        transferData: JSON.stringify([
          {
            transactionType: "domestic",
            beneficiaryAccount: to,
            beneficiaryName: NAME,
            transactionAmount: values.amount,
            transactionDescription: NARRATION,
          },
        ]),
      }),
      terms: ({ values }) => ({ total: cedis(values.amount) }),
    },
  },
  mobileMoney: {
    walletName: {
      input: ({ values }) => ({ network: values.network, phoneNumber: values.wallet, transferType: "A2W" }),
    },
    charge: {
      input: ({ values }) => ({ amount: values.amount, phoneNumber: values.wallet }),
      learn: (reply) => ({ walletCharge: chargeIn(reply) }),
    },
    eLevy: {
      input: ({ from, values }) => ({
        sourceAccount: from,
        destinationAccount: values.wallet,
        amount: values.amount,
      }),
      learn: (reply) => ({ levy: chargeIn(reply), levyId: text(reply.eLevyId) }),
    },
    pay: {
      input: ({ from, values, walletCharge, levy, levyId }) => ({
        accountNumber: from,
        phoneNumber: values.wallet,
        networkCode: values.network,
        amount: values.amount,
        eLevyCharge: levy,
        charge: walletCharge,
        narration: NARRATION,
        currencyCode: "GHS",
        uniqueTransType: "A2W",
        transType: "MOBILEMONEY-TRANSFER",
        ...(levyId && { eLevyId: levyId }),
      }),
      terms: (known) => ({ total: walletTotal(known), to: lastFour(known.values.wallet) }),
    },
    upload: { input: ({ from }) => ({ sourceAccount: from, file: noBook() }) },
    payBulk: {
      input: ({ from, values, levy, levyId, walletCharge }) => ({
        sourceAccount: from,
        totalElevyFee: levy,
        transferData: JSON.stringify([
          {
            beneficiaryName: NAME,
            beneficiaryWalletNumber: values.wallet,
            netWork: values.network,
            amount: values.amount,
            transactionType: "A2W",
            description: NARRATION,
            walletName: NAME,
            eleveyFee: levy,
            charge: walletCharge,
            ...(levyId && { eleveyId: levyId }),
          },
        ]),
      }),
      terms: (known) => ({ total: walletTotal(known) }),
    },
  },
  prepaidCard: {
    customer: { input: ({ values }) => ({ customerId: values.cardCustomer }) },
    load: {
      input: ({ from, values, deviceId }) => ({
        sourceAccount: from,
        customerId: values.cardCustomer,
        last4Digit: values.cardLastDigits,
        phoneNumber: values.wallet,
        amount: values.amount,
        narration: NARRATION,
        deviceID: deviceId,
        transType: "PREPAIDCARD-TRANSFER",
      }),
      terms: ({ values }) => ({ total: cedis(values.amount), to: lastFour(values.cardLastDigits) }),
    },
    upload: { input: ({ from }) => ({ sourceAccount: from, file: noBook() }) },
    loadBulk: {
      input: ({ from, values }) => ({
        sourceAccount: from,
        transferData: JSON.stringify([
          {
            customerId: values.cardCustomer,
            cardLastDigit: values.cardLastDigits,
            beneficiaryName: NAME,
            phoneNumber: values.wallet,
            amount: values.amount,
            description: NARRATION,
          },
        ]),
      }),
      terms: ({ values }) => ({ total: cedis(values.amount) }),
    },
  },
};
