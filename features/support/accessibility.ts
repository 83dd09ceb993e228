import assert from "node:assert/strict";
import axe, { type RunOnly } from "axe-core";
import type { Page } from "playwright-core";

const standards: RunOnly = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
/** The colour rules of these standards, the only ones that a theme can affect. */
const colours: RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/**
 * Returns one line for each violation that axe finds. Motion is off, because text that fades in has too little
 * contrast.
 */
export async function accessibilityViolations(page: Page, rules: RunOnly = standards): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(findViolations, rules);
  await page.emulateMedia({ reducedMotion: null });
  return violations;
}

export const contrastViolations = (page: Page): Promise<string[]> => accessibilityViolations(page, colours);

/** @param chooseTheme switches the page's theme, with the theme switch if the page has one */
export async function assertAccessible(page: Page, chooseTheme: (theme: "light" | "dark") => Promise<void>) {
  await chooseTheme("light");
  assert.deepEqual(await accessibilityViolations(page), [], "in the light theme");
  await chooseTheme("dark");
  assert.deepEqual(await accessibilityViolations(page, colours), [], "in the dark theme");
}

/** Runs in the page, where this file's imports do not exist. */
async function findViolations(runOnly: RunOnly): Promise<string[]> {
  // An earlier `evaluate` call has set `window.axe`.
  const { axe: loadedAxe } = window as unknown as { readonly axe: typeof axe };
  const { violations } = await loadedAxe.run(document, { runOnly, resultTypes: ["violations"] });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(" ")}`),
  );
}
