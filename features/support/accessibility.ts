import type { Page } from "playwright-core";
import { engine } from "./engine";
import { axeViolations } from "./wcag/engines";
import { faultsOf, isThorough, type MeasurementGroup, setStill } from "./wcag/measurements";

/** The measurements that a page gets in addition to those of its state. */
type Further = Extract<MeasurementGroup, "atDesk" | "onPhone">;

/** Returns one line for each fault of the page in its current state, in both themes; a phone in the light one only. */
export async function accessibilityFaults(page: Page, further?: Further): Promise<string[]> {
  // The drivers of the other engines cannot change the theme, and IBM's engine has findings of its own there.
  if (engine !== "chromium") return axeViolations(page);
  // The page is measured without a hovered row.
  await page.mouse.move(0, 0);
  return withoutMotion(page, async () => {
    const faults = await faultsOf(page, "ofState");
    if (further) faults.push(...(await faultsOf(page, further)));
    // On a phone the same colours have other places.
    if (further === "onPhone" && !isThorough) return faults;
    await page.emulateMedia({ colorScheme: "dark" });
    // The page follows the system's theme in the next frame.
    await nextFrames(page);
    faults.push(...(await faultsOf(page, "ofColours")).map((fault) => `${fault} in the dark theme`));
    await page.emulateMedia({ colorScheme: null });
    return faults;
  });
}

/** Returns one line for each text of the printed page with too little contrast. */
export function faultsOnPaper(page: Page): Promise<string[]> {
  return withoutMotion(page, () => (engine === "chromium" ? faultsOf(page, "ofColours") : axeViolations(page)));
}

async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });
}

/** Text that fades in has too little contrast. */
async function withoutMotion<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // A new theme would still fade in.
  await setStill(page, true);
  try {
    return await act();
  } finally {
    await setStill(page, false);
    await page.emulateMedia({ reducedMotion: null });
  }
}
