import { observer } from "mobx-react-lite";
import type { BulkPayment } from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/requests/categories";
import type { PaymentAction } from "../payment-action";
import { PaymentDialogs } from "../payment-dialogs";
import { bulkFacts } from "./bulk-facts";
import { words } from "./bulk-words";

type Props = {
  store: {
    readonly category: BulkCategory;
    readonly paymentAction: PaymentAction<BulkPayment>;
    readonly warning: string | undefined;
    finish(): void;
  };
};

/** The confirmation dialog of a bulk payment with its code, then the status dialog. */
export const BulkDialogs = observer(function BulkDialogs({ store }: Props) {
  return (
    <PaymentDialogs
      paymentAction={store.paymentAction}
      factsOf={bulkFacts}
      nameLabel={words.listName}
      warning={store.warning}
      title={words.confirmation[store.category]}
      onDone={store.finish}
    />
  );
});
