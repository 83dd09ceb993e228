import { Dialog, type DialogProps } from "@blueprintjs/core";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { type FocusPlace, focusWhatIsLeft, placeOfFocus } from "../kept-focus";
import "./modal.css";

const DIALOG = ".modal";
/** What Blueprint puts around a dialog, with elements that catch the Tab key at both ends. */
const OVERLAY = ".bp6-overlay";

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
  useEffect(
    () => () => {
      if (!isInNewerDialog(opener)) focusWhatIsLeft(openedFirst(opener));
    },
    [opener],
  );
  return useCallback(
    (content) => {
      const dialog = content?.closest<HTMLElement>(DIALOG);
      if (dialog) {
        openers.set(dialog, opener);
        takeFocusFromTrap(dialog);
      }
      content?.addEventListener("keydown", () => heedRelease(content));
    },
    [opener],
  );
}

/**
 * Blueprint moves the focus that is outside a dialog to an empty element at the start of its overlay: when the dialog opens, and
 * when another one closes. What had the focus in the dialog takes it from there, or the dialog itself, so that its title is read.
 */
function takeFocusFromTrap(dialog: HTMLElement): void {
  const { activeElement } = document;
  let focused = activeElement instanceof HTMLElement && dialog.contains(activeElement) ? activeElement : dialog;
  dialog.tabIndex = -1;
  dialog.closest(OVERLAY)?.addEventListener("focusin", (event) => {
    const { target, relatedTarget } = event as FocusEvent;
    if (!(target instanceof HTMLElement)) return;
    if (dialog.contains(target)) focused = target;
    // From inside the dialog the trap is reached with the Tab key, and Blueprint goes on to the other end.
    else if (!(relatedTarget instanceof Node && dialog.contains(relatedTarget)))
      (focused.isConnected ? focused : dialog).focus({ preventScroll: true });
  });
}

/** Whether a dialog that followed this one has the focus already: it keeps the focus. */
function isInNewerDialog(opener: FocusPlace): boolean {
  const focused = document.activeElement?.closest(OVERLAY);
  return focused instanceof Element && !opener.includes(focused);
}

/** Behind the dialogs that have closed since. */
function openedFirst(opener: FocusPlace): FocusPlace {
  const dialog = opener.find((element) => element.matches(DIALOG));
  const before = dialog && !dialog.isConnected && openers.get(dialog);
  return before ? openedFirst(before) : opener;
}
