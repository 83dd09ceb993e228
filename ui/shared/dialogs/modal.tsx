import { Dialog, type DialogProps } from "@blueprintjs/core";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { type FocusPlace, focusWhatIsLeft, placeOfFocus } from "../kept-focus";
import "./modal.css";

const DIALOG = ".modal";

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

/** What had the focus when a dialog opened: one dialog often follows another. */
const openers = new WeakMap<Element, FocusPlace>();

function useFocusReturned(): (content: HTMLElement | null) => void {
  const [opener] = useState(placeOfFocus);
  useEffect(() => () => focusWhatIsLeft(openedFirst(opener)), [opener]);
  return useCallback(
    (content) => {
      const dialog = content?.closest(DIALOG);
      if (dialog) openers.set(dialog, opener);
      content?.addEventListener("keydown", () => heedRelease(content));
    },
    [opener],
  );
}

/** Behind the dialogs that have closed since. */
function openedFirst(opener: FocusPlace): FocusPlace {
  const dialog = opener.find((element) => element.matches(DIALOG));
  const before = dialog && !dialog.isConnected && openers.get(dialog);
  return before ? openedFirst(before) : opener;
}
