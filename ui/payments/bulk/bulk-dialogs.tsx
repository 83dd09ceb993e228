import { observer } from "mobx-react-lite";
import type { BulkPayment } from "../../../domain/payments/bulk";
import type { PaymentAction } from "../payment-action";
import { PaymentDialogs } from "../payment-dialogs";
import { words } from "./bulk-words";

type Props = {
  store: {
    readonly paymentAction: PaymentAction<BulkPayment>;
    finish(): void;
  };
};

/** The confirmation dialog of a bulk payment with its code, then the status dialog. */
export const BulkDialogs = observer(function BulkDialogs({ store }: Props) {
  return <PaymentDialogs paymentAction={store.paymentAction} nameLabel={words.listName} onDone={store.finish} />;
});
