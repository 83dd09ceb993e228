import type { Page } from "playwright-core";

type Watched = { longest: number; frame: number; keys: number[]; presses: Map<number, number> };

/** From now on remembers the longest task of the page, and how long keys and presses took until they were painted. */
export const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched: Watched = { longest: 0, frame: 0, keys: [], presses: new Map() };
    Object.assign(globalThis, { watched });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
    }).observe({ type: "longtask" });
    new PerformanceObserver((list) => {
      // The compiler's own list does not know this kind of entry.
      for (const { name, duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
        if (name === "keydown") watched.keys.push(duration);
        else if (interactionId > 0)
          watched.presses.set(interactionId, Math.max(duration, watched.presses.get(interactionId) ?? 0));
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });

/** From now on also asks for a picture each frame, and remembers which stood the longest: that costs time, so nothing else is measured beside it. */
export const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { watched } = globalThis as unknown as { watched: Watched };
    let before = performance.now();
    const next = (now: number) => {
      watched.frame = Math.max(watched.frame, now - before);
      before = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });

/** The longest task since this was asked last; tasks of less than 50 ms are none. */
export const longestTask = (page: Page): Promise<number> => taken(page, "longest");

/** How long one picture stood at the most since this was asked last, whatever kept the next one from being drawn. */
export const longestFrame = (page: Page): Promise<number> => taken(page, "frame");

const taken = (page: Page, what: "longest" | "frame"): Promise<number> =>
  page.evaluate((mark) => {
    const { watched } = globalThis as unknown as { watched: Watched };
    const value = watched[mark];
    watched[mark] = 0;
    return value;
  }, what);

/**
 * Types a digit over what is in the field, then more, which are taken away again.
 * @param more as many as the field is there for
 * @returns what 95 of 100 keys needed at most, until their picture; below 16 ms a browser tells nothing
 */
export async function keystrokes(page: Page, count: number, more: number): Promise<number> {
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("1");
  await page.evaluate(() => {
    (globalThis as unknown as { watched: Watched }).watched.keys = [];
  });
  for (let typed = 0; typed < count; typed += 1)
    await page.keyboard.press(typed % (2 * more) < more ? "1" : "Backspace", { delay: 80 });
  const slow = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched.keys);
  return p95(slow, count);
}

/** As {@link keystrokes}, for presses of a mouse: from its going down to the last picture that its going up leads to. */
export async function pressed(page: Page, count: number, press: (turn: number) => Promise<void>): Promise<number> {
  await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched.presses.clear());
  for (let turn = 0; turn < count; turn += 1) await press(turn);
  const slow = await page.evaluate(() => [...(globalThis as unknown as { watched: Watched }).watched.presses.values()]);
  return p95(slow, count);
}

/** @param slow those that a browser tells of; all others took less than 16 ms */
export function p95(slow: readonly number[], count: number): number {
  const fast = Array.from({ length: Math.max(0, count - slow.length) }, () => 16);
  return [...slow, ...fast].sort((a, b) => a - b)[Math.ceil(count * 0.95) - 1] ?? Number.NaN;
}

/** Scrolls an element by a screen's height each frame; what 95 of 100 frames needed at most. */
export const scrolled = (page: Page, label: string, frames: number): Promise<number> =>
  page
    .getByRole("region", { name: label, exact: true })
    .last()
    .evaluate(
      (element, count) =>
        new Promise<number>((resolve) => {
          const taken: number[] = [];
          let before = performance.now();
          const step = (now: number) => {
            taken.push(now - before);
            before = now;
            element.scrollTop += 360;
            if (taken.length < count) requestAnimationFrame(step);
            else resolve(taken.slice(1).sort((a, b) => a - b)[Math.floor((count - 1) * 0.95) - 1] ?? Number.NaN);
          };
          requestAnimationFrame(step);
        }),
      frames,
    );

/** Megabytes that are really in use, after everything that can go is gone. */
export async function usedHeap(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  await cdp.detach();
  return usedSize / 1024 / 1024;
}
