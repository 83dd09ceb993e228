import { observer } from "mobx-react-lite";
import { type BulkPayment, bulkKinds } from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/requests/categories";
import type { Fact } from "../../shared/facts";
import { amount } from "../../shared/format";
import type { PaymentAction } from "../payment-action";
import { PaymentDialogs } from "../payment-dialogs";
import { AccountName, scheduleIn } from "../summary";
import { words } from "./bulk-words";

type Props = {
  store: { readonly category: BulkCategory; readonly paying: PaymentAction<BulkPayment>; finish(): void };
};

/** The code with what it pays, and how it ended. */
export const BulkDialogs = observer(function BulkDialogs({ store }: Props) {
  return (
    <PaymentDialogs
      paying={store.paying}
      summaryOf={summaryOf}
      nameLabel={words.listName}
      title={words.confirmation[store.category]}
      onDone={store.finish}
    />
  );
});

function summaryOf({ source, totals, category, schedule }: BulkPayment): readonly Fact[] {
  return [
    { label: words.from, value: <AccountName account={source} /> },
    { label: words.totals.count, value: totals.count.toLocaleString("en") },
    { label: words.totals.amount, value: amount(totals.amount) },
    ...(bulkKinds[category].hasELevy ? [{ label: words.totals.eLevy, value: amount(totals.eLevy) }] : []),
    { label: words.totals.charge, value: amount(totals.charge) },
    { label: words.totals.total, value: amount(totals.total), isTotal: true },
    ...scheduleIn({ schedule }),
  ];
}
