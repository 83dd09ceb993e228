import type { Page } from "playwright-core";

/** Live regions, whose new text a screen reader announces without a move of the focus. */
const LIVE = "[aria-live], [role=status], [role=alert]";
/** Regions that are announced whole when a part changes. */
const ATOMIC = "[role=status], [role=alert], [aria-atomic=true]";

/**
 * Returns a list that receives what live regions of the page announce, in order and as often as it is announced. While
 * a dialog is open, only its own regions are announced.
 */
export async function listenTo(page: Page): Promise<readonly string[]> {
  const announced: string[] = [];
  await page.exposeFunction("announce", (text: string) => announced.push(text));
  await page.evaluate(
    ([live, atomic]) => {
      const { announce } = window as unknown as { readonly announce: (text: string) => void };
      new MutationObserver((records) => {
        const changed = new Set<HTMLElement>();
        for (const { target, addedNodes } of records) {
          const around = target instanceof HTMLElement ? target : target.parentElement;
          const region = around?.closest<HTMLElement>(live);
          for (const node of addedNodes) {
            if (!(node instanceof HTMLElement)) continue;
            if (region && !region.matches(atomic)) changed.add(node);
            if (node.matches(live)) changed.add(node);
            for (const inside of node.querySelectorAll<HTMLElement>(live)) changed.add(inside);
          }
          if (region?.matches(atomic)) changed.add(region);
          else if (region && around && target instanceof Text) changed.add(around);
        }
        const dialog = [...document.querySelectorAll("[aria-modal=true]")].at(-1) ?? document.body;
        for (const part of changed) {
          const isOff = part.closest(live)?.getAttribute("aria-live") === "off";
          if (!isOff && dialog.contains(part) && part.innerText.trim()) announce(part.innerText.trim());
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    [LIVE, ATOMIC] as const,
  );
  return announced;
}
