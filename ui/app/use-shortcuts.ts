import { useEffect } from "react";
import { hasSingleKeys } from "../kit/single-keys";

/** Maximum time in milliseconds between `g` and the letter of a screen. */
const SEQUENCE_TIMEOUT_MS = 1500;

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
    let pressedGAt = Number.NEGATIVE_INFINITY;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const followsG = event.timeStamp - pressedGAt < SEQUENCE_TIMEOUT_MS;
      pressedGAt = Number.NEGATIVE_INFINITY;
      const isPalette = isPaletteKey(event);
      // The search for dialogs comes last, because it scans the whole page, and most keys are typed into a field.
      if ((!isPalette && (isTyping(event.target) || hasModifier(event) || !hasSingleKeys())) || hasDialog()) return;
      if (isPalette) {
        event.preventDefault();
        return onPalette();
      }
      if (event.key === "?") onHelp();
      else if (followsG && onLetter(event.key)) event.preventDefault();
      else if (event.key === "g") pressedGAt = event.timeStamp;
    };
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, [onPalette, onHelp, onLetter]);
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

function isPaletteKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey === metaKey || shiftKey || altKey || key.toLowerCase() !== "k") return false;
  return isMac() ? metaKey : ctrlKey;
}

const hasDialog = (): boolean => document.querySelector("[aria-modal='true'], dialog[open]") !== null;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);
