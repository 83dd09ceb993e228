import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { ProtectedAction } from "../../application/otp/protected-action";
import type { PaymentReceipt } from "../../application/payments/payments-port";
import { needsApproval } from "../../domain/session/roles";
import { ActionDialogs } from "../shared/dialogs/action-dialogs";
import { ActionStore } from "../shared/dialogs/action-store";
import { explainRefusal } from "../shared/explain";
import { useUser } from "../shared/services";
import { words } from "./words";

type Props = { lost: ProtectedAction<PaymentReceipt>; onClose: () => void };

/** Outcome unknown, with Check again, until the bank has said what became of it. */
export const UnansweredPayment = observer(function UnansweredPayment({ lost, onClose }: Props) {
  const user = useUser();
  const [store] = useState(() => {
    const success = needsApproval(user) ? words.sentForApproval : words.completed;
    const action = new ActionStore<PaymentReceipt>({ success: () => success, failure: words.failed });
    action.take(lost);
    return action;
  });
  return (
    <ActionDialogs
      store={store}
      explainRefusal={explainRefusal.ours}
      title={words.confirmation}
      onClose={() => {
        store.close();
        onClose();
      }}
    />
  );
});
