import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { ConfirmedOperation, UnansweredOperation } from "../../application/operations/unanswered-operations";
import type { Acknowledgement } from "../../application/ports/acknowledgement";
import { unreachable } from "../../domain/never";
import { needsApproval } from "../../domain/session/roles";
import { officialStatementFacts } from "../accounts/official-statement-facts";
import { words as officialStatements } from "../accounts/official-statement-words";
import { words as approvals } from "../approvals/words";
import { fxTransferFacts } from "../fx/fx-transfer-summary";
import { words as fx } from "../fx/words";
import { explainRefusal } from "../kit/explain";
import { type Fact, SummaryCard } from "../kit/facts";
import { words as shared } from "../kit/words";
import { ActionDialogs } from "../operations/action-dialogs";
import { ActionStore } from "../operations/action-store";
import { bulkFacts } from "../payments/bulk/bulk-facts";
import { words as bulks } from "../payments/bulk/bulk-words";
import { paymentFacts } from "../payments/payment-facts";
import { words as payments } from "../payments/words";
import { briefRequestFacts } from "../requests/columns-of";
import { words as requests } from "../requests/words";
import { scheduleChangeFacts } from "../schedules/schedule-change-facts";
import { words as schedules } from "../schedules/words";
import { useServices, useUser } from "../services";

type Props = { unanswered: UnansweredOperation; onClose: () => void };

/** Shows an operation with its facts and Check again, until the bank reports its outcome. */
export const UnansweredDialog = observer(function UnansweredDialog({ unanswered, onClose }: Props) {
  const services = useServices();
  const isRequest = needsApproval(useUser());
  const { title, facts, success, failure } = dialogTextsOf(unanswered.operation, isRequest);
  const [store] = useState(
    () =>
      new ActionStore<Acknowledgement>({ success: ({ message }) => message ?? success, ...(failure && { failure }) }),
  );
  useEffect(
    () => void services.unansweredService.resume(unanswered).then(store.continueWith),
    [services, unanswered, store],
  );
  return (
    <ActionDialogs
      store={store}
      explainRefusal={explainRefusal.ours}
      title={title}
      facts={<SummaryCard facts={facts} />}
      onClose={() => {
        store.close();
        onClose();
      }}
    />
  );
});

type DialogTexts = {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** The messages used if the bank sends none. */
  readonly success: string;
  readonly failure?: string;
};

function dialogTextsOf(operation: ConfirmedOperation, isRequest: boolean): DialogTexts {
  switch (operation.kind) {
    case "payment": {
      const { payment } = operation;
      const isScheduled = "schedule" in payment && payment.schedule !== undefined;
      const done = isScheduled ? payments.scheduled : payments.completed;
      const success = isRequest ? payments.sentForApproval : done;
      return { title: payments.confirmation, facts: paymentFacts(payment), success, failure: payments.failed };
    }
    case "bulkPayment": {
      const { payment } = operation;
      const success = isRequest ? payments.sentForApproval : payment.schedule ? payments.scheduled : payments.completed;
      const title = bulks.confirmation[payment.category];
      return { title, facts: bulkFacts(payment), success, failure: payments.failed };
    }
    case "fx": {
      const { transfer } = operation;
      const success = fx.received[transfer.type];
      return { title: fx.confirmation, facts: fxTransferFacts(transfer), success, failure: fx.failed };
    }
    case "scheduleChange": {
      const success = isRequest ? schedules.sentForApproval : shared.request.done;
      const facts = scheduleChangeFacts(operation.change);
      return { title: schedules.confirmation, facts, success, failure: shared.request.failed };
    }
    case "approval":
      return { title: shared.otp.title, facts: briefRequestFacts(operation.request), success: approvals.approved };
    case "recall":
      return { title: shared.otp.title, facts: briefRequestFacts(operation.request), success: requests.mine.recalled };
    case "officialStatement": {
      const { ordered, failed, confirmation } = officialStatements;
      return {
        title: confirmation,
        facts: officialStatementFacts(operation.order),
        success: ordered,
        failure: failed,
      };
    }
    default:
      return unreachable(operation);
  }
}
