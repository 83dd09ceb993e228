import { Button, Callout } from "@blueprintjs/core";
import { useState } from "react";
import { OwnPasswordDraft, toOwnPassword } from "../../application/session/new-password-draft";
import type { OwnPassword } from "../../application/session/passwords-port";
import { ActionButton } from "../kit/action-button";
import { Modal } from "../kit/dialogs/modal";
import { StatusDialog } from "../kit/dialogs/status-dialog";
import { words as shared } from "../kit/words";
import { useServices, useUser } from "../services";
import { NewPasswordFields, PasswordField } from "./password-field";
import { HiddenUserName, useCheckedFields, useSubmission } from "./password-form";
import { passwordWords } from "./password-words";
import "./passwords.css";

/** Texts of the dialog in which a signed-in user changes the password. */
const words = {
  title: "Change password",
  current: "Current Password",
  confirmation: passwordWords.reset.confirmation,
  note: "You stay signed in here. All your other sessions end, and the bank sends you a notice by SMS and e-mail.",
  changed: "Your password has been changed. All your other sessions have ended.",
  cancel: shared.cancel,
};

/** Changes one's own password. The bank ends all other sessions of the user and sends a notice. */
export function OwnPasswordDialog({ onClose }: { onClose: () => void }) {
  const { ownPassword } = useServices();
  const { userName } = useUser();
  const [blank] = useState(() => () => new OwnPasswordDraft());
  const { submission, submit } = useSubmission((typed: OwnPassword) => ownPassword.replace(typed));
  const fields = useCheckedFields(blank, toOwnPassword, submit);
  const isBusy = submission.kind === "sending";
  if (submission.kind === "done")
    return <StatusDialog outcome={{ kind: "succeeded", message: words.changed }} onClose={onClose} />;
  const problem = submission.kind === "writing" ? submission.problem : "";
  return (
    <Modal title={words.title} hasCross onClose={isBusy ? undefined : onClose}>
      <form
        ref={fields.form}
        className="own-password"
        method="dialog"
        noValidate
        onSubmit={fields.submit}
        aria-label={words.title}
      >
        {problem && (
          <Callout compact intent="danger" role="alert">
            {problem}
          </Callout>
        )}
        <HiddenUserName userName={userName} />
        <PasswordField
          {...fields.field("password")}
          label={words.current}
          autoComplete="current-password"
          isBusy={isBusy}
          isFirst
        />
        <NewPasswordFields fields={fields} confirmation={words.confirmation} isBusy={isBusy} />
        <p>{words.note}</p>
        <div className="modal-buttons">
          <Button text={words.cancel} disabled={isBusy} onClick={onClose} />
          <ActionButton type="submit" intent="primary" text={words.title} busy={isBusy} />
        </div>
      </form>
    </Modal>
  );
}
