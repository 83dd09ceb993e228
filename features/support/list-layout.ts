import type { Page } from "playwright-core";

/** Widths of windows at which lists are measured, from a small phone to a large screen. */
export const widths = [320, 375, 768, 820, 1024, 1280, 1440, 1920] as const;

/** A value that does not wrap. */
const AMOUNT = "^(GHS|USD|EUR|GBP) [\\d,.]+$";
/** The height of an amount on one line, in the largest type, in pixels. */
const LINE_MAX = 40;

/**
 * Returns what is wrong with the layout of the table on a page: content outside of the visible width, values over one
 * another, values cut off, wrapped amounts, cards that open nothing. Empty if all is well.
 */
export function layoutFaults(page: Page, width: number): Promise<string[]> {
  return page.evaluate(
    async ({ wanted, amount, lineMax }) => {
      // The list follows a new width in the next frame.
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
      if (window.innerWidth !== wanted) return [`the window is ${window.innerWidth} px wide`];
      const frame = document.querySelector<HTMLElement>("main table")?.parentElement;
      if (!frame) return ["there is no table"];
      const faults: string[] = [];
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth > clientWidth) faults.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
      const excess = frame.scrollWidth - frame.clientWidth;
      if (excess > 0) faults.push(`the list scrolls sideways by ${excess} px`);
      const visible = frame.getBoundingClientRect();
      const range = document.createRange();
      for (const [at, row] of [...frame.querySelectorAll("tr")].entries()) {
        // The headings of cards are for screen readers only.
        if (row.getBoundingClientRect().height <= 1 || row.closest("thead")?.clientHeight === 1) continue;
        const links = [...row.querySelectorAll(".cards td > .open-link")];
        if (links.length > 0) {
          row.scrollIntoView({ block: "center" });
          const { right, top } = row.getBoundingClientRect();
          const hit = document.elementFromPoint(right - 24, top + 20);
          if (!links.some((link) => link === hit)) faults.push(`card ${at} does not open the row`);
        }
        const boxes: { readonly name: string; readonly rect: DOMRect }[] = [];
        // A cell without a box of its own is measured by its parts.
        const cells = [...row.querySelectorAll<HTMLElement>("th, td")].flatMap((cell) =>
          getComputedStyle(cell).display === "contents"
            ? [...cell.querySelectorAll<HTMLElement>(":scope > :not(.lines), :scope > .lines > *")]
            : [cell],
        );
        for (const cell of cells) {
          const text = cell.innerText.trim().replace(/\s+/g, " ");
          const isVisible = cell.getClientRects().length > 0 && !cell.querySelector(":scope > .for-screen-readers");
          if (!isVisible || (text === "" && !cell.querySelector("button, input"))) continue;
          range.selectNodeContents(cell);
          const rect = range.getBoundingClientRect();
          const name = `row ${at}, “${text}”`;
          if (rect.width === 0 || rect.height === 0) faults.push(`${name} is not visible`);
          if (rect.left < visible.left - 1 || rect.right > visible.right + 1)
            faults.push(`${name} sticks out of the list`);
          if (rect.right > cell.getBoundingClientRect().right + 8) faults.push(`${name} sticks out of its column`);
          if (new RegExp(amount).test(text) && rect.height > lineMax) faults.push(`${name} is wrapped`);
          for (const other of boxes) {
            const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
            const down = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
            if (across > 1 && down > 1) faults.push(`${name} covers ${other.name}`);
          }
          boxes.push({ name, rect });
        }
      }
      return faults;
    },
    { wanted: width, amount: AMOUNT, lineMax: LINE_MAX },
  );
}
