import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const isOurs = (name: string): boolean => !/^(node_modules|dist|dist-bank|dist-console|reports|\..*)$/.test(name);
/** Paths of all files of the project. */
const files = readdirSync(".", { withFileTypes: true })
  .filter(({ name }) => isOurs(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(entry.name, { recursive: true, encoding: "utf8" }).map(
          (path) => `${entry.name}/${path.replaceAll("\\", "/")}`,
        )
      : [entry.name],
  );
const documents = files.filter((file) => file.endsWith(".md"));

/** Matches code and feature files only; other names may be the reader's own files or addresses. */
const NAMED = /`([\w./-]+\.(?:tsx?|mjs|css|feature))`/g;
const namedIn = (text: string): readonly string[] => [...text.matchAll(NAMED)].map(([, file = ""]) => file);

it("every code file that a document names exists", () => {
  const named = documents.flatMap((document) =>
    namedIn(readFileSync(document, "utf8")).map((file) => ({ document, file })),
  );
  const missing = named.filter(({ file }) => !files.some((path) => path === file || path.endsWith(`/${file}`)));
  expect(missing).toEqual([]);
  expect(named.length).toBeGreaterThan(40);
});

it.each(["tests/accessibility/criteria.tsv", "tests/attack/asvs.tsv"])("every file that %s names exists", (list) => {
  const named = readFileSync(list, "utf8").match(/[\w./-]+\.(?:tsx?|feature|md)(?=\t)/g) ?? [];
  expect(named.filter((file) => !files.includes(file))).toEqual([]);
  expect(named.length).toBeGreaterThan(40);
});
