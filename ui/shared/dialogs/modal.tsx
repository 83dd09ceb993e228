import { Dialog, type DialogProps } from "@blueprintjs/core";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import "./modal.css";

type Props = Pick<DialogProps, "title" | "role" | "aria-describedby"> & {
  children: ReactNode;
  /** By Escape, and by the cross where the dialog has no button for it; absent while it may not be left. */
  onClose?: (() => void) | undefined;
  hasCross?: boolean;
  size?: "small" | "full" | "drawer";
};

/** Mounted is open. Takes the focus, keeps it, and gives it back to what had it. */
export function Modal({ children, onClose, hasCross = false, size = "small", ...dialog }: Props) {
  const content = useFocusReturned();
  return (
    <Dialog
      {...dialog}
      isOpen
      className={`modal ${size}`}
      canOutsideClickClose={size === "drawer"}
      canEscapeKeyClose={onClose !== undefined}
      isCloseButtonShown={hasCross && onClose !== undefined}
      onClose={() => onClose?.()}
      shouldReturnFocusOnClose={false}
      transitionDuration={0}
    >
      <div ref={content} className="modal-content">
        {children}
      </div>
    </Dialog>
  );
}

/** A key that closed a dialog is let go over what opened it: Blueprint's buttons would take that for a press, and open it again. */
function heedRelease(content: HTMLElement): void {
  const release = (event: KeyboardEvent) => {
    if (!content.isConnected) event.stopPropagation();
  };
  window.addEventListener("keyup", release, { capture: true, once: true });
}

/** What had the focus when the dialog around an element opened: one dialog often follows another. */
const openers = new WeakMap<Element, Element | null>();
const dialogAround = (element: Element | null) => element?.closest(".modal");

function useFocusReturned(): (content: HTMLElement | null) => void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => focusFirstLeft(opener), [opener]);
  return useCallback(
    (content) => {
      const dialog = dialogAround(content);
      if (dialog) openers.set(dialog, opener);
      content?.addEventListener("keydown", () => heedRelease(content));
    },
    [opener],
  );
}

function focusFirstLeft(opener: Element | null): void {
  let back: Element | null | undefined = opener;
  while (back && !back.isConnected) {
    const dialog = dialogAround(back);
    back = dialog && openers.get(dialog);
  }
  if (back instanceof HTMLElement) back.focus();
}
