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

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus with the arrow keys to the same control in the nearest row that has it. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target } = event;
  const step = steps[key];
  const row = target instanceof HTMLElement ? target.closest("tr") : null;
  if (!step || !row || !(target instanceof HTMLElement)) return;
  const index = controlsOf(row).indexOf(target);
  const next = rowsAfterOrBefore(row, step)
    .map((other) => controlsOf(other)[index])
    .find((control) => control !== undefined);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>("a, button")];

/** Returns the rows after or before a row, nearest first. */
function rowsAfterOrBefore(row: Element, step: number): readonly Element[] {
  const rows = [...(row.parentElement?.children ?? [])];
  const at = rows.indexOf(row);
  return step > 0 ? rows.slice(at + 1) : rows.slice(0, at).reverse();
}
