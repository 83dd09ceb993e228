import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const [, ...lines] = readFileSync("tests/attack/asvs.tsv", "utf8").trimEnd().split("\n");
const rows = lines.map((line) => {
  const [id = "", requirement = "", file = "", words = ""] = line.split("\t");
  return { id, requirement, file, words };
});

it("every requirement in asvs.tsv names an existing test", () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(150);
  const missing = rows.filter(({ file, words }) => !existsSync(file) || !readFileSync(file, "utf8").includes(words));
  expect(missing).toEqual([]);
});
