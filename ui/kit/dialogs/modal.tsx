import { Dialog, type DialogProps } from "@blueprintjs/core";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { currentFocusPath, type FocusPath, restoreFocus } from "../keep-focus";
import "./dialogs.css";

const DIALOG = ".modal";
/** Blueprint's overlay around a dialog; its first and last elements catch the Tab key. */
const OVERLAY = ".bp6-overlay";
const END = ".bp6-overlay-end-focus-trap";

type Props = Pick<DialogProps, "title" | "role" | "aria-describedby"> & {
  children: ReactNode;
  /** Called on Escape and by the close cross, if there is one. Absent while the dialog must not be closed. */
  onClose?: (() => void) | undefined;
  hasCross?: boolean;
  /** "top" keeps its upper edge while its content changes; "panel" is below the header, at the right. */
  size?: "small" | "full" | "drawer" | "top" | "panel";
};

/**
 * A dialog that is open while mounted. It takes the focus, traps it, and returns it to the previous element when
 * closed.
 */
export function Modal({ children, onClose, hasCross = false, size = "small", ...dialog }: Props) {
  const content = useReturnFocus();
  return (
    <Dialog
      {...dialog}
      isOpen
      className={`modal ${size}`}
      canOutsideClickClose={size === "drawer" || size === "panel"}
      {...(size === "panel" ? { backdropClassName: "see-through" } : {})}
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

/**
 * Stops the key release after a key press that closed a dialog. The focus is back on the opener by then, and a
 * Blueprint button would take the release for a click and open the dialog again.
 */
function ignoreKeyRelease(content: HTMLElement): void {
  const release = (event: KeyboardEvent) => {
    if (!content.isConnected) event.stopPropagation();
  };
  window.addEventListener("keyup", release, { capture: true, once: true });
}

/** The element that had the focus when each dialog opened. One dialog often opens another, so these form a chain. */
const openers = new WeakMap<Element, FocusPath>();

function useReturnFocus(): (content: HTMLElement | null) => void {
  const [opener] = useState(currentFocusPath);
  useEffect(
    () => () => {
      if (!isInNewerDialog(opener)) restoreFocus(firstOpener(opener));
    },
    [opener],
  );
  return useCallback(
    (content) => {
      const dialog = content?.closest<HTMLElement>(DIALOG);
      if (dialog) {
        openers.set(dialog, opener);
        // Blueprint's overlay is a live region, so a screen reader would read each second of a countdown in a dialog.
        dialog.closest(OVERLAY)?.setAttribute("aria-live", "off");
        takeFocusFromOverlay(dialog);
      }
      content?.addEventListener("keydown", () => ignoreKeyRelease(content));
    },
    [opener],
  );
}

/**
 * Blueprint's overlay has elements around the dialog that can take the focus: the two ends, which catch the Tab key, and
 * a container. It moves the focus there when a dialog opens and when another one closes. This moves it on to the last
 * focused element of the dialog, or to the dialog itself, so that its title is announced. After Tab at an end it moves
 * the focus to the other end. Blueprint itself stays at the same control if the dialog has opened with the focus inside.
 */
function takeFocusFromOverlay(dialog: HTMLElement): void {
  const { activeElement } = document;
  let focused = activeElement instanceof HTMLElement && dialog.contains(activeElement) ? activeElement : dialog;
  dialog.tabIndex = -1;
  dialog.closest(OVERLAY)?.addEventListener("focusin", (event) => {
    const { target, relatedTarget } = event as FocusEvent;
    if (!(target instanceof HTMLElement)) return;
    if (dialog.contains(target)) {
      focused = target;
      return;
    }
    // Blueprint would move the focus once more.
    event.stopPropagation();
    const cameByTab = relatedTarget instanceof Node && dialog.contains(relatedTarget);
    if (cameByTab) controlOf(dialog, target.matches(END) ? "first" : "last").focus();
    else (focused.isConnected ? focused : dialog).focus({ preventScroll: true });
  });
}

function controlOf(dialog: HTMLElement, place: "first" | "last"): HTMLElement {
  const controls = dialog.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, [tabindex]");
  // Tab leads to the chosen radio button of a group only.
  const isReachable = (control: HTMLElement) =>
    control.tabIndex >= 0 && !control.matches(":disabled, [type=radio]:not(:checked)");
  return [...controls].filter(isReachable).at(place === "first" ? 0 : -1) ?? dialog;
}

/** Returns whether a dialog opened after this one has the focus. Such a dialog keeps it. */
function isInNewerDialog(opener: FocusPath): boolean {
  const focused = document.activeElement?.closest(OVERLAY);
  return focused instanceof Element && !opener.includes(focused);
}

/** Follows the chain of closed dialogs back to the focus of the first one. */
function firstOpener(opener: FocusPath): FocusPath {
  const dialog = opener.find((element) => element.matches(DIALOG));
  const before = dialog && !dialog.isConnected && openers.get(dialog);
  return before ? firstOpener(before) : opener;
}
