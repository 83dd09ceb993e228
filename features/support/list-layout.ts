import type { Page } from "playwright-core";

/** Widths of windows at which lists are measured, from a small phone to a large screen. */
export const widths = [320, 375, 768, 820, 1024, 1280, 1440, 1920] as const;

/**
 * Returns what is wrong with the layout of the table on a page: content outside of the visible width, values over one
 * another, values cut off, wrapped amounts. Empty if all is well.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { readonly name: string; readonly rect: DOMRect };
    const faults: string[] = [];
    const table = document.querySelector("main table");
    if (!table) return ["there is no table"];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
    const frame = table.parentElement as HTMLElement;
    if (frame.scrollWidth > frame.clientWidth)
      faults.push(`the list scrolls sideways by ${frame.scrollWidth - frame.clientWidth} px`);
    const visible = (table.parentElement as HTMLElement).getBoundingClientRect();
    const contentOf = (cell: HTMLElement): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect();
    };
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    for (const [at, row] of [...table.querySelectorAll("tr")].entries()) {
      if (row.getBoundingClientRect().height <= 1) continue;
      const boxes: Box[] = [];
      for (const cell of row.querySelectorAll<HTMLElement>("th, td")) {
        const text = cell.innerText.trim().replace(/\s+/g, " ");
        const rect = contentOf(cell);
        if (text === "" && !cell.querySelector("button, input")) continue;
        const name = `row ${at}, “${text}”`;
        if (rect.width === 0 || rect.height === 0) faults.push(`${name} is not visible`);
        if (rect.left < visible.left - 1 || rect.right > visible.right + 1)
          faults.push(`${name} sticks out of the list`);
        if (cell.scrollWidth > cell.clientWidth + 1) faults.push(`${name} is cut off`);
        const isAmount = /^(GHS|USD|EUR|GBP) [\d,.]+$/.test(text);
        if (isAmount && rect.height > 40) faults.push(`${name} is wrapped`);
        for (const other of boxes) if (isOver(rect, other.rect)) faults.push(`${name} covers ${other.name}`);
        boxes.push({ name, rect });
      }
    }
    return faults;
  });
}
