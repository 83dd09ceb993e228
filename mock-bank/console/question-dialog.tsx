import { Button, Dialog, DialogBody, DialogFooter } from "@blueprintjs/core";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";

type Props = {
  title: string;
  text: string;
  action: string;
  onCancel: () => void;
  onConfirm: () => void;
  /** A choice below the text. */
  children?: ReactNode;
};

/**
 * Asks for confirmation of actions that cannot be taken back. Cancel has the initial focus; closing returns the focus to the opener.
 */
export function QuestionDialog({ title, text, action, onCancel, onConfirm, children }: Props) {
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
        {children}
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
