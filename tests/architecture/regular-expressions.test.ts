import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";

const files = ["ui", "contract", "adapters", "application", "domain", "mock-bank"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

/** Longer than the longest text that a regular expression is applied to. */
const LENGTH = 2000;
/** At this length a quadratic expression takes a few milliseconds, a cubic one longer than this limit. */
const PATIENCE_MS = 1000;

/** Matches regular expression literals in source code. */
const WRITTEN =
  /(?<=[=(,:!&|?{}[\s])\/(?![/*\s])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*(?=[\s.,;)\]}:]|$)/gm;
const expressionsIn = (file: string): string[] => readFileSync(file, "utf8").match(WRITTEN) ?? [];

/** Returns texts whose repeated start matches again and again and whose end does not match. */
function hostileTo(expression: string): string[] {
  const own = [...new Set(expression.replace(/\\[a-zA-Z]/g, ""))].filter((sign) => !"\\^$".includes(sign));
  const seeds = [...own, "a", "0", " ", "\t", "\n", "a0", "a ", "0.", "0,", " \n", "..", "a@", "a-", "%4"];
  return seeds.map((seed) => `${seed.repeat(Math.ceil(LENGTH / seed.length))}\u0000!`);
}

/** True if the expression ends within the time limit for each text; repeated once, because the machine may be busy. */
const isQuick = (expression: string): boolean => ends(expression) || ends(expression);

function ends(expression: string): boolean {
  try {
    runInNewContext(
      `for (const text of texts) text.replace(${expression}, "")`,
      { texts: hostileTo(expression) },
      { timeout: PATIENCE_MS },
    );
    return true;
  } catch {
    return false;
  }
}

it("the check recognises an expression with exponential time", () => {
  expect(isQuick("/^(a+)+$/")).toBe(false);
  expect(isQuick("/^a+$/")).toBe(true);
});

it("no text makes a regular expression of the product run longer than one second", () => {
  const all = new Set(files.flatMap(expressionsIn));
  expect(all.size).toBeGreaterThan(100);
  expect([...all].filter((expression) => !isQuick(expression))).toEqual([]);
});
