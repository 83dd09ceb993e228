import { Button, InputGroup } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useRef } from "react";
import { REASON_LENGTH_MAX } from "../../domain/approvals/decision";
import type { BankRequest } from "../../domain/requests/request";
import { mayDecide } from "../../domain/session/roles";
import type { User } from "../../domain/session/user";
import { RequestDetails } from "../requests/request-details";
import { ActionButton } from "../shared/action-button";
import { ActionDialogs } from "../shared/dialogs/action-dialogs";
import { Modal } from "../shared/dialogs/modal";
import { StatusDialog } from "../shared/dialogs/status-dialog";
import { explainRefusal } from "../shared/explain";
import { Field } from "../shared/fields/field";
import { useUser } from "../shared/services";
import { words as shared } from "../shared/words";
import type { DecisionsStore } from "./decisions-store";
import { words } from "./words";

type Props = { store: DecisionsStore };

/** Every dialog that deciding a request may open. */
export const Decisions = observer(function Decisions({ store }: Props) {
  return (
    <>
      <RequestDetails
        request={store.opened}
        onClose={store.closeDetails}
        actions={store.opened && <DecisionButtons store={store} request={store.opened} />}
      />
      <RejectionDialog store={store} />
      <ActionDialogs store={store.approval} explainRefusal={explainRefusal.bank} onClose={store.closeOutcome} />
      <StatusDialog outcome={store.rejected} onClose={store.closeOutcome} />
    </>
  );
});

/** Approve and Reject, for whoever may decide; on one's own request they say why they refuse. */
export const DecisionButtons = observer(function DecisionButtons({ store, request }: Props & { request: BankRequest }) {
  const user = useUser();
  if (!mayDecide(user)) return null;
  const reason = isOwn(request, user) ? words.own : undefined;
  return (
    <>
      <ActionButton
        intent="primary"
        text={words.approve}
        busy={store.isApproving(request)}
        reason={reason}
        onClick={() => void store.approve(request)}
      />
      <ActionButton text={words.reject} reason={reason} onClick={() => store.askReason(request)} />
    </>
  );
});

const isOwn = ({ createdBy }: BankRequest, { userName, fullName, loginId }: User): boolean =>
  [userName, fullName, loginId].includes(createdBy);

const RejectionDialog = observer(function RejectionDialog({ store }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { rejection } = store;
  const isMissing = rejection?.isMissing ?? false;
  useEffect(() => {
    if (isMissing) input.current?.focus();
  }, [isMissing]);
  if (!rejection) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.reject();
  };
  const { title, reason, missing } = words.rejection;
  return (
    <Modal title={title} onClose={store.cancelRejection}>
      <form onSubmit={submit} noValidate>
        <Field
          label={reason}
          hint={shared.counted(rejection.reason.length, REASON_LENGTH_MAX)}
          problem={isMissing ? missing : undefined}
        >
          {(control) => (
            <InputGroup
              {...control}
              inputRef={input}
              value={rejection.reason}
              onValueChange={store.type}
              autoComplete="off"
              autoFocus
              fill
            />
          )}
        </Field>
        <div className="modal-buttons">
          <Button text={shared.cancel} onClick={store.cancelRejection} />
          <ActionButton type="submit" intent="danger" text={words.reject} busy={rejection.isSending} />
        </div>
      </form>
    </Modal>
  );
});
