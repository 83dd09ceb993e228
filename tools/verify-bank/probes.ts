import type { bankApi } from "../../adapters/bank-api/contract";
import type { Endpoint, InputOf, ReplyOf } from "../../adapters/bank-api/contract/endpoint";
import { accountsIn, amountOf, type Known, sumOf } from "./known";

/** How a call is tried: with which fields, and what its answer tells the calls after it. */
export type Probe<E extends Endpoint> = {
  /** Undefined where nothing is known to ask about: the call is not made. A one-time code is added to calls that want one. */
  readonly input: (known: Known) => Omit<InputOf<E>, "password" | "passwordType"> | undefined;
  /** What the message with the code tells, and the code is bound to. */
  readonly told?: (known: Known) => Told;
  readonly learn?: (reply: ReplyOf<E>) => Partial<Known>;
};
export type Told = { readonly total?: string; readonly to?: string };
type Api = typeof bankApi;
/** Those that open and end the session are made by {@link verifyBank} itself, in every run. */
type BySession = { readonly session: "authenticate" | "logout"; readonly otp: "sendSignedOut" | "verify" | "send" };
type Left<Word extends keyof Api> = Word extends keyof BySession
  ? Exclude<keyof Api[Word], BySession[Word]>
  : keyof Api[Word];
/** One for each call of the contract: the compiler names a missing one. */
type Probes = { readonly [Word in keyof Api]: { readonly [Name in Left<Word>]: Probe<EndpointAt<Word, Name>> } };
type EndpointAt<Word extends keyof Api, Name> = Name extends keyof Api[Word]
  ? Api[Word][Name] extends Endpoint
    ? Api[Word][Name]
    : never
  : never;

/** An id that no bank gave to anything: whoever is asked about it refuses, and nothing changes. */
const NONE = "verification-none";
const NAME = "Verification";
const NARRATION = "Verification";
const page = { pageNumber: 1, pageSize: 10 };
const period = ({ startDate, endDate }: Known) => ({ startDate, endDate });
const text = (value: unknown): string | undefined => (value ? String(value) : undefined);
/** Undefined while the bank has listed none. */
const askedAbout = <Input>(id: string | undefined, input: (id: string) => Input): Input | undefined =>
  id === undefined ? undefined : input(id);
const nothing = () => ({});
const byLogin = ({ loginId }: Known) => ({ loginId });
const noSuch = { transactionId: NONE, transType: "OWN-TRANSFER", requestType: "SINGLE" } as const;
const noBook = () => new File(["This is no workbook."], "verification.xlsx");

const account = ({ to }: Known) => ({ name: NAME, accountNumber: to, transferType: "LOCAL", alias: "GHS" }) as const;
const wallet = ({ values }: Known) => ({
  ...{ name: NAME, walletName: NAME, phoneNumber: values.wallet },
  ...{ network: values.network, networkCode: values.network },
});
const card = ({ values }: Known) => ({
  ...{ name: NAME, cardName: NAME, cardCustomerId: values.cardCustomer },
  ...{ last4digit: values.cardLastDigits, phoneNumber: values.wallet },
});
const transfer = ({ from, values }: Known) => ({
  ...{ sourceAccount: from, amount: values.amount, currencyCode: "GHS", narration: NARRATION },
});
const abroad = ({ from, to, values, deviceId }: Known) => ({
  ...{ sourceAccount: from, amount: values.amount, deviceID: deviceId, beneficiaryName: NAME, beneficiaryAccount: to },
  ...{ beneficiaryCountry: "Kenya", beneficiaryBankName: NAME, beneficiaryBankAddress: NAME, swiftCode: "BARCKENX" },
  ...{ sortCode: "021000089", senderTelNumber: values.wallet, purpose: NARRATION },
});
const advice = ({ values }: Known) => ({
  paymentAdviceNumber: values.adviceNumber,
  customerName: values.adviceCustomer,
  customerCode: values.adviceCustomerCode,
});

const cedis = (...amounts: readonly string[]): string => `GHS ${sumOf(...amounts)}`;
const lastFour = (payee: string): string => payee.slice(-4);
const chargeIn = ({ charge }: { charge: string | number }) => amountOf(charge);
const walletTotal = ({ values, walletCharge, levy }: Known) => cedis(values.amount, walletCharge, levy);

/** In the order in which they are made: what one learns, the next ones use. */
export const probes: Probes = {
  accounts: { list: { input: byLogin, learn: accountsIn } },
  statements: {
    search: { input: (known) => ({ ...period(known), accountNumber: known.from }) },
    expenditure: { input: (known) => ({ ...period(known), accountNumber: known.from }) },
    statement: {
      input: (known) => ({ ...period(known), accountNumber: known.from, isDownload: true, downloadType: "PDF" }),
    },
    orderOfficial: {
      input: (known) => ({
        ...{ ...period(known), accountNumber: known.from },
        ...{ delivery: "branch", branchName: known.values.branch },
      }),
    },
  },
  requests: {
    mine: {
      input: () => ({ transType: "OWN-TRANSFER", requestType: "SINGLE", ...page }),
      learn: ({ transactions: [first] }) => ({ transaction: text(first?.transactionId) }),
    },
    review: { input: ({ transaction }) => askedAbout(transaction, (id) => ({ transactionId: id })) },
    recall: { input: () => ({ transactionId: NONE }) },
  },
  approvals: {
    pending: { input: () => ({ transType: "OWN-TRANSFER", ...page }) },
    pendingBulk: {
      input: () => ({ requestType: "TRANSFER", ...page }),
      learn: ({ transactions: [first] }) => ({ bulk: text(first?.bulkId) }),
    },
    drillDown: { input: ({ bulk }) => askedAbout(bulk, (id) => ({ bulkId: id, ...page })) },
    approve: { input: () => ({ ...noSuch, approvalStatus: "APPROVE" }) },
    reject: { input: () => ({ ...noSuch, reason: NARRATION, approvalStatus: "REJECT" }) },
  },
  reports: {
    fetch: {
      input: () => ({ transactionType: "OWN_ACCOUNT_TRANSFER", ...page }),
      learn: ({ transfers: [first] }) => ({ record: text(first?.id) }),
    },
    fetchBulk: {
      input: () => ({ transactionType: "OTHER_BANK_TRANSFER_BULK", ...page }),
      learn: ({ transactions: [first] }) => ({ pastBulk: text(first?.bulkId) }),
    },
    fetchBulkRows: { input: ({ pastBulk }) => askedAbout(pastBulk, (id) => ({ bulkId: id, ...page })) },
    download: {
      input: (known) => ({ ...period(known), transactionType: "OWN_ACCOUNT_TRANSFER", downloadType: "EXCEL" }),
    },
    paymentAdvice: { input: ({ record }) => askedAbout(record, (id) => ({ transactionId: id, reportType: "PDF" })) },
  },
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
        ...{ destinationAccount: values.otherAccount, institutionId: values.otherBank, sourceAccount: from },
      }),
    },
  },
  payments: {
    toSelf: {
      input: (known) => ({ ...transfer(known), destinationAccountNo: known.to, transType: "OWN-TRANSFER" }),
      told: ({ values, to }) => ({ total: cedis(values.amount), to: lastFour(to) }),
      learn: ({ transactionId }) => ({ transaction: text(transactionId) }),
    },
    toSameBank: {
      input: (known) => ({ ...transfer(known), destinationAccountNo: known.to, transType: "LOCAL-TRANSFER" }),
      told: ({ values, to }) => ({ total: cedis(values.amount), to: lastFour(to) }),
    },
    toOtherBank: {
      input: (known) => ({
        ...{ ...transfer(known), destinationAccountNo: known.values.otherAccount, transType: "OTHERBANK-TRANSFER" },
        ...{ destinationBankCode: known.values.otherBankSortCode, destinationAccountName: NAME },
      }),
      told: ({ values }) => ({ total: cedis(values.amount), to: lastFour(values.otherAccount) }),
    },
    toOtherBankAtOnce: {
      input: (known) => ({
        ...{ ...transfer(known), destinationAccountNo: known.values.otherAccount, transType: "OTHERBANK-TRANSFER" },
        ...{ destinationBankCode: known.values.otherBank, destinationAccountName: NAME },
        transactionFee: known.instantCharge,
      }),
      told: ({ values, instantCharge }) => ({
        ...{ total: cedis(values.amount, instantCharge), to: lastFour(values.otherAccount) },
      }),
    },
    receipt: { input: ({ transaction }) => askedAbout(transaction, (id) => ({ trnxID: id })) },
  },
  bulkTransfers: {
    upload: { input: ({ from }) => ({ sourceAccount: from, file: noBook() }) },
    pay: {
      input: ({ from, to, values }) => ({
        ...{ sourceAccount: from, transferType: "BULK-TRANSFER" },
        transferData: JSON.stringify([
          {
            ...{ transactionType: "domestic", beneficiaryAccount: to, beneficiaryName: NAME },
            ...{ transactionAmount: values.amount, transactionDescription: NARRATION },
          },
        ]),
      }),
      told: ({ values }) => ({ total: cedis(values.amount) }),
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
        ...{ sourceAccount: from, destinationAccount: values.wallet, amount: values.amount },
      }),
      learn: (reply) => ({ levy: chargeIn(reply), levyId: text(reply.eLevyId) }),
    },
    pay: {
      input: ({ from, values, walletCharge, levy, levyId }) => ({
        ...{ accountNumber: from, phoneNumber: values.wallet, networkCode: values.network, amount: values.amount },
        ...{
          eLevyCharge: levy,
          charge: walletCharge,
          narration: NARRATION,
          currencyCode: "GHS",
          uniqueTransType: "A2W",
        },
        ...{ transType: "MOBILEMONEY-TRANSFER", ...(levyId && { eLevyId: levyId }) },
      }),
      told: (known) => ({ total: walletTotal(known), to: lastFour(known.values.wallet) }),
    },
    upload: { input: ({ from }) => ({ sourceAccount: from, file: noBook() }) },
    payBulk: {
      input: ({ from, values, levy, levyId, walletCharge }) => ({
        ...{ sourceAccount: from, totalElevyFee: levy },
        transferData: JSON.stringify([
          {
            ...{ beneficiaryName: NAME, beneficiaryWalletNumber: values.wallet, netWork: values.network },
            ...{ amount: values.amount, transactionType: "A2W", description: NARRATION, walletName: NAME },
            ...{ eleveyFee: levy, charge: walletCharge, ...(levyId && { eleveyId: levyId }) },
          },
        ]),
      }),
      told: (known) => ({ total: walletTotal(known) }),
    },
  },
  prepaidCard: {
    customer: { input: ({ values }) => ({ customerId: values.cardCustomer }) },
    load: {
      input: ({ from, values, deviceId }) => ({
        ...{ sourceAccount: from, customerId: values.cardCustomer, last4Digit: values.cardLastDigits },
        ...{ phoneNumber: values.wallet, amount: values.amount, narration: NARRATION, deviceID: deviceId },
        transType: "PREPAIDCARD-TRANSFER",
      }),
      told: ({ values }) => ({ total: cedis(values.amount), to: lastFour(values.cardLastDigits) }),
    },
    upload: { input: ({ from }) => ({ sourceAccount: from, file: noBook() }) },
    loadBulk: {
      input: ({ from, values }) => ({
        sourceAccount: from,
        transferData: JSON.stringify([
          {
            ...{ customerId: values.cardCustomer, cardLastDigit: values.cardLastDigits, beneficiaryName: NAME },
            ...{ phoneNumber: values.wallet, amount: values.amount, description: NARRATION },
          },
        ]),
      }),
      told: ({ values }) => ({ total: cedis(values.amount) }),
    },
  },
  transferBeneficiaries: {
    atThisBank: { input: ({ loginId }) => ({ transferType: "LOCAL", loginId }) },
    atOtherBanks: {
      input: ({ from }) => ({ transferType: "INSTANT_INTERBANK,NON_INSTANT_INTERBANK", sourceAccount: from }),
    },
    bulkLists: { input: nothing },
    add: { input: account },
    update: { input: (known) => ({ beneficiaryId: NONE, ...account(known) }) },
    remove: { input: () => ({ beneficiaryId: NONE }) },
    updateBulk: {
      input: (known) => ({ bulkId: NONE, transferBeneficiaries: JSON.stringify([account(known)]) }),
    },
    removeBulk: { input: () => ({ bulkId: NONE }) },
  },
  walletBeneficiaries: {
    list: { input: byLogin },
    bulkLists: { input: byLogin },
    add: { input: wallet },
    update: { input: (known) => ({ beneficiaryId: NONE, ...wallet(known) }) },
    remove: { input: () => ({ beneficiaryId: NONE }) },
    updateBulk: {
      input: (known) => {
        const { name, phoneNumber, ...rest } = wallet(known);
        const row = { beneficiaryName: name, beneficiaryWalletNumber: phoneNumber, ...rest };
        return { bulkId: NONE, mobileMoneyBeneficiaries: JSON.stringify([row]) };
      },
    },
    removeBulk: { input: () => ({ bulkId: NONE }) },
  },
  cardBeneficiaries: {
    list: { input: byLogin },
    bulkLists: { input: byLogin },
    add: { input: card },
    update: { input: (known) => ({ beneficiaryId: NONE, ...card(known) }) },
    remove: { input: () => ({ beneficiaryId: NONE }) },
    updateBulk: {
      input: (known) => ({ bulkId: NONE, prepaidCardBeneficiaryEntries: JSON.stringify([card(known)]) }),
    },
    removeBulk: { input: () => ({ bulkId: NONE }) },
  },
  schedules: {
    list: { input: () => ({ transType: "OWN-TRANSFER" }) },
    update: {
      input: ({ from }) => ({
        ...{ scheduleId: NONE, transType: "OWN-TRANSFER", sourceAccount: from, narration: NARRATION },
        frequency: "DAILY",
      }),
    },
    remove: { input: () => ({ scheduleId: NONE }) },
  },
  fx: {
    currencies: { input: nothing },
    rates: { input: nothing },
    request: {
      input: (known) => ({
        ...{ ...abroad(known), transferType: "International Transfer", currency: "USD" },
        ...{ feePaidBy: "Beneficiary", transType: "SERVICE-CHARGE" },
      }),
      told: ({ values, to }) => ({ total: `USD ${sumOf(values.amount)}`, to: lastFour(to) }),
    },
  },
  bills: {
    serviceTypes: {
      input: nothing,
      learn: ({ serviceTypes: [first] }) => ({ service: text(first?.name) }),
    },
    taxTypes: { input: ({ values }) => ({ serviceId: values.serviceId }) },
    invoice: {
      input: ({ values }) => ({ invoiceNumber: values.invoice }),
      learn: ({ invoice, ...own }) => {
        const { totalAmount, expiryDate } = invoice ?? own;
        return { invoice: { amount: amountOf(totalAmount), expiryDate: expiryDate ?? "" } };
      },
    },
    contribution: {
      input: (known) => ({ ...advice(known), contributionType: "Regular" }),
      learn: ({ response }) => ({
        adviceTotal: sumOf(amountOf(response?.totalAmountToPay), amountOf(response?.totalPenaltyAmount)),
      }),
    },
    networks: { input: nothing },
    billers: { input: nothing },
    createInvoice: {
      input: ({ values }) => ({
        ...{ serviceCode: values.invoiceService, firstName: NAME, lastName: NAME, phoneNumber: values.wallet },
      }),
    },
    payInvoice: {
      input: ({ values, from, invoice, service = NAME }) =>
        invoice && {
          ...{ invoiceNumber: values.invoice, ...invoice, currency: "GHS", channel: "MOBILE", serviceName: service },
          ...{ transType: "GHANA-GOV", sourceAccount: from },
        },
      told: ({ invoice }) => ({ total: cedis(invoice?.amount ?? "0") }),
    },
    payContribution: {
      input: (known) =>
        askedAbout(known.adviceTotal, (amount) => ({
          ...{ ...advice(known), contributionType: "REGULAR", sourceAccount: known.from, amount },
          ...{ currency: "GHS", narration: NARRATION, transType: "SSNIT" },
        })),
      told: ({ adviceTotal = "0" }) => ({ total: cedis(adviceTotal) }),
    },
  },
  support: {
    directives: { input: nothing },
    complain: {
      input: ({ values }) => ({
        ...{
          senderName: NAME,
          phoneNumber: values.wallet,
          emailSubject: NAME,
          emailBody: "A verification of the API.",
        },
      }),
    },
  },
  session: {
    refresh: { input: nothing },
    validateUsername: { input: () => ({ username: NONE }) },
    changePassword: { input: () => ({ newPassword: "Verification#1", confirmPassword: "Verification#2" }) },
    resetDefaultPassword: {
      input: ({ deviceId }) => ({
        ...{ password: NONE, newPassword: "Verification#1", confirmPassword: "Verification#1" },
        ...{ deviceID: deviceId, loginId: NONE },
      }),
    },
  },
  otp: { verifyForgotPassword: { input: () => ({ otp: "00000", userName: NONE }) } },
};
