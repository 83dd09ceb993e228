/** A column of a bulk file: its heading, and the field of the upload row that it fills. */
type BulkColumn = {
  readonly heading: string;
  readonly field: string;
  /** Other headings that people write. They count if no column has the heading itself. */
  readonly alsoWritten?: readonly string[];
  /** Text cells keep leading zeros; an amount can be a number cell. */
  readonly holds: "text" | "amount";
  readonly digits?: DigitsColumn;
  readonly isOptional?: true;
  /** The only allowed values, regardless of case; absent if every value is allowed. */
  readonly values?: readonly string[];
};

/**
 * A column of digits, read without spaces and hyphens. A number cell loses leading zeros and the digits after the
 * fifteenth, so it is an error of its row unless it is complete.
 */
export type DigitsColumn = {
  /** Number cells with fewer digits may have lost zeros, and are errors. */
  readonly min: number;
  /** Accepts separators and Ghana's country code: `+233 24 412 3456` is read as `0244123456`. */
  readonly isPhone?: true;
};

export type BulkFile = {
  /** Path of the static template that customers fill in (specification 2, section 7). */
  readonly template: `/templates/${string}.xlsx`;
  /**
   * Columns in the order of the specification (2, section 3). A file's columns are found by their headings, in any order
   * and case; `list-sheet.ts` says on which sheet.
   */
  readonly columns: readonly BulkColumn[];
};

const name = {
  heading: "Beneficiary Name",
  field: "beneficiaryName",
  holds: "text",
  alsoWritten: ["Name"],
} as const;
const narration = { heading: "Narration", field: "narration", holds: "text", alsoWritten: ["Description"] } as const;

/** Columns of each kind of file. The client checks a file with them before the upload, and the bank after it. */
export const bulkFiles = {
  bulkTransfers: {
    template: "/templates/bulk-transfer.xlsx",
    columns: [
      name,
      {
        heading: "Beneficiary Account",
        field: "beneficiaryAccount",
        alsoWritten: ["Beneficiary Account Number", "Account Number"],
        holds: "text",
        digits: { min: 13 },
      },
      {
        heading: "Beneficiary Bank",
        field: "beneficiaryBank",
        holds: "text",
        isOptional: true,
        alsoWritten: ["Bank", "Bank Name"],
      },
      { heading: "Bank Branch", field: "bankBranch", holds: "text", isOptional: true, alsoWritten: ["Branch"] },
      { heading: "Transaction Amount", field: "transactionAmount", holds: "amount", alsoWritten: ["Amount"] },
      {
        heading: "Transaction Type",
        field: "transactionType",
        holds: "text",
        alsoWritten: ["Transfer Type", "Type"],
        values: ["domestic", "instant", "noninstant"],
      },
      {
        heading: "Transaction Narration",
        field: "transactionNarration",
        holds: "text",
        alsoWritten: ["Narration", "Description"],
      },
    ],
  },
  mobileMoney: {
    template: "/templates/mobile-money.xlsx",
    columns: [
      name,
      {
        heading: "Beneficiary Wallet Number",
        field: "beneficiaryWalletNumber",
        holds: "text",
        alsoWritten: ["Wallet Number"],
        digits: { min: 10, isPhone: true },
      },
      { heading: "Network", field: "netWork", holds: "text" },
      { heading: "Amount", field: "amount", holds: "amount" },
      narration,
    ],
  },
  prepaidCard: {
    template: "/templates/prepaid-card.xlsx",
    columns: [
      { heading: "Customer ID", field: "customerId", holds: "text", digits: { min: 10 } },
      {
        heading: "Card Last Digits",
        field: "cardLastDigit",
        holds: "text",
        digits: { min: 4 },
        alsoWritten: ["Card's last 4 digits"],
      },
      name,
      { heading: "Phone Number", field: "phoneNumber", holds: "text", digits: { min: 10, isPhone: true } },
      { heading: "Amount", field: "amount", holds: "amount" },
      narration,
    ],
  },
} as const satisfies Readonly<Record<string, BulkFile>>;
