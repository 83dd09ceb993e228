/** One column of a bulk file: what its heading says, and the field of the upload row that it becomes. */
type BulkColumn = {
  readonly heading: string;
  readonly field: string;
  /** Cells of text keep leading zeros; an amount may be a number. */
  readonly holds: "text" | "amount";
  readonly isOptional?: true;
  /** Where only these values are taken, whatever their case. */
  readonly values?: readonly string[];
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
      { heading: "Beneficiary Account", field: "beneficiaryAccount", holds: "text" },
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
      { heading: "Beneficiary Wallet Number", field: "beneficiaryWalletNumber", holds: "text" },
      { heading: "Network", field: "netWork", holds: "text" },
      { heading: "Amount", field: "amount", holds: "amount" },
      { heading: "Narration", field: "narration", holds: "text" },
    ],
  },
  prepaidCard: {
    template: "/templates/prepaid-card.xlsx",
    columns: [
      { heading: "Customer ID", field: "customerId", holds: "text" },
      { heading: "Card Last Digits", field: "cardLastDigit", holds: "text" },
      name,
      { heading: "Phone Number", field: "phoneNumber", holds: "text" },
      { heading: "Amount", field: "amount", holds: "amount" },
      { heading: "Narration", field: "narration", holds: "text" },
    ],
  },
} as const satisfies Readonly<Record<string, BulkFile>>;
