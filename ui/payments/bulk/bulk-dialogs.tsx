import { observer } from "mobx-react-lite";
import { type BulkPayment, bulkKinds, totalsOf } from "../../../domain/payments/bulk";
import { ActionDialogs } from "../../shared/dialogs/action-dialogs";
import { explainRefusal } from "../../shared/explain";
import { type Fact, Facts } from "../../shared/facts";
import { amount } from "../../shared/format";
import { useNavigation } from "../../shared/navigation";
import { AccountName, scheduleIn } from "../summary";
import type { BulkPayStore } from "./bulk-pay-store";
import { words } from "./bulk-words";

type Props = {
  store: BulkPayStore;
  /** It was paid, or may have been: nothing of it is to be sent again. */
  onDone: () => void;
};

/** The code with what it pays, and how it ended. */
export const BulkDialogs = observer(function BulkDialogs({ store, onDone }: Props) {
  const navigation = useNavigation();
  const { receiptOf } = store;
  const close = () => {
    if (store.action.action?.step.at === "failed") return store.close();
    onDone();
    navigation.go("/dashboard");
  };
  return (
    <ActionDialogs
      store={store.action}
      explainRefusal={explainRefusal.ours}
      {...(store.payment && { title: words.confirmation[store.payment.category] })}
      onClose={close}
      onReceipt={receiptOf ? () => void store.saveReceipt(receiptOf) : undefined}
      receiptProblem={store.receiptProblem}
    >
      {store.payment && <Facts facts={summaryOf(store.payment)} className="summary-card" />}
    </ActionDialogs>
  );
});

function summaryOf({ source, rows, category, schedule }: BulkPayment): readonly Fact[] {
  const totals = totalsOf(rows, source.currency);
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
