/** A request for the control API, without the user and the account. */
export type SampleRequest = {
  readonly category: string;
  readonly amount: string;
  readonly charge?: string;
  readonly eLevy?: string;
  readonly narration: string;
  readonly scheduleId: string;
  readonly details?: Readonly<Record<string, string>>;
  readonly rows?: readonly Readonly<Record<string, string>>[];
};

const defaults = { amount: "150.00", narration: "Invoice 7", scheduleId: "SCH-4711" };
const payee = { destinationAccountNo: "1020304055555", destinationAccountName: "Yaw Boateng Enterprises" };
const card = { customerId: "7712345678", cardName: "ESI OWUSU", phoneNumber: "0244111222" };

/** One sample for each kind, by the place where it is listed. All fields of lists and details have distinct values. */
export const samples: Readonly<Record<string, SampleRequest>> = {
  "Transfers > Between Own Accounts": { ...defaults, category: "ownAccounts", details: payee },
  "Transfers > To Asempa Bank": { ...defaults, category: "sameBank", details: payee },
  "Transfers > To Another Bank": {
    ...defaults,
    category: "otherBank",
    charge: "5.00",
    details: { ...payee, destinationBank: "Volta Bank", bankBranch: "Ho Main", transferType: "INSTANT" },
  },
  "Transfers > Bulk Transfer": {
    ...defaults,
    category: "bulkTransfer",
    charge: "2.00",
    rows: [
      {
        beneficiaryName: "Akosua Mensah",
        beneficiaryAccount: "1020304066666",
        beneficiaryBank: "Volta Bank",
        transactionAmount: "100.00",
        transactionType: "noninstant",
        transactionNarration: "May salary",
        description: "not shown",
      },
      {
        beneficiaryName: "Kojo Annan",
        beneficiaryAccount: "1020304077777",
        beneficiaryBank: "Ahanta Bank",
        transactionAmount: "50.00",
        transactionType: "instant",
        description: "June salary",
        transactionStatus: "PROCESSING",
      },
    ],
  },
  "Mobile Money > Mobile Money Transfer": {
    ...defaults,
    category: "mobileMoney",
    charge: "1.00",
    eLevy: "0.50",
    details: {
      destinationAccountName: "Abena Osei",
      walletName: "ABENA O.",
      phoneNumber: "0244123456",
      networkCode: "MTN",
    },
  },
  "Mobile Money > Mobile Money Bulk Transfer": {
    ...defaults,
    category: "mobileMoneyBulk",
    charge: "2.00",
    eLevy: "1.50",
    rows: [
      {
        beneficiaryName: "Abena Osei",
        walletName: "ABENA O.",
        beneficiaryWalletNumber: "0244123456",
        netWork: "MTN",
        amount: "90.00",
        eleveyFee: "0.90",
        description: "Market money",
      },
      {
        beneficiaryName: "Kwame Addo",
        walletName: "KWAME A.",
        beneficiaryWalletNumber: "0204123456",
        netWork: "TELECEL",
        amount: "60.00",
        eleveyFee: "0.60",
        description: "Transport",
        transactionStatus: "PROCESSING",
      },
    ],
  },
  "Prepaid Card Load > Single Card load": {
    ...defaults,
    category: "prepaidCard",
    details: { ...card, destinationAccountName: "Esi Owusu", lastCardDigits: "4242" },
  },
  "Prepaid Card Load > Bulk Card Load": {
    ...defaults,
    category: "prepaidCardBulk",
    rows: [
      { ...card, cardLastDigit: "4242", amount: "100.00", narration: "Travel" },
      {
        customerId: "7787654321",
        cardName: "YAW DARKO",
        phoneNumber: "0244333444",
        cardLastDigit: "1717",
        amount: "50.00",
        narration: "Fuel",
        transactionStatus: "PROCESSING",
      },
    ],
  },
  "Bill Payments > Ghana Gov": {
    ...defaults,
    category: "ghanaGov",
    details: { invoiceNumber: "GG-2026-0099", expiryDate: "31-12-2026", service: "Direct Taxes" },
  },
  "Bill Payments > SSNIT": {
    ...defaults,
    category: "ssnit",
    details: { adviceNumber: "PA-556677", contributionType: "REGULAR" },
  },
  "FX Transfer Request": {
    ...defaults,
    category: "fx",
    details: {
      ...payee,
      destinationCountry: "Kenya",
      swiftCode: "BARCKENX",
      routingNumber: "021000089",
      transferType: "International Transfer",
    },
  },
};

/** The bulk sample with this number of payees, repeating its own. */
export function withPayees(sample: SampleRequest, count: number): SampleRequest {
  const { rows = [] } = sample;
  return { ...sample, rows: Array.from({ length: count }, (_, at) => ({ ...rows[at % rows.length] })) };
}

/** Values as long as the bank and the forms allow. */
const longest: Readonly<Record<string, string>> = {
  destinationAccountName: "Nana Akosua Frimpong-Manu Osei",
  beneficiaryName: "Nana Akosua Frimpong-Manu Osei",
  walletName: "NANA AKOSUA FRIMPONG-MANU OSEI",
  cardName: "NANA AKOSUA FRIMPONG-MANU OSEI",
  destinationBank: "National Investment Bank Ghana",
  beneficiaryBank: "National Investment Bank Ghana",
  bankBranch: "Kwame Nkrumah Circle, Accra North",
  service: "Customs and Lands Commission Levies",
  destinationCountry: "South Georgia and the South Sandwich Islands",
  swiftCode: "BARCKENXMPE",
  transactionNarration: "Cocoa main crop, part III",
  description: "Cocoa main crop, part III",
};

/** The sample with the longest values and with amounts of eight digits before the point. */
export function withLongestValues(sample: SampleRequest): SampleRequest {
  const lengthened = (fields: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, longest[name] ?? value]));
  const account = sample.category === "fx" ? { destinationAccountNo: "GB33BUKB20201555555555123456789012" } : {};
  return {
    ...sample,
    amount: "88888888.88",
    charge: "88888.88",
    narration: "Cocoa main crop, part III",
    details: { ...lengthened(sample.details), ...account },
    ...(sample.rows && { rows: sample.rows.map(lengthened) }),
  };
}
