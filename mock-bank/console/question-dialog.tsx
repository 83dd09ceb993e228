import { Button, Dialog, DialogBody, DialogFooter } from "@blueprintjs/core";
import { useId, useRef } from "react";

type Props = { title: string; text: string; action: string; onCancel: () => void; onConfirm: () => void };

/** Asked before anything that cannot be taken back; Cancel has the focus. */
export function QuestionDialog({ title, text, action, onCancel, onConfirm }: Props) {
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={title}
      aria-describedby={id}
      isCloseButtonShown={false}
      canOutsideClickClose={false}
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
