import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";

const root = join(import.meta.dirname, "../..");
/** Below the packages, so that the program finds them. */
const folder = join(root, "node_modules", ".cache", "chaos");

/** A change of one file of the bank, on the way into a program that is never kept: `find` stands in the file exactly once. */
export type Edit = { readonly file: `mock-bank/${string}.ts`; readonly find: string; readonly replace: string };

/**
 * The bank of `npm start` as one file, which starts in a third of the time. @param edits faults that are planted to see whether they are found:
 * they exist in this file alone, so no switch for them is in the bank itself.
 * @returns the path of the program
 */
export async function bankProgram(name = "bank", edits: readonly Edit[] = []): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const fileName = `${name}-${process.pid}.mjs`;
  const missed = new Set(edits);
  await build({
    configFile: false,
    root,
    logLevel: "error",
    plugins: [planting(edits, missed), staying],
    build: {
      ssr: join(root, "mock-bank/start.ts"),
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: "node20",
      minify: false,
      rolldownOptions: { output: { entryFileNames: fileName, chunkFileNames: `${name}-${process.pid}-[name].mjs` } },
    },
  });
  if (missed.size > 0) throw new Error(`Not planted: ${[...missed].map(({ file }) => file).join(", ")}`);
  return join(folder, fileName);
}

/** What the bank finds beside a source of its own, it finds from here, too: a new bank begins with a snapshot. */
const staying: Plugin = {
  name: "where-it-was",
  transform: (code, id) =>
    code
      .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href))
      .replaceAll("import.meta.dirname", JSON.stringify(dirname(id))),
};

function planting(edits: readonly Edit[], missed: Set<Edit>): Plugin {
  return {
    name: "planted-bug",
    enforce: "pre",
    transform(code, id) {
      const mine = edits.filter(({ file }) => id === join(root, file));
      if (mine.length === 0) return undefined;
      for (const edit of mine) {
        if (code.split(edit.find).length !== 2) throw new Error(`${edit.file} has not exactly once: ${edit.find}`);
        code = code.replace(edit.find, () => edit.replace);
        missed.delete(edit);
      }
      return code;
    },
  };
}
