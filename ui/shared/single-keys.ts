import { useSyncExternalStore } from "react";

/** Storage key. Single-key shortcuts are on by default, and the browser remembers that they were switched off. */
const KEY = "no single-key shortcuts";
const listeners = new Set<() => void>();
let isOff: boolean | undefined;

export const hasSingleKeys = (): boolean => {
  isOff ??= remembered() !== null;
  return !isOff;
};

export function chooseSingleKeys(on: boolean): void {
  isOff = !on;
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "");
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
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
