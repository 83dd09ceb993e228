import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import type { CodeTerms } from "./wire-client";

export type Fields = Readonly<Record<string, string>>;
/** A call that moves money, as an honest customer would make it, and the fields that a thief would change. */
export type MoneyOperation = {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly input: (from: string, to: string) => Fields;
  readonly shown: (to: string) => CodeTerms;
  /** The name of the field; in a bulk payment, within its rows. */
  readonly source: string;
  readonly amount: string;
  readonly payee: readonly [field: string, other: string];
  readonly text: string;
  readonly isBulk?: true;
};

const { payments, bulkTransfers, mobileMoney, prepaidCard, bills, fx } = bankApi;
const OTHER_ACCOUNT = "1441000999888";
const transfer = { amount: "150.00", currencyCode: "GHS", narration: "Rent" };
const single = { source: "sourceAccount", amount: "amount", text: "narration" };
const rows = (...all: object[]) => JSON.stringify(all);
const tail = (number: string) => number.slice(-4);
/** Noon of the day of the attack: the bank's time passes, and no midnight must come in between. */
export const noon = new Date(new Date().setUTCHours(12, 0, 0, 0));
const inDays = (days: number) =>
  new Date(noon.getTime() + days * 86_400_000).toISOString().slice(0, 10).split("-").reverse().join("-");
const card = { customerId: "7712345", phoneNumber: "0244111222" };

export const moneyOperations: readonly MoneyOperation[] = [
  {
    ...single,
    name: "payments.toSelf",
    endpoint: payments.toSelf,
    payee: ["destinationAccountNo", OTHER_ACCOUNT],
    input: (from, to) => ({
      ...transfer,
      sourceAccount: from,
      destinationAccountNo: to,
      transType: "OWN-TRANSFER",
    }),
    shown: (to) => ({ total: "GHS 150.00", to: tail(to) }),
  },
  {
    ...single,
    name: "payments.toSameBank",
    endpoint: payments.toSameBank,
    payee: ["destinationAccountNo", OTHER_ACCOUNT],
    input: (from, to) => ({
      ...transfer,
      sourceAccount: from,
      destinationAccountNo: to,
      transType: "LOCAL-TRANSFER",
    }),
    shown: (to) => ({ total: "GHS 150.00", to: tail(to) }),
  },
  {
    ...single,
    name: "payments.toOtherBank",
    endpoint: payments.toOtherBank,
    payee: ["destinationAccountNo", OTHER_ACCOUNT],
    input: (from) => ({
      ...transfer,
      sourceAccount: from,
      destinationAccountNo: "1441000234567",
      transType: "OTHERBANK-TRANSFER",
      destinationBankCode: "130100",
      destinationAccountName: "Yaw Boateng",
    }),
    shown: () => ({ total: "GHS 150.00", to: "4567" }),
  },
  {
    ...single,
    name: "payments.toOtherBankAtOnce",
    endpoint: payments.toOtherBankAtOnce,
    payee: ["destinationAccountNo", OTHER_ACCOUNT],
    input: (from) => ({
      ...transfer,
      sourceAccount: from,
      destinationAccountNo: "1441000234567",
      transType: "OTHERBANK-TRANSFER",
      destinationBankCode: "300312",
      transactionFee: "5.00",
    }),
    shown: () => ({ total: "GHS 155.00", to: "4567" }),
  },
  {
    name: "bulkTransfers.pay",
    endpoint: bulkTransfers.pay,
    isBulk: true,
    source: "sourceAccount",
    amount: "transactionAmount",
    payee: ["beneficiaryAccount", OTHER_ACCOUNT],
    text: "beneficiaryName",
    input: (from, to) => ({
      sourceAccount: from,
      transferType: "BULK-TRANSFER",
      transferData: rows(
        {
          transactionType: "domestic",
          beneficiaryAccount: to,
          beneficiaryName: "A",
          transactionAmount: "100.00",
          transactionDescription: "Wages",
        },
        {
          transactionType: "instant",
          beneficiaryAccount: "1441000234567",
          beneficiaryName: "B",
          transactionAmount: "50.00",
          beneficiaryBankCode: "300312",
          transactionDescription: "Wages",
        },
      ),
    }),
    shown: () => ({ total: "GHS 155.00" }),
  },
  {
    name: "mobileMoney.pay",
    endpoint: mobileMoney.pay,
    source: "accountNumber",
    amount: "amount",
    payee: ["phoneNumber", "0244999888"],
    text: "narration",
    input: (from) => ({
      accountNumber: from,
      phoneNumber: "0241234567",
      networkCode: "MTN",
      amount: "50.00",
      eLevyCharge: "0.00",
      charge: "0.50",
      narration: "x",
      currencyCode: "GHS",
      uniqueTransType: "A2W",
      transType: "MOBILEMONEY-TRANSFER",
    }),
    shown: () => ({ total: "GHS 50.50", to: "4567" }),
  },
  {
    name: "mobileMoney.payBulk",
    endpoint: mobileMoney.payBulk,
    isBulk: true,
    source: "sourceAccount",
    amount: "amount",
    payee: ["beneficiaryWalletNumber", "0244999888"],
    text: "beneficiaryName",
    input: (from) => ({
      sourceAccount: from,
      totalElevyFee: "0.00",
      transferData: rows(
        ...["0241234567", "0241234568"].map((beneficiaryWalletNumber, index) => ({
          beneficiaryName: `Payee ${index}`,
          beneficiaryWalletNumber,
          netWork: "MTN",
          transactionType: "A2W",
          amount: index ? "30.00" : "20.00",
          description: "Wages",
        })),
      ),
    }),
    shown: () => ({ total: "GHS 51.00" }),
  },
  {
    ...single,
    name: "prepaidCard.load",
    endpoint: prepaidCard.load,
    payee: ["last4Digit", "9999"],
    input: (from) => ({
      ...card,
      sourceAccount: from,
      last4Digit: "1234",
      amount: "150.00",
      narration: "x",
      transType: "PREPAIDCARD-TRANSFER",
      deviceID: "x",
    }),
    shown: () => ({ total: "GHS 150.00", to: "1234" }),
  },
  {
    name: "prepaidCard.loadBulk",
    endpoint: prepaidCard.loadBulk,
    isBulk: true,
    source: "sourceAccount",
    amount: "amount",
    payee: ["customerId", "9912345"],
    text: "beneficiaryName",
    input: (from) => ({
      sourceAccount: from,
      transferData: rows(
        { ...card, cardLastDigit: "1234", beneficiaryName: "A", amount: "100.00", description: "Fuel" },
        { ...card, cardLastDigit: "4321", beneficiaryName: "B", amount: "50.00", description: "Fuel" },
      ),
    }),
    shown: () => ({ total: "GHS 150.00" }),
  },
  {
    name: "fx.request",
    endpoint: fx.request,
    source: "sourceAccount",
    amount: "amount",
    text: "purpose",
    payee: ["beneficiaryAccount", "DE02120300000000202051"],
    input: (from) => ({
      transferType: "International Transfer",
      currency: "USD",
      sourceAccount: from,
      amount: "10.00",
      beneficiaryName: "Hamburg Kakao",
      beneficiaryAccount: "DE89370400440532013000",
      beneficiaryCountry: "Germany",
      beneficiaryBankName: "Haspa",
      beneficiaryBankAddress: "Hamburg",
      swiftCode: "HASPDEHHXXX",
      sortCode: "20050550",
      senderTelNumber: "0244000001",
      feePaidBy: "Beneficiary",
      purpose: "Cocoa",
      transType: "SERVICE-CHARGE",
      deviceID: "x",
    }),
    shown: () => ({ total: "USD 10.00", to: "3000" }),
  },
  {
    name: "bills.payInvoice",
    endpoint: bills.payInvoice,
    source: "sourceAccount",
    amount: "amount",
    payee: ["invoiceNumber", "GG-1004"],
    text: "serviceName",
    input: (from) => ({
      invoiceNumber: "GG-1001",
      amount: "350.00",
      currency: "GHS",
      channel: "MOBILE",
      transType: "GHANA-GOV",
      sourceAccount: from,
      serviceName: "Direct taxes",
      expiryDate: inDays(25),
    }),
    shown: () => ({ total: "GHS 350.00" }),
  },
  {
    ...single,
    name: "bills.payContribution",
    endpoint: bills.payContribution,
    payee: ["paymentAdviceNumber", "SSN-1002"],
    input: (from) => ({
      paymentAdviceNumber: "SSN-1001",
      customerName: "Ama Mensah",
      customerCode: "AMensah",
      narration: "May",
      contributionType: "REGULAR",
      sourceAccount: from,
      amount: "450.00",
      currency: "GHS",
      transType: "SSNIT",
    }),
    shown: () => ({ total: "GHS 450.00" }),
  },
];

/** Changes one field of the call; in a bulk payment, of its first row. */
export function changed({ isBulk }: MoneyOperation, input: Fields, field: string, value: string): Fields {
  if (!isBulk || field in input) return { ...input, [field]: value };
  const [first, ...others] = rowsOf(input);
  return { ...input, transferData: rows({ ...first, [field]: value }, ...others) };
}

// This file writes them, as rows of texts.
const rowsOf = ({ transferData = "[]" }: Fields) => JSON.parse(transferData) as Fields[];

/**
 * Redirects a payment. In a bulk payment: the same total to other rows. In a single payment: the same money with
 * another text.
 */
export function swapped(operation: MoneyOperation, input: Fields): Fields {
  const [first, second] = rowsOf(input);
  if (!operation.isBulk || !first || !second) return changed(operation, input, operation.text, "Something else");
  const { amount } = operation;
  const crossed = [
    { ...first, [amount]: second[amount] },
    { ...second, [amount]: first[amount] },
  ];
  return { ...input, transferData: rows(...crossed) };
}

/** Extends a payment. In a bulk payment: one more row. In a single payment: makes it recurring, or saves the payee. */
export function grown({ isBulk }: MoneyOperation, input: Fields): Fields {
  const all = rowsOf(input);
  if (!isBulk) return { ...input, narration: "More", sortCode: "1", expiryDate: "01-01-2027", cardName: "Other" };
  return { ...input, transferData: rows(...all, ...all.slice(0, 1)) };
}
