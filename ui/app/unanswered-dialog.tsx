import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { UnansweredOperation } from "../../application/operations/unanswered-operations";
import type { Acknowledgement } from "../../application/ports/acknowledgement";
import { needsApproval } from "../../domain/session/roles";
import { explainRefusal } from "../kit/explain";
import { ActionDialogs } from "../operations/action-dialogs";
import { ActionStore } from "../operations/action-store";
import { useServices, useUser } from "../services";
import { describeOperation } from "./describe-operation";

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
