import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";

const files = ["ui", "adapters", "application", "domain", "mock-bank"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

/** As long as the longest text that is looked at whole, and then some. */
const LENGTH = 2000;
/** What takes its time for each further character squared would take some milliseconds; cubed, or worse, longer than anybody waits. */
const PATIENCE_MS = 1000;

/** Every regular expression that is written down, as it stands there. */
const WRITTEN =
  /(?<=[=(,:!&|?{}[\s])\/(?![/*\s])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*(?=[\s.,;)\]}:]|$)/gm;
const expressionsIn = (file: string): string[] => readFileSync(file, "utf8").match(WRITTEN) ?? [];

/** Texts that begin to match again and again, and in the end do not. */
function hostileTo(expression: string): string[] {
  const own = [...new Set(expression.replace(/\\[a-zA-Z]/g, ""))].filter((sign) => !"\\^$".includes(sign));
  const seeds = [...own, "a", "0", " ", "\t", "\n", "a0", "a ", "0.", "0,", " \n", "..", "a@", "a-", "%4"];
  return seeds.map((seed) => `${seed.repeat(Math.ceil(LENGTH / seed.length))}\u0000!`);
}

/** Whether it is done with each of them before anybody's patience ends; a busy computer gets a second try. */
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

it("the look-out knows one that never ends", () => {
  expect(isQuick("/^(a+)+$/")).toBe(false);
  expect(isQuick("/^a+$/")).toBe(true);
});

it("no text, however hostile, keeps a regular expression of the product busy", () => {
  const all = new Set(files.flatMap(expressionsIn));
  expect(all.size).toBeGreaterThan(100);
  expect([...all].filter((expression) => !isQuick(expression))).toEqual([]);
});
