import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const FOLDERS = [
  "domain",
  "application",
  "adapters",
  "client",
  "contract",
  "build",
  "ui",
  "mock-bank",
  "features",
  "tests",
  "tools",
];
const THIS_FILE = join("tests", "architecture", "names.test.ts");

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
).filter((file) => file !== THIS_FILE);

const linesWith = (pattern: RegExp): string[] =>
  sources.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  );

/** A type is named after what it holds. These words say that it holds something, but not what. */
const VAGUE_TYPE = /\b(?:type|interface|class|enum) (?:\w*[a-z])?(?:Parts|Asked|Told|Known|Shown|Sent)\b(?! from)/;
/** A literal type under the name of another discriminant, in a type or in an object. */
const OTHER_DISCRIMINANT = /\bis\??: ["`]/;
/** A literal in a literal only packs several fields into one line. */
const PACKED_LITERAL = /\.\.\.(?:\{ ?["\w]|\[["\d][^\]]*\](?!\.))/;

it("the search patterns match the forbidden names and no others", () => {
  const vague = ["type Parts = {", "export type BankClientParts = {", "interface Told {", "export type Known<T> ="];
  const precise = ["type PartsList = {", "type Unknown = {", "type Sender = {", "type BankClientDependencies = {"];
  expect(vague.filter((line) => !VAGUE_TYPE.test(line))).toEqual([]);
  expect(precise.filter((line) => VAGUE_TYPE.test(line))).toEqual([]);
  const others = ['  | { readonly is: "left" }', 'return { is: "read", bytes };'];
  expect(others.filter((line) => !OTHER_DISCRIMINANT.test(line))).toEqual([]);
  expect(OTHER_DISCRIMINANT.test('{ readonly kind: "left"; readonly this: "a" }')).toBe(false);
  expect(["...{ a, b }", '...["a", "b"],'].filter((line) => !PACKED_LITERAL.test(line))).toEqual([]);
  expect(
    ["...{}", "...[first, ...others]", "...[1, 2].map(double)", "...rest"].filter((line) => PACKED_LITERAL.test(line)),
  ).toEqual([]);
});

it("no type has a vague name, such as Parts, Asked, Told, Known, Shown or Sent", () => {
  expect(sources.length).toBeGreaterThan(900);
  expect(linesWith(VAGUE_TYPE)).toEqual([]);
});

it("every union is discriminated by `kind`", () => {
  expect(linesWith(OTHER_DISCRIMINANT)).toEqual([]);
});

it("no literal spreads another literal to pack several fields into one line", () => {
  expect(linesWith(PACKED_LITERAL)).toEqual([]);
});
