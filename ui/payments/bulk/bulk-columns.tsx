import type { ReactNode } from "react";
import { type BulkField, type BulkRow, bulkRules } from "../../../domain/payments/bulk";
import { networkName } from "../../../domain/payments/network";
import { parseRowTransferType } from "../../../domain/payments/typed-rows";
import type { BulkCategory } from "../../../domain/requests/categories";
import { Badge } from "../../shared/badge";
import { formatAmount, formatMoney } from "../../shared/format";
import { rowTransferTypeLabels } from "../../shared/requests/words";
import { words } from "./bulk-words";

export type BulkColumn = {
  readonly header: string;
  /** Pixels in a table that has room for all columns; in a wider table the columns share the rest. */
  readonly width: number;
  readonly align?: "right";
  readonly show: (row: BulkRow) => ReactNode;
};

const widths: { readonly [Field in BulkField]: number } = {
  name: 142,
  account: 130,
  bank: 108,
  branch: 108,
  type: 110,
  wallet: 130,
  network: 110,
  walletName: 160,
  customer: 110,
  lastDigits: 90,
  phone: 120,
  amount: 120,
  narration: 160,
};

/**
 * The file's fields in document order, then the bank's fees, then the status (S2-3-069). Always the same array, so that
 * unchanged rows are not rendered again.
 */
export const bulkColumns = (category: BulkCategory): readonly BulkColumn[] => columns[category];

function columnsOf(category: BulkCategory): readonly BulkColumn[] {
  const { listFields, hasELevy } = bulkRules[category];
  return [
    ...listFields.map(fieldColumn),
    ...(hasELevy
      ? [{ header: words.eLevy, width: 100, align: "right" as const, show: (row: BulkRow) => formatAmount(row.eLevy) }]
      : []),
    ...(category === "prepaidCardBulk"
      ? []
      : [
          {
            header: words.charge,
            width: 90,
            align: "right" as const,
            show: (row: BulkRow) => formatAmount(row.charge),
          },
        ]),
    { header: words.status, width: 220, show: (row) => <RowStatus row={row} /> },
  ];
}

function fieldColumn(field: BulkField): BulkColumn {
  const column = { header: words.fields[field], width: widths[field] };
  if (field === "amount")
    return {
      ...column,
      align: "right",
      show: ({ amount: parsed, texts }) => (parsed ? formatMoney(parsed) : texts.amount),
    };
  return { ...column, show: ({ texts }) => displayText(field, texts[field] ?? "") };
}

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

function RowStatus({ row: { isBad, status } }: { row: BulkRow }) {
  const intent = isBad ? "danger" : statusIntents[status.trim().toLowerCase()];
  const text = status || words.good;
  return intent ? (
    <Badge intent={intent} title={text} className="row-status">
      {text}
    </Badge>
  ) : (
    text
  );
}

const columns: Readonly<Record<BulkCategory, readonly BulkColumn[]>> = {
  bulkTransfer: columnsOf("bulkTransfer"),
  mobileMoneyBulk: columnsOf("mobileMoneyBulk"),
  prepaidCardBulk: columnsOf("prepaidCardBulk"),
};
