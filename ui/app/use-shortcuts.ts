import { useEffect } from "react";
import { hasSingleKeys } from "./single-keys";

/** How long `g` waits for the letter of a screen, in milliseconds. */
const PATIENCE_MS = 1500;

/** Ctrl+K belongs to typing on a Mac, where the palette has Cmd+K. */
const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

type Shortcuts = {
  readonly onPalette: () => void;
  readonly onHelp: () => void;
  /** Whether some screen has this letter; it is gone to. */
  readonly onLetter: (letter: string) => boolean;
};

/** Keys that work wherever nobody is typing and no dialog is open. */
export function useShortcuts({ onPalette, onHelp, onLetter }: Shortcuts): void {
  useEffect(() => {
    let goingSince = 0;
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const isGoing = event.timeStamp - goingSince < PATIENCE_MS;
      goingSince = 0;
      const isPalette = isPaletteKey(event);
      // Dialogs are looked for last: the search goes through the whole page, and most keys are typed into a field.
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
