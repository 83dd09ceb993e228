import { Button, Callout } from "@blueprintjs/core";
import { useState } from "react";
import { NEW_PASSWORD_HINT } from "../../application/session/new-password-draft";
import { OwnPasswordDraft, toOwnPassword } from "../../application/session/own-password-draft";
import type { OwnPassword } from "../../application/session/own-password-port";
import { ActionButton } from "../kit/action-button";
import { Modal } from "../kit/dialogs/modal";
import { StatusDialog } from "../kit/dialogs/status-dialog";
import { useServices, useUser } from "../services";
import { ownPasswordWords as words } from "./own-password-words";
import { PasswordField } from "./password-field";
import { HiddenUserName } from "./password-form";
import { useCheckedFields } from "./use-checked-fields";
import { useSubmission } from "./use-submission";
import "./passwords.css";

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
        <PasswordField
          {...fields.field("newPassword")}
          label={words.newPassword}
          hint={NEW_PASSWORD_HINT}
          autoComplete="new-password"
          isBusy={isBusy}
        />
        <PasswordField
          {...fields.field("confirmation")}
          label={words.confirmation}
          autoComplete="new-password"
          isBusy={isBusy}
        />
        <p>{words.note}</p>
        <div className="modal-buttons">
          <Button text={words.cancel} disabled={isBusy} onClick={onClose} />
          <ActionButton type="submit" intent="primary" text={words.title} busy={isBusy} />
        </div>
      </form>
    </Modal>
  );
}
