import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { ConfirmedOperation } from "../../application/operations/operation-kinds";
import type { UnansweredOperation } from "../../application/operations/unanswered-operations";
import type { Acknowledgement } from "../../application/ports/acknowledgement";
import { needsApproval } from "../../domain/session/roles";
import { describeOfficialStatement } from "../accounts/official-statement-description";
import { describeApproval } from "../approvals/decisions-store";
import { describeFxTransfer } from "../fx/fx-transfer-description";
import { explainRefusal } from "../kit/explain";
import { ActionDialogs } from "../operations/action-dialogs";
import { ActionStore, type OperationDescription } from "../operations/action-store";
import { describeBulkPayment } from "../payments/bulk/bulk-payment-action";
import { describePayment } from "../payments/payment-description";
import { describeRecall } from "../requests/my-requests-store";
import { describeScheduleChange } from "../schedules/schedule-change-description";
import { useServices, useUser } from "../services";

type Props = { unanswered: UnansweredOperation; onClose: () => void };

/** Shows an operation with its facts and Check again, until the bank reports its outcome. */
export const UnansweredDialog = observer(function UnansweredDialog({ unanswered, onClose }: Props) {
  const services = useServices();
  const isRequest = needsApproval(useUser());
  const [store] = useState(() => new ActionStore<Acknowledgement>());
  useEffect(() => {
    const description = describeOperation(unanswered.operation, isRequest);
    void services.operations.resume(unanswered).then((action) => store.continueWith(action, description));
  }, [services, unanswered, isRequest, store]);
  return (
    <ActionDialogs
      store={store}
      explainRefusal={explainRefusal.ours}
      onClose={() => {
        store.close();
        onClose();
      }}
    />
  );
});

type Describers = {
  readonly [Kind in ConfirmedOperation["kind"]]: (
    operation: Extract<ConfirmedOperation, { readonly kind: Kind }>,
    isRequest: boolean,
  ) => OperationDescription;
};
const describers: Describers = {
  payment: ({ payment }, isRequest) => describePayment(payment, isRequest),
  bulkPayment: ({ payment }, isRequest) => describeBulkPayment(payment, isRequest),
  fx: ({ transfer }) => describeFxTransfer(transfer),
  scheduleChange: ({ change }, isRequest) => describeScheduleChange(change, isRequest),
  approval: ({ request }) => describeApproval(request),
  recall: ({ request }) => describeRecall(request),
  officialStatement: ({ order }) => describeOfficialStatement(order),
};

/** Returns the description with which the operation was confirmed. */
export const describeOperation = (operation: ConfirmedOperation, isRequest: boolean): OperationDescription =>
  // The kind of the operation selects its row, which TypeScript cannot see while the kind is a union.
  describers[operation.kind](operation as never, isRequest);
