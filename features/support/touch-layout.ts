import type { Page } from "playwright-core";

/** Widths of phones at which screens must not scroll sideways. */
export const phoneWidths = [320, 375, 390] as const;

/** The least size of a target under a finger and of a field's text, in pixels. */
const TARGET_MIN = 44;
const TEXT_MIN = 16;

/**
 * Returns which visible targets are too small for a finger, and which fields have a text so small that a phone zooms in
 * on them.
 */
export function touchFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ targetMin, textMin }) => {
      if (!window.matchMedia("(pointer: coarse)").matches) return ["the pointer is not a finger"];
      const targets =
        "button, a[href], input, select, textarea, summary, [role=tab], [role=option], [role=menuitem], .bp6-control";
      // Pages behind a dialog cannot be pressed.
      const dialogs = document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog], dialog[open]");
      const scope = [...dialogs].at(-1) ?? document.body;
      const faults: string[] = [];
      for (const target of scope.querySelectorAll<HTMLElement>(targets)) {
        if (!target.checkVisibility({ visibilityProperty: true })) continue;
        // A disabled field gets no focus, so nothing zooms in on it.
        const isText =
          target.matches("input, select, textarea") && !target.matches(":disabled, [type=checkbox], [type=radio]");
        // The box of a checkbox is its label, and a text in five boxes is one field.
        if (target.closest(".bp6-control") && !target.matches(".bp6-control")) continue;
        const { width, height, bottom } = target.getBoundingClientRect();
        // Links in a sentence and rows of lists may be smaller (WCAG 2.5.8).
        const mayBeSmaller = target.matches("p a, table *, [role=listbox] *");
        if (bottom <= 0 || width <= 1 || mayBeSmaller) continue;
        const label = target.ariaLabel || target.innerText || (target as HTMLInputElement).labels?.[0]?.innerText;
        const name = `${target.tagName.toLowerCase()} “${label?.replace(/\s+/g, " ")}”`;
        if (Math.min(width, height) < targetMin - 0.5)
          faults.push(`${name} is ${Math.round(width)} x ${Math.round(height)} px`);
        const size = Number.parseFloat(getComputedStyle(target).fontSize);
        if (isText && size < textMin) faults.push(`the text of ${name} is ${size} px`);
      }
      return faults;
    },
    { targetMin: TARGET_MIN, textMin: TEXT_MIN },
  );
}

/** Returns what is wider than the screen. Content that scrolls in its own frame may be. */
export function widthFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const named: string[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      if (element.getBoundingClientRect().right <= clientWidth + 1) continue;
      let frame = element.parentElement;
      while (frame && getComputedStyle(frame).overflowX === "visible") frame = frame.parentElement;
      if (!frame || frame === document.documentElement)
        named.push(`${element.tagName.toLowerCase()}.${element.className}`);
    }
    return [`the page is ${scrollWidth} px wide on ${clientWidth} px: ${named.slice(0, 5).join(", ")}`];
  });
}

/** Returns which charts are wider or narrower than their frames. */
export function chartFaults(page: Page): Promise<string[]> {
  return page.locator("main").evaluate((main) => {
    const charts = [...main.querySelectorAll(".chart-drawing svg")];
    if (charts.length === 0) return ["there is no chart"];
    return charts.flatMap((chart) => {
      const [drawn, frame] = [chart.clientWidth, chart.closest(".chart-drawing")?.clientWidth];
      return drawn === frame ? [] : [`a chart of ${drawn} px is in a frame of ${frame} px`];
    });
  });
}
