import type { Page } from "playwright-core";

type Watched = { longest: number; keys: number[] };

/** From now on remembers the longest task of the page and how long keys took until they were painted. */
export const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched: Watched = { longest: 0, keys: [] };
    Object.assign(globalThis, { watched });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
    }).observe({ type: "longtask" });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === "keydown") watched.keys.push(duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });

/** The longest task since this was asked last; tasks of less than 50 ms are none. */
export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { watched } = globalThis as unknown as { watched: Watched };
    const { longest } = watched;
    watched.longest = 0;
    return longest;
  });

/** Types digits and tells what 95 of 100 needed at most, from the key to the picture; below 16 ms a browser tells nothing. */
export async function keystrokes(page: Page, count: number): Promise<number> {
  for (let typed = 0; typed < count; typed += 1)
    await page.keyboard.press(typed % 5 === 4 ? "Backspace" : "1", { delay: 80 });
  const slow = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched.keys);
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
