import type { ReactNode } from "react";
import { type BulkField, type BulkRow, bulkRules } from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/payments/categories";
import { networkName } from "../../../domain/payments/network";
import { parseRowTransferType } from "../../../domain/payments/typed-rows";
import { AccountNumber } from "../../accounts/account-text";
import { Badge } from "../../kit/badge";
import { formatAmount, formatMoney } from "../../kit/format";
import type { ColumnSize } from "../../kit/lists/column-plan";
import { rowTransferTypeLabels } from "../labels";
import { words } from "./bulk-words";

export type BulkColumn = Omit<ColumnSize, "below" | "isRight"> & {
  readonly header: string;
  /** The details of the payee are in small type below its name. */
  readonly role: "name" | "detail" | "amount" | "fee" | "text" | "status";
  readonly align?: "right";
  readonly show: (row: BulkRow) => ReactNode;
};

type Layout = Pick<BulkColumn, "role" | "characters" | "priority"> & { readonly grows?: true };

/** Widths are in characters. Values that are longer wrap, amounts excepted: `layOut` gives them their width. */
const layouts: { readonly [Field in BulkField]: Layout } = {
  name: { role: "name", characters: 20, priority: "lead", grows: true },
  account: { role: "detail", characters: 13, priority: "high" },
  bank: { role: "detail", characters: 12, priority: "high", grows: true },
  branch: { role: "detail", characters: 11, priority: "high", grows: true },
  wallet: { role: "detail", characters: 12, priority: "high" },
  network: { role: "detail", characters: 9, priority: "high", grows: true },
  walletName: { role: "detail", characters: 12, priority: "high", grows: true },
  customer: { role: "detail", characters: 11, priority: "high" },
  lastDigits: { role: "detail", characters: 10, priority: "high", grows: true },
  phone: { role: "detail", characters: 12, priority: "high", grows: true },
  amount: { role: "amount", characters: 0, priority: "amount" },
  type: { role: "text", characters: 11, priority: "high" },
  narration: { role: "text", characters: 14, priority: "low", grows: true },
};
const fee = { role: "fee", characters: 9, priority: "low", grows: false, align: "right" } as const;

/**
 * The file's fields in document order, then the bank's fees, then the status (S2-3-069). Always the same array, so that
 * unchanged rows are not rendered again.
 */
export const bulkColumns = (category: BulkCategory): readonly BulkColumn[] => columns[category];

function columnsOf(category: BulkCategory): readonly BulkColumn[] {
  const { listFields, hasELevy } = bulkRules[category];
  return [
    ...listFields.map(fieldColumn),
    ...(hasELevy ? [{ ...fee, header: words.eLevy, show: (row: BulkRow) => formatAmount(row.eLevy) }] : []),
    ...(category === "prepaidCardBulk"
      ? []
      : [{ ...fee, header: words.charge, show: (row: BulkRow) => formatAmount(row.charge) }]),
    {
      header: words.status,
      role: "status",
      characters: 14,
      priority: "amount",
      grows: false,
      show: (row) => <RowStatus row={row} />,
    },
  ];
}

function fieldColumn(field: BulkField): BulkColumn {
  const column = { grows: false, ...layouts[field], header: words.fields[field] };
  if (field === "amount")
    return {
      ...column,
      align: "right",
      show: ({ amount: parsed, texts }) => (parsed ? formatMoney(parsed) : texts.amount),
    };
  return { ...column, show: ({ texts }) => shownText(field, texts[field] ?? "") };
}

const numbers: ReadonlySet<BulkField> = new Set(["account", "wallet", "phone"]);
const shownText = (field: BulkField, text: string): ReactNode =>
  numbers.has(field) && /^\d+$/.test(text) ? <AccountNumber number={text} /> : displayText(field, text);

/** Returns the label for a network or transfer type code; any other text is returned unchanged. */
export function displayText(field: BulkField, text: string): string {
  if (field === "network") return networkName(text);
  const type = field === "type" ? parseRowTransferType(text.trim().toLowerCase()) : undefined;
  return type ? rowTransferTypeLabels[type] : text;
}

/** Status values with a colour of their own (specification 2, section 4). */
const statusIntents: Readonly<Record<string, "success" | "warning" | "danger">> = {
  active: "success",
  pending: "warning",
  cancelled: "danger",
};

function RowStatus({ row: { status } }: { row: BulkRow }) {
  const intent = statusIntents[status.trim().toLowerCase()];
  const text = status || words.good;
  return intent ? <Badge intent={intent}>{text}</Badge> : text;
}

const columns: Readonly<Record<BulkCategory, readonly BulkColumn[]>> = {
  bulkTransfer: columnsOf("bulkTransfer"),
  mobileMoneyBulk: columnsOf("mobileMoneyBulk"),
  prepaidCardBulk: columnsOf("prepaidCardBulk"),
};
