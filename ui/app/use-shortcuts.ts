import { useEffect } from "react";
import { hasSingleKeys } from "../shared/single-keys";

/** Maximum time in milliseconds between `g` and the letter of a screen. */
const PATIENCE_MS = 1500;

/** On a Mac Ctrl+K is an editing key, so the palette uses Cmd+K there. */
const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

type Shortcuts = {
  readonly onPalette: () => void;
  readonly onHelp: () => void;
  /** Opens the screen with this letter, and returns whether there is one. */
  readonly onLetter: (letter: string) => boolean;
};

/** Listens for shortcuts while the user is not typing and no dialog is open. */
export function useShortcuts({ onPalette, onHelp, onLetter }: Shortcuts): void {
  useEffect(() => {
    let goingSince = 0;
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const isGoing = event.timeStamp - goingSince < PATIENCE_MS;
      goingSince = 0;
      const isPalette = isPaletteKey(event);
      // The search for dialogs comes last, because it scans the whole page, and most keys are typed into a field.
      if ((!isPalette && (isTyping(event.target) || isHeld(event) || !hasSingleKeys())) || hasDialog()) return;
      if (isPalette) {
        event.preventDefault();
        return onPalette();
      }
      if (event.key === "?") onHelp();
      else if (isGoing && onLetter(event.key)) event.preventDefault();
      else if (event.key === "g") goingSince = event.timeStamp;
    };
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, [onPalette, onHelp, onLetter]);
}

const isHeld = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

function isPaletteKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey === metaKey || shiftKey || altKey || key.toLowerCase() !== "k") return false;
  return isMac() ? metaKey : ctrlKey;
}

const hasDialog = (): boolean => document.querySelector("[aria-modal='true'], dialog[open]") !== null;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);
