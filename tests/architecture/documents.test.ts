import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
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

/** Returns the files of the project that a file imports. */
function importsOf(file: string): readonly string[] {
  const specifiers = [...readFileSync(file, "utf8").matchAll(/(?:from|import) "(\.[^"]+)"/g)];
  return specifiers.flatMap(([, specifier = ""]) => {
    const path = join(file, "..", specifier).replaceAll("\\", "/");
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].filter((each) => files.includes(each));
  });
}

/**
 * Returns the imports that the click of the README claims and the code does not have. Each step lists files; the first
 * one must import the others and the first file of the next step. An injected adapter is not imported: there, both
 * steps must name the port.
 */
function missingImports(steps: readonly (readonly string[])[]): readonly string[] {
  return steps.flatMap(([file = "", ...others], index) => {
    const [next = file, ...named] = steps[index + 1] ?? [];
    const hasPort = others.some((other) => other.endsWith("-port.ts") && named.includes(other));
    const needed = [...others, ...(hasPort || next === file ? [] : [next])];
    return needed.filter((each) => !importsOf(file).includes(each)).map((each) => `${file} -> ${each}`);
  });
}

it("each step of Follow one click in README.md imports the next one", () => {
  const [section = ""] = /^## Follow one click\n[^#]+/m.exec(readFileSync("README.md", "utf8")) ?? [];
  const steps = [...section.matchAll(/^\d\. .*(?:\n {3}.*)*/gm)].map(([step]) => namedIn(step));
  expect(steps.length).toBeGreaterThan(4);
  expect(missingImports(steps)).toEqual([]);
});

it("every npm script that guides and documents name exists", () => {
  const pages = ["README.md", "CONTRIBUTING.md", ...readdirSync("docs").map((file) => `docs/${file}`)];
  const texts = pages.filter((file) => file.endsWith(".md")).map((file) => readFileSync(file, "utf8"));
  const named = texts.flatMap((text) => [...text.matchAll(/npm (?:run ([a-z-]+)|(start|test)\b)/g)]);
  const names = new Set(named.map(([, run, short]) => run ?? short ?? ""));
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const own = Object.keys(scripts).filter((name) => !/^pre/.test(name));
  expect([...names].filter((name) => !own.includes(name))).toEqual([]);
  expect(own.filter((name) => !names.has(name))).toEqual(["prove", "version"]);
  const programs = Object.values(scripts).flatMap((line) => line.match(/[\w./-]+\.(?:ts|mjs)\b/g) ?? []);
  expect(programs.filter((file) => !file.startsWith("dist-bank/") && !existsSync(file))).toEqual([]);
});

const LINE_LENGTH_MAX = 120;

/** Returns the lines of a document outside code blocks and tables, without the addresses of links. */
function proseLines(text: string): readonly string[] {
  const withoutCode = text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, "");
  const lines = withoutCode.split("\n").filter((line) => !line.startsWith("|"));
  return lines.map((line) => line.replaceAll(/\]\([^)\s]*\)/g, "]").replaceAll(/<?https?:\/\/\S+/g, ""));
}

it("no line of a document exceeds 120 characters outside tables, code blocks and links", () => {
  const long = documents.flatMap((document) =>
    proseLines(readFileSync(document, "utf8"))
      .filter((line) => line.length > LINE_LENGTH_MAX)
      .map((line) => `${document}: ${line}`),
  );
  expect(long).toEqual([]);
});
