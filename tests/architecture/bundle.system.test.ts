import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { beforeAll, describe, expect, it, vi } from "vitest";

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

let output: Output = [];
let consoleOutput: Output = [];
beforeAll(async () => {
  // Developers may have NODE_ENV set; the client must be built for production regardless.
  vi.stubEnv("NODE_ENV", "development");
  output = await built("vite.config.ts");
  consoleOutput = await built("build/vite.console.config.ts");
});

async function built(configFile: string): Promise<Output> {
  const results = await build({ configFile, logLevel: "error", build: { write: false } });
  return ([results].flat() as Rolldown.RolldownOutput[]).flatMap((each) => each.output);
}

const chunks = (): Rolldown.OutputChunk[] => output.filter((file) => file.type === "chunk");
const chunkOf = (ending: string): Rolldown.OutputChunk => {
  const found = chunks().find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(ending)));
  if (!found) throw new Error(`No chunk holds ${ending}.`);
  return found;
};

/** Returns a chunk with all chunks that it imports statically. */
function loadedWith(chunk: Rolldown.OutputChunk): Set<Rolldown.OutputChunk> {
  const loaded = new Set([chunk]);
  for (const each of loaded) {
    for (const imported of chunks().filter(({ fileName }) => each.imports.includes(fileName))) loaded.add(imported);
  }
  return loaded;
}

const stylesOf = (loaded: Iterable<Rolldown.OutputChunk>): string[] =>
  [...loaded].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);

/** Compressed size in kB, as transferred. */
const weightOf = (...contents: readonly string[]): number =>
  contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0) / 1000;

const textOf = (fileName: string): string => textIn(output, fileName);

function textIn(files: Output, fileName: string): string {
  const file = files.find((each) => each.fileName === fileName);
  if (!file) throw new Error(`${fileName} was not built.`);
  return file.type === "chunk" ? file.code : file.source.toString();
}

const pagesOf = (files: Output) => files.filter(({ fileName }) => fileName.endsWith(".html"));

describe("The styles", () => {
  it("no style sheet uses attribute selectors on class, which the browser evaluates again at every class change", () => {
    const sheets = output.filter(({ fileName }) => fileName.endsWith(".css"));
    expect(sheets.length).toBeGreaterThan(5);
    expect(
      sheets.filter(({ fileName }) => textOf(fileName).includes("[class")).map(({ fileName }) => fileName),
    ).toEqual([]);
  });

  it("the styles keep Blueprint's rules for buttons with and without an intent", () => {
    const sheets = output.filter(({ fileName }) => fileName.endsWith(".css")).map(({ fileName }) => textOf(fileName));
    const intents = ".bp6-intent-primary,.bp6-intent-success,.bp6-intent-warning,.bp6-intent-danger";
    expect(sheets.some((sheet) => sheet.includes(`.bp6-button:not(${intents})`))).toBe(true);
    expect(sheets.some((sheet) => sheet.includes(`.bp6-button:is(${intents})`))).toBe(true);
  });
});

describe("The sign-in page", () => {
  const inHead = () =>
    [...textOf("index.html").matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, name = ""]) => name);

  it("the sign-in page loads no container, MobX, Blueprint, validator, cipher or measurement", () => {
    const modules = [...loadedWith(chunkOf(`${process.cwd()}/client/main.tsx`))].flatMap(({ moduleIds }) => moduleIds);
    const heavy =
      /node_modules\/(inversify|@inversifyjs|mobx|mobx-react-lite|@blueprintjs|class-validator|wouter|crypto-js|web-vitals)\//;
    expect(modules.filter((id) => heavy.test(id))).toEqual([]);
    expect(modules.some((id) => id.endsWith("/ui/session/sign-in-screen.tsx"))).toBe(true);
  });

  it("the head of the sign-in page links every file that the button needs", () => {
    const needed = [...loadedWith(chunkOf(`${process.cwd()}/client/main.tsx`))].map(({ fileName }) => fileName);
    expect(inHead()).toEqual(expect.arrayContaining(needed));
  });

  it("the inlined script loads the workspace in parallel when a session is restored", () => {
    const [inline = ""] = /<script>.*?<\/script>/s.exec(textOf("index.html")) ?? [];
    const workspace = chunkOf("/workspace.tsx");
    const files = [workspace.fileName, ...stylesOf([workspace])];
    expect(files.filter((name) => !inline.includes(name))).toEqual([]);
    expect(files.length).toBeGreaterThan(1);
  });

  it("the inlined script loads the code of the screen at the address when a session is restored", async () => {
    // Only now, because the table's icons load React's development build, which the builds above must not meet.
    const { routes } = await import("../../ui/app/routes");
    const [inline = ""] = /<script>.*?<\/script>/s.exec(textOf("index.html")) ?? [];
    const screens = routes.filter(({ audience, load }) => audience === "signedIn" && load).map(({ path }) => path);
    const loaded = screens.map((path) => {
      const [, files = ""] = new RegExp(`"${path}":\\[([^\\]]*)\\]`).exec(inline) ?? [];
      return chunks().find(({ fileName, facadeModuleId }) => facadeModuleId && files.includes(fileName))?.name;
    });
    expect(loaded).toEqual(screens.map(() => expect.stringMatching(/-screen$/)));
    expect(new Set(loaded).size).toBe(screens.length);
  });

  it("the sign-in page is at most 90 kB, with at most 26 kB of code besides React", () => {
    const code = inHead().filter((name) => name.endsWith(".js") && !name.includes("react-"));
    expect(weightOf(textOf("index.html"), ...inHead().map(textOf))).toBeLessThanOrEqual(90);
    expect(weightOf(...code.map(textOf))).toBeLessThanOrEqual(26);
  });
});

describe("The workspace", () => {
  it("the workspace does not include the icon modules that load icons by name", () => {
    const byName = /@blueprintjs\/icons\/.*(allPaths|iconNames|paths-loaders)/;
    expect(chunks().flatMap(({ moduleIds }) => moduleIds.filter((id) => byName.test(id)))).toEqual([]);
  });

  it("the dashboard loads at most 20 files", () => {
    const needed = [`${process.cwd()}/client/main.tsx`, "/workspace.tsx", "/dashboard-screen.tsx"].map(chunkOf);
    const files = new Set(needed.flatMap((chunk) => [...loadedWith(chunk)]));
    expect(files.size).toBeLessThanOrEqual(20);
  });

  it("the first visit of a route adds at most 60 kB", () => {
    const already = loadedWith(chunkOf("/workspace.tsx"));
    for (const each of loadedWith(chunkOf(`${process.cwd()}/client/main.tsx`))) already.add(each);
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

describe("The trainers' pages", () => {
  it("the folder of the customers' client contains no page and no code of the trainers", () => {
    const names = pagesOf(output).map(({ fileName }) => fileName);
    expect(names).toEqual(expect.arrayContaining(["index.html"]));
    expect(names.filter((name) => /trainer|docs|open-as|console/.test(name))).toEqual([]);
    const bundled = (files: Output) =>
      files.flatMap((file) => (file.type === "chunk" ? file.moduleIds : file.originalFileNames));
    const isTrainers = (name: string) => name.includes("mock-bank/");
    expect(bundled(output).filter(isTrainers)).toEqual([]);
    expect(bundled(consoleOutput).filter(isTrainers).length).toBeGreaterThan(30);
  });

  it("the trainers' pages are built into a folder of their own, with their files below /trainer", () => {
    expect(
      pagesOf(consoleOutput)
        .map(({ fileName }) => fileName)
        .sort(),
    ).toEqual(["docs.html", "open-as.html", "trainer.html"]);
    const names = new Set(consoleOutput.map(({ fileName }) => fileName));
    for (const { fileName } of pagesOf(consoleOutput)) {
      const links = [...textIn(consoleOutput, fileName).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, to = ""]) => to);
      const unknown = links.filter((to) => to !== "/favicon.svg" && !names.has(to.replace(/^\/trainer\//, "")));
      expect([fileName, unknown]).toEqual([fileName, []]);
      expect(links.length).toBeGreaterThan(1);
    }
  });

  it("the trainer console's print style that hides the header comes after the shared style that shows it", () => {
    const sheets = [...textIn(consoleOutput, "trainer.html").matchAll(/href="\/trainer\/(assets\/[^"]+\.css)"/g)];
    const styles = sheets.map(([, name = ""]) => textIn(consoleOutput, name)).join("");
    const displays = styles.matchAll(/\.console-header(?:,[^{]+)?\{[^}]*display:(\w+)/g);
    expect([...displays].map(([, display]) => display)).toEqual(["flex", "none"]);
  });
});

describe("The built files", () => {
  it("no two files import each other, because one of them would run too early", () => {
    const circles = chunks().filter((chunk) =>
      [...loadedWith(chunk)].some((other) => other !== chunk && loadedWith(other).has(chunk)),
    );
    expect(circles.map(({ fileName }) => fileName)).toEqual([]);
  });
});

describe("The built pages", () => {
  it("only the customers' pages have inline code and styles, for their first paint", () => {
    const inline = (html: string) => html.match(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+="/g) ?? [];
    for (const { fileName } of pagesOf(output))
      expect([fileName, inline(textOf(fileName))]).toEqual([fileName, ["<script", "<style"]]);
    for (const { fileName } of pagesOf(consoleOutput))
      expect([fileName, inline(textIn(consoleOutput, fileName))]).toEqual([fileName, []]);
    expect(pagesOf(output).length).toBeGreaterThan(1);
  });

  it("every page has a description, and every page of the customers links the manifest", () => {
    const described = /<meta name="description" content="[^"]+"/;
    for (const [files, pages] of [output, consoleOutput].map((each) => [each, pagesOf(each)] as const))
      for (const { fileName } of pages)
        expect([fileName, textIn(files, fileName)]).toEqual([fileName, expect.stringMatching(described)]);
    for (const { fileName } of pagesOf(output)) expect(textOf(fileName)).toContain(' rel="manifest"');
  });

  it("every page links existing files whose names contain a content hash", () => {
    const built = new Set(output.map(({ fileName }) => fileName));
    for (const { fileName } of pagesOf(output)) {
      const files = [...textOf(fileName).matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, name = ""]) => name);
      expect(files.filter((name) => !built.has(name) || !/-[\w-]{8}\.(js|css)$/.test(name))).toEqual([]);
    }
  });
});
