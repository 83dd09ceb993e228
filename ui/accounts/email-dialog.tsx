import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { StatementEmailDraft, toAddress } from "../../application/accounts/statement-email-draft";
import { ActionButton } from "../kit/action-button";
import { Modal } from "../kit/dialogs/modal";
import { Form } from "../kit/fields/form";
import { FormStore } from "../kit/fields/form-store";
import { TextField } from "../kit/fields/text-field";
import { words as shared } from "../kit/words";
import { useUser } from "../services";
import { statementWords } from "./words";

const words = statementWords.emailing;

type Props = { isBusy: boolean; onSend: (address: string) => void; onClose: () => void };

/** Asks for the e-mail address, before the one-time code (specification 1, section 4). */
export const EmailDialog = observer(function EmailDialog({ isBusy, onSend, onClose }: Props) {
  const { email } = useUser();
  const [form] = useState(() => new FormStore(() => Object.assign(new StatementEmailDraft(), { email }), toAddress));
  const submit = () => {
    const address = form.submit();
    if (address && !isBusy) onSend(address);
  };
  return (
    <Modal title={words.title} onClose={onClose}>
      <Form label={words.title} refusals={form.refusals} onSubmit={submit}>
        <TextField
          label={words.address}
          value={form.draft.email}
          problem={form.problemOf("email")}
          onChange={(text) => form.set("email", text)}
          onLeave={() => form.leave("email")}
          inputMode="email"
          autoComplete="email"
          maxLength={120}
          autoFocus
        />
        <div className="modal-buttons">
          <Button text={shared.cancel} onClick={onClose} />
          <ActionButton type="submit" intent="primary" text={words.next} busy={isBusy} />
        </div>
      </Form>
    </Modal>
  );
});
