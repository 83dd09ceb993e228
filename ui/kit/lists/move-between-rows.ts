import type { KeyboardEvent } from "react";

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
