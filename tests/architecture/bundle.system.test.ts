import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { beforeAll, describe, expect, it, vi } from "vitest";

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

let output: Output = [];
beforeAll(async () => {
  // As many a computer of developers calls itself: the client is built for customers all the same.
  vi.stubEnv("NODE_ENV", "development");
  const built = await build({ logLevel: "error", build: { write: false } });
  output = ([built].flat() as Rolldown.RolldownOutput[]).flatMap((each) => each.output);
});

const chunks = (): Rolldown.OutputChunk[] => output.filter((file) => file.type === "chunk");
const chunkOf = (ending: string): Rolldown.OutputChunk => {
  const found = chunks().find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(ending)));
  if (!found) throw new Error(`No chunk holds ${ending}.`);
  return found;
};

/** A chunk and everything it imports before it runs. */
function loadedWith(chunk: Rolldown.OutputChunk): Set<Rolldown.OutputChunk> {
  const loaded = new Set([chunk]);
  for (const each of loaded) {
    for (const imported of chunks().filter(({ fileName }) => each.imports.includes(fileName))) loaded.add(imported);
  }
  return loaded;
}

const stylesOf = (loaded: Iterable<Rolldown.OutputChunk>): string[] =>
  [...loaded].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);

/** In kB, as it travels. */
const weightOf = (...contents: readonly string[]): number =>
  contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0) / 1000;

function textOf(fileName: string): string {
  const file = output.find((each) => each.fileName === fileName);
  if (!file) throw new Error(`${fileName} was not built.`);
  return file.type === "chunk" ? file.code : file.source.toString();
}

const pages = () => output.filter(({ fileName }) => fileName.endsWith(".html"));

describe("the styles", () => {
  it("ask for classes by their names: what asks for a part of them is looked at again at any class that an element takes on", () => {
    const sheets = output.filter(({ fileName }) => fileName.endsWith(".css"));
    expect(sheets.length).toBeGreaterThan(5);
    expect(
      sheets.filter(({ fileName }) => textOf(fileName).includes("[class")).map(({ fileName }) => fileName),
    ).toEqual([]);
  });

  it("keep what Blueprint says of intents", () => {
    const sheets = output.filter(({ fileName }) => fileName.endsWith(".css")).map(({ fileName }) => textOf(fileName));
    const intents = ".bp6-intent-primary,.bp6-intent-success,.bp6-intent-warning,.bp6-intent-danger";
    expect(sheets.some((sheet) => sheet.includes(`.bp6-button:not(${intents})`))).toBe(true);
    expect(sheets.some((sheet) => sheet.includes(`.bp6-button:is(${intents})`))).toBe(true);
  });
});

describe("the sign-in page", () => {
  const inHead = () =>
    [...textOf("index.html").matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, name = ""]) => name);

  it("loads nothing of the workspace: no container, no MobX, no Blueprint, no validators, no cipher", () => {
    const modules = [...loadedWith(chunkOf(`${process.cwd()}/main.tsx`))].flatMap(({ moduleIds }) => moduleIds);
    const heavy =
      /node_modules\/(inversify|@inversifyjs|mobx|mobx-react-lite|@blueprintjs|class-validator|wouter|crypto-js)\//;
    expect(modules.filter((id) => heavy.test(id))).toEqual([]);
    expect(modules.some((id) => id.endsWith("/ui/session/sign-in-screen.tsx"))).toBe(true);
  });

  it("asks in its head for all that it loads before the button works", () => {
    const needed = [...loadedWith(chunkOf(`${process.cwd()}/main.tsx`))].map(({ fileName }) => fileName);
    expect(inHead()).toEqual(expect.arrayContaining(needed));
  });

  it("weighs at most 90 kB, of which 26 are code beside React", () => {
    const code = inHead().filter((name) => name.endsWith(".js") && !name.includes("react-"));
    expect(weightOf(textOf("index.html"), ...inHead().map(textOf))).toBeLessThanOrEqual(90);
    expect(weightOf(...code.map(textOf))).toBeLessThanOrEqual(26);
  });
});

describe("the workspace", () => {
  it("brings no icon by name", () => {
    const byName = /@blueprintjs\/icons\/.*(allPaths|iconNames|paths-loaders)/;
    expect(chunks().flatMap(({ moduleIds }) => moduleIds.filter((id) => byName.test(id)))).toEqual([]);
  });

  it("is in few files, as each costs a wait: at most 20 for the dashboard", () => {
    const needed = [`${process.cwd()}/main.tsx`, "/workspace.tsx", "/dashboard-screen.tsx"].map(chunkOf);
    const files = new Set(needed.flatMap((chunk) => [...loadedWith(chunk)]));
    expect(files.size).toBeLessThanOrEqual(20);
  });

  it("weighs at most 60 kB a route, the first time it is visited", () => {
    const already = loadedWith(chunkOf("/workspace.tsx"));
    for (const each of loadedWith(chunkOf(`${process.cwd()}/main.tsx`))) already.add(each);
    const screens = chunks().filter(({ facadeModuleId }) => /-screen\.tsx$/.test(facadeModuleId ?? ""));
    const weights = screens.map((screen) => {
      const added = [...loadedWith(screen)].filter((each) => !already.has(each));
      return {
        screen: screen.name,
        weight: weightOf(...added.map(({ code }) => code), ...stylesOf(added).map(textOf)),
      };
    });
    expect(weights.filter(({ weight }) => weight > 60)).toEqual([]);
    expect(weights.length).toBeGreaterThan(0);
  });
});

describe("the pages of the trainers", () => {
  it("run nothing of the customers' client", () => {
    const client = chunkOf(`${process.cwd()}/main.tsx`).fileName;
    for (const page of ["trainer.html", "docs.html"]) expect(textOf(page)).not.toContain(client);
  });

  it("print no header: the trainer console's own styles come once, after those it shares, which would show it", () => {
    const sheets = [...textOf("trainer.html").matchAll(/href="\/(assets\/[^"]+\.css)"/g)];
    const styles = sheets.map(([, name = ""]) => textOf(name)).join("");
    const displays = styles.matchAll(/\.console-header(?:,[^{]+)?\{[^}]*display:(\w+)/g);
    expect([...displays].map(([, display]) => display)).toEqual(["flex", "none"]);
  });
});

describe("every file", () => {
  it("needs none that needs it: one of the two would run too early", () => {
    const circles = chunks().filter((chunk) =>
      [...loadedWith(chunk)].some((other) => other !== chunk && loadedWith(other).has(chunk)),
    );
    expect(circles.map(({ fileName }) => fileName)).toEqual([]);
  });
});

describe("every page", () => {
  it("has its code and styles in files of its own, but for the first paint of the front door", () => {
    const inline = (html: string) => html.match(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+="/g) ?? [];
    const found = pages().map(({ fileName }) => [fileName, inline(textOf(fileName))] as const);
    const isTrainers = (name: string) => ["trainer.html", "docs.html", "open-as.html"].includes(name);
    for (const [name, elements] of found)
      expect([name, elements]).toEqual([name, isTrainers(name) ? [] : ["<script", "<style"]]);
    expect(found.length).toBeGreaterThan(3);
  });

  it("is asked for under a name that changes with its content, and finds every file", () => {
    const built = new Set(output.map(({ fileName }) => fileName));
    for (const { fileName } of pages()) {
      const files = [...textOf(fileName).matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, name = ""]) => name);
      expect(files.filter((name) => !built.has(name) || !/-[\w-]{8}\.(js|css)$/.test(name))).toEqual([]);
    }
  });
});
