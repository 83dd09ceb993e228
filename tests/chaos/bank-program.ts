import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, mergeConfig, type Plugin } from "vite";
import bank from "../../build/vite.bank.config";
import { buildProject } from "../support/built-project";

const root = join(import.meta.dirname, "../..");
/** Below node_modules, so that the programs find the packages. */
const folder = join(root, "node_modules", ".cache", "chaos");

/** A change of one file of the bank in a test program: `find` occurs in the file exactly once. */
export type Edit = { readonly file: `mock-bank/${string}.ts`; readonly find: string; readonly replace: string };

/** Builds the bank of `npm start` if a source is newer, once for all tests. Returns the path of the program. */
export async function bankProgram(): Promise<string> {
  await buildProject("--build-bank");
  return join(root, "dist-bank", "bank.mjs");
}

/**
 * Builds a bank with planted bugs, which exist only in this program, so that the bank itself needs no switches for them.
 * Returns the path of the program.
 */
export async function plantedProgram(name: string, edits: readonly Edit[]): Promise<string> {
  const project = join(folder, `${name}-${process.pid}`);
  const outDir = join(project, "dist-bank");
  removeOutdated();
  const missed = new Set(edits);
  const here = {
    configFile: false,
    logLevel: "error",
    plugins: [planting(edits, missed)],
    build: { outDir, emptyOutDir: false },
  };
  await build(mergeConfig(bank, here));
  if (missed.size > 0) throw new Error(`Not planted: ${[...missed].map(({ file }) => file).join(", ")}`);
  // A bank reads its version there.
  copyFileSync(join(root, "package.json"), join(project, "package.json"));
  return join(outDir, "bank.mjs");
}

/** Removes the programs of processes that have ended. */
function removeOutdated(): void {
  mkdirSync(folder, { recursive: true });
  const outdated = readdirSync(folder).filter((name) => !existsSync(`/proc/${name.split("-").at(-1)}`));
  for (const name of outdated) rmSync(join(folder, name), { recursive: true, force: true });
}

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
