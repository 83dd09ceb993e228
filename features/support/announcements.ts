import type { Page } from "playwright-core";

/** Live regions, whose new text a screen reader announces without a move of the focus. */
const LIVE = "[aria-live], [role=status], [role=alert]";
/** Regions that are announced whole when a part changes. */
const ATOMIC = "[role=status], [role=alert], [aria-atomic=true]";

type Listening = Window & { announced?: string[] };

/**
 * Begins to collect what live regions of the page announce. While a dialog is open, only its own regions are announced.
 */
export async function listenTo(page: Page): Promise<void> {
  await page.evaluate(
    ([live, atomic]) => {
      const announced: string[] = [];
      (window as Listening).announced = announced;
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
          const text = part.innerText.trim().replace(/\s+/g, " ");
          if (!isOff && dialog.contains(part) && text) announced.push(text);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    [LIVE, ATOMIC] as const,
  );
}

/** Returns the announcements since {@link listenTo}, in order and as often as they were made. */
export const announcedIn = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() => (window as Listening).announced);
