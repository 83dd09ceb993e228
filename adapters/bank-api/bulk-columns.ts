import type { BulkField } from "../../domain/payments/bulk";
import type { BulkCategory } from "../../domain/requests/categories";
import { bulkFiles } from "./contract/bulk-files";

/** What the bank calls each field of a row, in files and in upload rows alike (specification 2, section 3). */
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

/** A column of a bulk file, with the field that it fills. */
export type FileColumn = {
  readonly heading: string;
  readonly field: BulkField;
  readonly holds: "text" | "amount";
  readonly isOptional: boolean;
};

const files = {
  bulkTransfer: bulkFiles.bulkTransfers,
  mobileMoneyBulk: bulkFiles.mobileMoney,
  prepaidCardBulk: bulkFiles.prepaidCard,
} as const satisfies Record<BulkCategory, unknown>;

/** The columns of a kind's file, in the order of its template. */
export function columnsOf(category: BulkCategory): readonly FileColumn[] {
  const names: Readonly<Record<string, BulkField>> = fieldNames[category];
  return files[category].columns.flatMap((column) => {
    const field = names[column.field];
    return field ? [{ heading: column.heading, field, holds: column.holds, isOptional: "isOptional" in column }] : [];
  });
}

export const templateOf = (category: BulkCategory): string => files[category].template;
