import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const [, ...lines] = readFileSync("tests/attack/asvs.tsv", "utf8").trimEnd().split("\n");
const rows = lines.map((line) => {
  const [id = "", requirement = "", file = "", words = ""] = line.split("\t");
  return { id, requirement, file, words };
});
const document = readFileSync("docs/security.md", "utf8");
const proved = rows.filter(({ file }) => file !== "open");

/** Only ever to be made smaller. */
const OPEN = 3;

it("each selected line of ASVS names a test that is there, or is told as open", () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(150);
  const missing = proved.filter(({ file, words }) => !existsSync(file) || !readFileSync(file, "utf8").includes(words));
  expect(missing).toEqual([]);
});

it("the lines that no test proves become no more", () => {
  expect(rows.length - proved.length).toBeLessThanOrEqual(OPEN);
});

it("the document says of each line what the table says", () => {
  const absent = rows.filter(({ id, requirement, file }) => {
    const proof = file === "open" ? "open" : `\`${file}\``;
    return !document.includes(`| ${id} | ${requirement} | ${proof}`);
  });
  expect(absent).toEqual([]);
});
