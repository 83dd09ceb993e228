import assert from "node:assert/strict";
import axe, { type RunOnly } from "axe-core";
import type { Page } from "playwright-core";

const standards: RunOnly = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
/** The rules of these standards that look at colours: all that a theme changes. */
const colours: RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/** What the axe rules find on the page as it stands, one line a fault: at rest, for text that is fading in has no contrast yet. */
export async function accessibilityViolations(page: Page, rules: RunOnly = standards): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(findViolations, rules);
  await page.emulateMedia({ reducedMotion: null });
  return violations;
}

/** @param chooseTheme puts the page into that theme, as the page's own people do where they can. */
export async function assertAccessible(page: Page, chooseTheme: (theme: "light" | "dark") => Promise<void>) {
  await chooseTheme("light");
  assert.deepEqual(await accessibilityViolations(page), [], "in the light theme");
  await chooseTheme("dark");
  assert.deepEqual(await accessibilityViolations(page, colours), [], "in the dark theme");
}

/** Runs in the page, where it knows nothing of this file's imports: whoever compiles them gives them other names. */
async function findViolations(runOnly: RunOnly): Promise<string[]> {
  // What was evaluated there before has put it on the window.
  const { axe: there } = window as unknown as { readonly axe: typeof axe };
  const { violations } = await there.run(document, { runOnly, resultTypes: ["violations"] });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(" ")}`),
  );
}
