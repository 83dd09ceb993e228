import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { engine } from "./engine";
import { axeViolations } from "./wcag/engines";
import { faultsOf, setStill } from "./wcag/measurements";

/** The drivers of the other engines lack forced colours, and IBM's engine has findings of its own there. */
const hasMeasurements = engine === "chromium";

/**
 * Returns one line for each fault that is measured without use of the page. Motion is off, because text that fades in
 * has too little contrast.
 */
export function accessibilityViolations(page: Page): Promise<string[]> {
  return withoutMotion(page, () => (hasMeasurements ? faultsOf(page, "asShown") : axeViolations(page)));
}

/** Returns one line for each fault that the theme or the system's colours can cause. */
export function contrastViolations(page: Page): Promise<string[]> {
  return withoutMotion(page, () => (hasMeasurements ? faultsOf(page, "ofColours") : axeViolations(page, "colours")));
}

/** @param chooseTheme switches the page's theme, with the theme switch if the page has one */
export async function assertAccessible(page: Page, chooseTheme: (theme: "light" | "dark") => Promise<void>) {
  await chooseTheme("light");
  assert.deepEqual(await accessibilityViolations(page), [], "in the light theme");
  await chooseTheme("dark");
  assert.deepEqual(await contrastViolations(page), [], "in the dark theme");
  if (!hasMeasurements) return;
  assert.deepEqual(await withoutMotion(page, () => faultsOf(page, "underUse")), [], "in use");
}

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
