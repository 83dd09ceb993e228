/** One column of a bulk file: what its heading says, and the field of the upload row that it becomes. */
type BulkColumn = {
  readonly heading: string;
  readonly field: string;
  /** Cells of text keep leading zeros; an amount may be a number. */
  readonly holds: "text" | "amount";
  readonly digits?: DigitsColumn;
  readonly isOptional?: true;
  /** Where only these values are taken, whatever their case. */
  readonly values?: readonly string[];
};

/**
 * A column of digits, read without spaces and hyphens. A number cell loses the zeros at its start and the digits after the
 * fifteenth, so it is an error of its row unless it is certainly whole.
 */
export type DigitsColumn = {
  /** A number cell with fewer digits is an error of its row. */
  readonly min: number;
  /** Number cells are taken only in rows with this value, because other rows have numbers of several lengths. */
  readonly onlyIf?: { readonly field: string; readonly is: string };
  /** Separators and the country code of Ghana are read as people write them: `+233 24 412 3456` is `0244123456`. */
  readonly isPhone?: true;
};

export type BulkFile = {
  /** The static template that customers fill in (specification 2, section 7). */
  readonly template: `/templates/${string}.xlsx`;
  /** In document order (specification 2, section 3); found by their headings on the first sheet, in any order and case. */
  readonly columns: readonly BulkColumn[];
};

const name = { heading: "Beneficiary Name", field: "beneficiaryName", holds: "text" } as const;

/** What is read from a file of each kind, by both sides: the client before it is sent, the bank when it came. */
export const bulkFiles = {
  bulkTransfers: {
    template: "/templates/bulk-transfer.xlsx",
    columns: [
      name,
      {
        heading: "Beneficiary Account",
        field: "beneficiaryAccount",
        holds: "text",
        digits: { min: 13, onlyIf: { field: "transactionType", is: "domestic" } },
      },
      { heading: "Beneficiary Bank", field: "beneficiaryBank", holds: "text", isOptional: true },
      { heading: "Bank Branch", field: "bankBranch", holds: "text", isOptional: true },
      { heading: "Transaction Amount", field: "transactionAmount", holds: "amount" },
      {
        heading: "Transaction Type",
        field: "transactionType",
        holds: "text",
        values: ["domestic", "instant", "noninstant"],
      },
      { heading: "Transaction Narration", field: "transactionNarration", holds: "text" },
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
        digits: { min: 10, isPhone: true },
      },
      { heading: "Network", field: "netWork", holds: "text" },
      { heading: "Amount", field: "amount", holds: "amount" },
      { heading: "Narration", field: "narration", holds: "text" },
    ],
  },
  prepaidCard: {
    template: "/templates/prepaid-card.xlsx",
    columns: [
      { heading: "Customer ID", field: "customerId", holds: "text", digits: { min: 10 } },
      { heading: "Card Last Digits", field: "cardLastDigit", holds: "text", digits: { min: 4 } },
      name,
      { heading: "Phone Number", field: "phoneNumber", holds: "text", digits: { min: 10, isPhone: true } },
      { heading: "Amount", field: "amount", holds: "amount" },
      { heading: "Narration", field: "narration", holds: "text" },
    ],
  },
} as const satisfies Readonly<Record<string, BulkFile>>;
