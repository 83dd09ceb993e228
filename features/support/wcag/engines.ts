import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Checker } from "accessibility-checker-engine";
import axe, { type RunOnly } from "axe-core";
import type { Page } from "playwright-core";

const standards: RunOnly = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
/** The colour rules of these standards, the only rules whose result depends on the theme. */
const colours: RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

type Exclusion = { readonly rule: string; readonly where: string; readonly reason: string };

/** Findings of IBM's engine that are wrong here, by rule and by a part of the element's markup. */
const ibmExclusions: readonly Exclusion[] = [
  {
    rule: "aria_attribute_allowed",
    where: "aria-description=",
    reason: "ARIA 1.3 has the attribute and the three browser engines support it; the rule knows ARIA 1.2.",
  },
  {
    rule: "label_content_exists",
    where: "run-checkbox",
    reason: "The tick box has a name of its own; its label is only the place to press.",
  },
  {
    rule: "label_ref_valid",
    where: "<label for=",
    reason: "It takes the visually hidden field of a file for absent. The measurement “references” has the same rule.",
  },
  {
    rule: "table_headers_exists",
    where: "cards",
    reason:
      "The headings of cards are visually hidden, which the rule takes for absent; the accessibility tree has them.",
  },
  {
    rule: "table_aria_descendants",
    where: 'class="rdp-cell"',
    reason:
      "The calendar's cells give their role to the buttons of the days inside, which the tree shows as grid cells.",
  },
];

const ibmSource = readFileSync(
  createRequire(import.meta.url).resolve("accessibility-checker-engine/ace-window.js"),
  "utf8",
);

/** Makes `window.axe` available in the page; the measurements use its computation of names too. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
}

/** Returns one line for each violation that axe finds. */
export async function axeViolations(page: Page, only: "standards" | "colours" = "standards"): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(findByAxe, only === "colours" ? colours : standards);
}

/** Returns one line for each violation that IBM's engine finds. */
export async function ibmViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "ace_ibma" in window))) await page.evaluate(ibmSource);
  return page.evaluate(findByIbm, ibmExclusions);
}

/** Runs in the page, where this file's imports do not exist. */
async function findByAxe(runOnly: RunOnly): Promise<string[]> {
  // An earlier `evaluate` call has set `window.axe`.
  const { axe: loadedAxe } = window as unknown as { readonly axe: typeof axe };
  const { violations } = await loadedAxe.run(document, { runOnly, resultTypes: ["violations"] });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(" ")}`),
  );
}

/** Runs in the page as well. */
async function findByIbm(exclusions: readonly Exclusion[]): Promise<string[]> {
  const { ace_ibma: ace } = window as unknown as { readonly ace_ibma: { readonly Checker: new () => Checker } };
  const { results } = await new ace.Checker().check(document, ["WCAG_2_2"]);
  return results
    .filter(({ value }) => value[0] === "VIOLATION" && value[1] === "FAIL")
    .filter(({ ruleId, snippet }) => !exclusions.some(({ rule, where }) => rule === ruleId && snippet.includes(where)))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} at ${snippet}`);
}
