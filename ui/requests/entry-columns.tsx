import type { BulkCategory } from "../../domain/payments/categories";
import type { OtherName } from "../../domain/payments/name-check";
import { type BulkEntry, entryTotal } from "../../domain/requests/bulk-entry";
import type { BankRequest } from "../../domain/requests/request";
import { AccountNumber } from "../accounts/account-text";
import { maskCard } from "../kit/format";
import { type Column, column, layouts, moneyColumn } from "../kit/lists/column";
import { otherNameText } from "../payments/check-words";
import { labelOf, rowTransferTypeLabels } from "../payments/labels";
import { StatusTag } from "./status-tag";
import { labels as l, statusLabels } from "./words";

export type EntryColumns = { readonly [C in BulkCategory]: readonly Column<BulkEntry<C>>[] };

const name = column(
  l.payeeName,
  ({ name: listed, otherName }: { name: string; otherName?: OtherName | undefined }) =>
    otherName ? [listed, otherNameText(otherName)] : [listed],
  layouts.lead,
);
const amount = moneyColumn(l.amount, (entry: BulkEntry) => entry.amount, layouts.amount);
const description = column(l.description, (entry: BulkEntry) => [entry.description], layouts.narration);
const narration = { ...description, header: l.narration };

const accountColumns = [
  name,
  column(l.account, (entry: { account: string }) => [<AccountNumber key="number" number={entry.account} />], {
    ...layouts.account,
    cardLabel: "",
  }),
  column(l.bank, (entry: { bank: string }) => [entry.bank], layouts.text),
  amount,
] as const;
const walletColumns = [
  name,
  column(l.walletName, (entry: BulkEntry<"mobileMoneyBulk">) => [entry.walletName], layouts.text),
  column(
    l.walletNumber,
    (entry: BulkEntry<"mobileMoneyBulk">) => [<AccountNumber key="number" number={entry.walletNumber} />],
    { priority: "high" },
  ),
  column(l.network, (entry: BulkEntry<"mobileMoneyBulk">) => [entry.network]),
  amount,
  moneyColumn(l.eLevy, (entry: BulkEntry<"mobileMoneyBulk">) => entry.eLevy),
  moneyColumn(l.totalAmount, (entry: BulkEntry<"mobileMoneyBulk">) => entryTotal(entry), { priority: "high" }),
  description,
] as const;
const cardColumns = [
  column(l.customer, (entry: BulkEntry<"prepaidCardBulk">) => [entry.customerId]),
  column(l.card, (entry: BulkEntry<"prepaidCardBulk">) => [maskCard(entry.lastDigits)], { priority: "high" }),
  column(l.cardName, (entry: BulkEntry<"prepaidCardBulk">) => [entry.cardName], layouts.lead),
  column(l.mobile, (entry: BulkEntry<"prepaidCardBulk">) => [<AccountNumber key="number" number={entry.mobile} />]),
  amount,
] as const;

/** As wide as its heading, so that the headings are one line. */
const TYPE_CHARACTERS = 13;

const transferType = column(
  l.transactionType,
  (entry: BulkEntry<"bulkTransfer">) => [labelOf(rowTransferTypeLabels, entry.transferType)],
  { characters: TYPE_CHARACTERS },
);

// Entries of a waiting bulk. In lists of bank transfers the cell is empty if the entry has a status of its own
// (S3-2.1-66 and 124); the other lists show that status.
const statusUnlessOwn = column(
  l.status,
  (entry: BulkEntry) => [entry.status ? "" : statusLabels.pending],
  layouts.status,
);
const ownStatus = column(l.status, (entry: BulkEntry) => [statusLabels[entry.status ?? "pending"]], layouts.status);

/** The columns of bulks that wait for a decision (specification 3, section 2.1). */
export const pendingEntryColumns: EntryColumns = {
  bulkTransfer: [...accountColumns, transferType, description, statusUnlessOwn],
  mobileMoneyBulk: [...walletColumns, ownStatus],
  prepaidCardBulk: [...cardColumns, description, ownStatus],
};

/**
 * Returns the columns of the user's own bulks. Each row shows the status of the bulk (specification 3, section 2.3).
 */
export function myEntryColumns(bulk: BankRequest<BulkCategory>): EntryColumns {
  const status = column(l.status, (_: BulkEntry) => [<StatusTag key="status" status={bulk.status} />], layouts.status);
  return {
    bulkTransfer: [...accountColumns, narration, status],
    mobileMoneyBulk: [...walletColumns, status],
    prepaidCardBulk: [...cardColumns, narration, status],
  };
}
