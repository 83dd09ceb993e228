import { Button, Dialog, DialogBody, DialogFooter } from "@blueprintjs/core";
import { useEffect, useId, useRef, useState } from "react";

type Props = { title: string; text: string; action: string; onCancel: () => void; onConfirm: () => void };

/**
 * Asks for confirmation of irreversible actions. Cancel has the initial focus; closing returns the focus to the opener.
 */
export function QuestionDialog({ title, text, action, onCancel, onConfirm }: Props) {
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const [asker] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (asker instanceof HTMLElement) asker.focus();
    },
    [asker],
  );
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={title}
      aria-describedby={id}
      isCloseButtonShown={false}
      canOutsideClickClose={false}
      shouldReturnFocusOnClose={false}
      onClose={onCancel}
      onOpened={() => cancel.current?.focus()}
    >
      <DialogBody>
        <p id={id}>{text}</p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button ref={cancel} text="Cancel" onClick={onCancel} />
            <Button intent="danger" text={action} onClick={onConfirm} />
          </>
        }
      />
    </Dialog>
  );
}
