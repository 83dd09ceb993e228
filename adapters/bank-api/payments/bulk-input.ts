import { bulkTransfers } from "../../../contract/bulk-transfers";
import type { InputOf } from "../../../contract/endpoint";
import { mobileMoney } from "../../../contract/mobile-money";
import { prepaidCard } from "../../../contract/prepaid-card";
import { formatMinor, type Money } from "../../../domain/money";
import { unreachable } from "../../../domain/never";
import { type BulkPayment, totalsOf } from "../../../domain/payments/bulk";
import { toCardRow, toTransferRow, toWalletRow } from "./map-bulk";
import { changeFields } from "./map-changed-accounts";
import { checkedListFields } from "./map-name-check";
import { scheduleFields } from "./schedule-input";

/** The endpoints that read the file and pay each kind of bulk. */
export const bulkCalls = {
  bulkTransfer: { upload: bulkTransfers.upload, pay: bulkTransfers.pay },
  mobileMoneyBulk: { upload: mobileMoney.upload, pay: mobileMoney.payBulk },
  prepaidCardBulk: { upload: prepaidCard.upload, pay: prepaidCard.loadBulk },
} as const;
type Calls = typeof bulkCalls;
type FieldsWithoutCode<Category extends keyof Calls> = Omit<
  InputOf<Calls[Category]["pay"]>,
  "password" | "passwordType"
>;

/** A bulk payment in the form that the bank expects: all rows are one JSON text. */
export type BulkFields = { readonly total: Money; readonly keepsPayee: boolean } & {
  readonly [Category in keyof Calls]: { readonly category: Category; readonly fields: FieldsWithoutCode<Category> };
}[keyof Calls];

export function bulkFieldsOf(payment: BulkPayment): BulkFields {
  const { category, source, rows, origin, keepsPayee, schedule, names, changeNote } = payment;
  const totals = totalsOf(rows, source.currency);
  const allKinds = { total: totals.total, keepsPayee };
  const common = { sourceAccount: source.number, saveBen: keepsPayee, ...checkedListFields(names) };
  switch (category) {
    case "bulkTransfer": {
      const transferData = JSON.stringify(rows.map(toTransferRow(origin)));
      const options = { ...scheduleFields(schedule), ...changeFields({ changeNote }) };
      const fields = { ...common, transferData, transferType: "BULK-TRANSFER", ...options } as const;
      return { ...allKinds, category, fields };
    }
    case "mobileMoneyBulk": {
      const transferData = JSON.stringify(rows.map(toWalletRow(origin)));
      const totalElevyFee = formatMinor(totals.eLevy);
      return {
        ...allKinds,
        category,
        fields: { ...common, transferData, totalElevyFee, ...changeFields({ changeNote }) },
      };
    }
    case "prepaidCardBulk":
      return { ...allKinds, category, fields: { ...common, transferData: JSON.stringify(rows.map(toCardRow)) } };
    default:
      return unreachable(category);
  }
}
