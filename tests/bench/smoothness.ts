import type { Page } from "playwright-core";

type Watched = { longest: number; frame: number; keys: number[]; presses: Map<number, number> };

/** Starts to record the page's longest task, and the time from a key or press until the next paint. */
export const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched: Watched = { longest: 0, frame: 0, keys: [], presses: new Map() };
    Object.assign(globalThis, { watched });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
    }).observe({ type: "longtask" });
    new PerformanceObserver((list) => {
      // TypeScript's types do not include this kind of entry.
      for (const { name, duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
        if (name === "keydown") watched.keys.push(duration);
        else if (interactionId > 0)
          watched.presses.set(interactionId, Math.max(duration, watched.presses.get(interactionId) ?? 0));
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });

/**
 * Starts to request animation frames continuously and to record the longest one. This costs time, so nothing else is
 * measured meanwhile.
 */
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

/** The longest task since the previous call, in ms; tasks below 50 ms are not reported. */
export const longestTask = (page: Page): Promise<number> => taken(page, "longest");

/** The longest time that a frame stayed on the screen since the previous call, in ms. */
export const longestFrame = (page: Page): Promise<number> => taken(page, "frame");

const taken = (page: Page, what: "longest" | "frame"): Promise<number> =>
  page.evaluate((mark) => {
    const { watched } = globalThis as unknown as { watched: Watched };
    const value = watched[mark];
    watched[mark] = 0;
    return value;
  }, what);

/**
 * Replaces the content of a field with a digit, then types and deletes further digits.
 * @param more number of digits to type before they are deleted
 * @returns the 95th percentile of the time from key to paint; browsers do not report times below 16 ms
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

/** As {@link keystrokes}, for mouse presses: from pressing the button to the last paint after its release. */
export async function pressed(page: Page, count: number, press: (turn: number) => Promise<void>): Promise<number> {
  await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched.presses.clear());
  for (let turn = 0; turn < count; turn += 1) await press(turn);
  const slow = await page.evaluate(() => [...(globalThis as unknown as { watched: Watched }).watched.presses.values()]);
  return p95(slow, count);
}

/** @param slow times reported by the browser; all others are below 16 ms */
export function p95(slow: readonly number[], count: number): number {
  const fast = Array.from({ length: Math.max(0, count - slow.length) }, () => 16);
  return [...slow, ...fast].sort((a, b) => a - b)[Math.ceil(count * 0.95) - 1] ?? Number.NaN;
}

/** Scrolls an element by 360 pixels in each frame and returns the 95th percentile of the frame times. */
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

/** Heap in use after a garbage collection, in MB. */
export async function usedHeap(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  await cdp.detach();
  return usedSize / 1024 / 1024;
}
