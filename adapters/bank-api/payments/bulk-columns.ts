import { type BulkFile, bulkFiles, type DigitsColumn } from "../../../contract/bulk-files";
import type { BulkField } from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/payments/categories";

/** The bank's name of each field of a row, the same in files and in upload rows (specification 2, section 3). */
export const fieldNames = {
  bulkTransfer: {
    beneficiaryName: "name",
    beneficiaryAccount: "account",
    beneficiaryBank: "bank",
    bankBranch: "branch",
    transactionAmount: "amount",
    transactionType: "type",
    transactionNarration: "narration",
  },
  mobileMoneyBulk: {
    beneficiaryName: "name",
    beneficiaryWalletNumber: "wallet",
    netWork: "network",
    walletName: "walletName",
    amount: "amount",
    narration: "narration",
  },
  prepaidCardBulk: {
    customerId: "customer",
    cardLastDigit: "lastDigits",
    beneficiaryName: "name",
    phoneNumber: "phone",
    amount: "amount",
    narration: "narration",
  },
} as const satisfies Readonly<Record<BulkCategory, Readonly<Record<string, BulkField>>>>;

/** A column of a bulk file and the field that it fills. */
export type FileColumn = {
  readonly heading: string;
  readonly field: BulkField;
  readonly holds: "text" | "amount";
  readonly digits: DigitsColumn | undefined;
  readonly isOptional: boolean;
  /** Other headings that people write. */
  readonly alsoWritten: readonly string[];
};

const files = {
  bulkTransfer: bulkFiles.bulkTransfers,
  mobileMoneyBulk: bulkFiles.mobileMoney,
  prepaidCardBulk: bulkFiles.prepaidCard,
} as const satisfies Record<BulkCategory, unknown>;

/** Returns the columns of a category's file in the order of its template. */
export function columnsOf(category: BulkCategory): readonly FileColumn[] {
  const names: Readonly<Record<string, BulkField>> = fieldNames[category];
  return (files[category] as BulkFile).columns.flatMap((column) => {
    const { heading, holds, digits, isOptional = false, alsoWritten = [] } = column;
    const field = names[column.field];
    return field ? [{ heading, field, holds, isOptional, alsoWritten, digits }] : [];
  });
}

export const templateOf = (category: BulkCategory): string => files[category].template;
