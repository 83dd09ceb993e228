import * as z from "zod/mini";
import { drillDownRows } from "../../../contract/request-rows";
import { type Money, zero } from "../../../domain/money";
import type { BulkCategory } from "../../../domain/payments/categories";
import { networkName } from "../../../domain/payments/network";
import type { BulkEntry, EntryDetailsOf } from "../../../domain/requests/bulk-entry";
import { toOtherName } from "../payments/map-name-check";
import { isEmpty, toMoney } from "../values/map-money";
import { toRowTransferType, toStatus } from "../values/read-listed";
import { readRows } from "../values/read-rows";

type Row = z.output<typeof drillDownRows>[number];

/**
 * Reads the JSON text that a drill-down returns. Returns undefined if the text or an amount in it cannot be read.
 * @param currency the currency of the bulk, because the entries name none
 */
export function toBulkEntries<C extends BulkCategory>(
  category: C,
  currency: string,
  text: string,
  firstPosition: number,
): readonly BulkEntry<C>[] | undefined {
  const rows = z.safeParse(drillDownRows, text || "[]");
  if (!rows.success) return undefined;
  return readRows(rows.data, (row, at) => toEntry(category, currency, row, String(firstPosition + at)));
}

function toEntry<C extends BulkCategory>(
  category: C,
  currency: string,
  row: Row,
  id: string,
): BulkEntry<C> | undefined {
  const amount = toMoney(isEmpty(row.transactionAmount) ? row.amount : row.transactionAmount, currency);
  const eLevy = isEmpty(row.eleveyFee) ? zero(currency) : toMoney(row.eleveyFee, currency);
  if (!amount || !eLevy) return undefined;
  const entry = {
    category,
    id,
    paymentId: row.transactionId || undefined,
    amount,
    description: row.transactionNarration || row.narration || row.description || "",
    status: toStatus(row.transactionStatus ?? ""),
    otherName: toOtherName(row.accountName ?? "", row.nameMatch ?? ""),
    ...details[category](row, eLevy),
  };
  // Each category gets its own details. TypeScript checks them in the table, but loses the type in the spread.
  return entry as unknown as BulkEntry<C>;
}

/** The only place that knows the bank's field names of each category. */
const details: { readonly [C in BulkCategory]: (row: Row, eLevy: Money) => EntryDetailsOf<C> } = {
  bulkTransfer: (row) => ({
    name: row.beneficiaryName ?? "",
    account: row.beneficiaryAccount ?? "",
    bank: row.beneficiaryBank ?? "",
    branch: row.bankBranch ?? "",
    transferType: toRowTransferType(row.transactionType ?? ""),
  }),
  mobileMoneyBulk: (row, eLevy) => ({
    name: row.beneficiaryName ?? "",
    walletName: row.walletName ?? "",
    walletNumber: row.beneficiaryWalletNumber ?? "",
    network: networkName(row.netWork ?? ""),
    eLevy,
  }),
  prepaidCardBulk: (row) => ({
    customerId: String(row.customerId ?? ""),
    lastDigits: String(row.cardLastDigit ?? ""),
    cardName: row.cardName ?? "",
    mobile: row.phoneNumber ?? "",
  }),
};
