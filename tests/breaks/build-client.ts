import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, loadConfigFromFile, mergeConfig, type Plugin, parseAst } from "vite";
import { ACTIVE, withBreak } from "./break";
import { readBreakList } from "./throw-away-copy";

/**
 * A program that builds the client of a throw-away copy, its working directory. With the argument `all` one client
 * contains all breaks of the copy's list: each broken file becomes one correct module and one module for each break, and
 * a page loads the version that {@link ACTIVE} names. Code in workers and styles stays correct. Without an argument the
 * files are built as they are. This is a process of its own, because Vite sets NODE_ENV.
 */
const root = process.cwd();
const breaks = process.argv.includes("all") ? readBreakList(root) : [];
const loaded = await loadConfigFromFile({ command: "build", mode: "production" }, "vite.config.ts", root);
const { plugins = [], ...config } = loaded?.config ?? {};
// Compression takes longer than the rest of the build.
const kept = plugins.flat(9).filter((plugin) => !hasName(plugin, "compress-assets"));
await build(
  mergeConfig(
    { ...config, plugins: [...kept, switching()] },
    { configFile: false, logLevel: "error", build: { minify: false } },
  ),
);

function hasName(plugin: unknown, name: string): boolean {
  return typeof plugin === "object" && plugin !== null && "name" in plugin && plugin.name === name;
}

/** Ids of versions end in `.correct.ts` or `.break-3.ts`, next to the file, so that relative imports still work. */
function versionOf(id: string): RegExpExecArray | null {
  return /^(.+)\.(?:correct|break-(\d+))(\.tsx?)$/.exec(id);
}

function switching(): Plugin {
  const positions = new Map<string, number[]>();
  for (const [position, { file }] of breaks.entries())
    if (/\.tsx?$/.test(file)) positions.set(join(root, file), [...(positions.get(join(root, file)) ?? []), position]);
  return {
    name: "switching-breaks",
    enforce: "pre",
    resolveId: (id) => (versionOf(id) ? id : null),
    load(id) {
      const [, stem, position, extension] = versionOf(id) ?? [];
      if (stem !== undefined) {
        const source = readFileSync(`${stem}${extension}`, "utf8");
        const broken = position === undefined ? undefined : breaks[Number(position)];
        return broken ? withBreak(source, broken) : source;
      }
      const mine = positions.get(id);
      return mine && switchBetween(id, mine);
    },
  };
}

/** Returns a module that exports what the active version of the file exports. */
function switchBetween(id: string, positions: readonly number[]): string {
  const [, stem, extension] = /^(.+)(\.tsx?)$/.exec(id) ?? [];
  const names = exportedNames(readFileSync(id, "utf8"), extension === ".tsx" ? "tsx" : "ts");
  return [
    `import * as correct from "${stem}.correct${extension}";`,
    ...positions.map((position) => `import * as break${position} from "${stem}.break-${position}${extension}";`),
    `const version = { ${positions.map((position) => `${position}: break${position}`).join(", ")} }[globalThis.${ACTIVE}] ?? correct;`,
    ...names.map((name) => `export const ${name} = version.${name};`),
  ].join("\n");
}

type Declared = { readonly id?: { readonly name?: string } | null; readonly type: string };

function exportedNames(source: string, lang: "ts" | "tsx"): string[] {
  const { body } = parseAst(source, { lang });
  return body.flatMap((node) => {
    if (node.type !== "ExportNamedDeclaration" || node.exportKind === "type") return [];
    const declaration = node.declaration as (Declared & { readonly declarations?: readonly Declared[] }) | null;
    if (declaration && /^TS(?!Enum)/.test(declaration.type)) return [];
    const declared = declaration ? (declaration.declarations ?? [declaration]) : [];
    const specified = node.specifiers.filter(({ exportKind }) => exportKind !== "type").map(({ exported }) => exported);
    return [
      ...declared.map(({ id }) => id?.name),
      ...specified.map((name) => ("name" in name ? name.name : name.value)),
    ]
      .filter((name) => name !== undefined)
      .map(String);
  });
}
