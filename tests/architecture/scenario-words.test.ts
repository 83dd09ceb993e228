import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { calls } from "../../features/support/calls";
import { featureFiles } from "../../features/support/selection";

const features = featureFiles().map((path) => ({ path, text: readFileSync(path, "utf8") }));
/** The only feature about the contract itself; all others name calls in words. */
const ABOUT_CONTRACT = "features/contract/headers-and-cipher.feature";

const titles = features.flatMap(({ text }) =>
  [...text.matchAll(/^\s*Scenario(?: Outline)?: (.+)$/gm)].map(([, title = ""]) => title.trim()),
);
const duplicates = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

describe("The calls of scenarios", () => {
  it("no business scenario names a call by its method and path", () => {
    const rawCall = /\b(?:GET|POST|PUT|PATCH|DELETE) \/\S*/g;
    const raw = features.flatMap(({ path, text }) => (text.match(rawCall) ?? []).map((call) => `${path}: ${call}`));
    expect(raw.filter((found) => !found.startsWith(ABOUT_CONTRACT))).toEqual([]);
    expect(raw.length).toBeGreaterThan(0);
  });

  it("every call that has words is a call of the contract, and only one has these words", () => {
    const documented = Object.values(bankApi).flatMap((area) =>
      Object.values<Endpoint>(area).flatMap(({ method, path, alternativePath = path }) =>
        [path, alternativePath].map((each) => `${method} ${each.replaceAll(/:(\w+)/g, "{$1}")}`),
      ),
    );
    expect(Object.values(calls).filter((call) => !documented.includes(call))).toEqual([]);
    expect(duplicates(Object.values(calls))).toEqual([]);
  });

  it("the words of every call are used in a scenario", () => {
    const unused = Object.keys(calls).filter((words) => !features.some(({ text }) => text.includes(words)));
    expect(unused).toEqual([]);
  });
});

describe("The titles of scenarios", () => {
  it("no two scenarios have the same title", () => {
    expect(titles.length).toBeGreaterThan(200);
    expect(duplicates(titles)).toEqual([]);
  });

  it("every title has at least four words, and its subject is no pronoun", () => {
    const unclear = titles.filter((title) => title.split(/\s+/).length < 4 || /^(?:It|They|Them|Nor)\b/.test(title));
    expect(unclear).toEqual([]);
  });
});
