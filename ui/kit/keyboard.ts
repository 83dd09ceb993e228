import { type KeyboardEvent, useSyncExternalStore } from "react";

/** Storage key. Single-key shortcuts are on by default, and the browser remembers that they were switched off. */
const STORAGE_KEY = "no single-key shortcuts";
const listeners = new Set<() => void>();
let areOff: boolean | undefined;

export const hasSingleKeys = (): boolean => {
  areOff ??= remembered() !== null;
  return !areOff;
};

export function chooseSingleKeys(on: boolean): void {
  areOff = !on;
  try {
    if (on) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, "");
  } catch {
    // If the browser refuses storage, the choice lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, hasSingleKeys);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function remembered(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** The key code that browsers give to keys of an input method. */
const INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method, such as the Enter that confirms a word. Safari ends the composition before
 * that Enter, which then has only the key code of an input method.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === INPUT_METHOD;
