import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./project-folder";

/** The sources of the bank. */
export const bankFolder = join(projectFolder, "mock-bank");
const modulesFolder = join(projectFolder, "node_modules");
const cacheFolder = join(modulesFolder, ".cache", "mock-bank");

export type CachedFile = {
  /** File name such as "empty.tar". */
  readonly name: `${string}.${string}`;
  /** Source folders and packages that determine the content. If they change, it is built again. */
  readonly madeBy: readonly string[];
  readonly packages: readonly string[];
  make(): Promise<Buffer<ArrayBuffer>>;
};

/**
 * Returns the path of a file that is slow to build and rarely changes, below the packages. The built bank has
 * `build-cache.built.ts` in place of this module.
 * @throws if the folder of the packages cannot be written
 */
export async function cachedFile({ name, madeBy, packages, make }: CachedFile): Promise<string> {
  const [kind = "", ending = ""] = name.split(".");
  const file = `${kind}-${digestOf(madeBy, packages)}.${ending}`;
  const path = join(cacheFolder, file);
  if (!existsSync(path)) keep(kind, file, await make());
  return path;
}

/** Returns the content of such a file. */
export const buildCached = async (file: CachedFile): Promise<Buffer<ArrayBuffer>> =>
  readFileSync(await cachedFile(file));

/** Files of older sources are kept for a day, because other clones can share the packages. */
const KEPT_MS = 24 * 3_600_000;

/** Writes and renames the file, so that other processes never read a partial one. Removes files of older sources. */
function keep(kind: string, file: string, content: Buffer): void {
  const draft = join(cacheFolder, `${randomUUID()}.draft`);
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(draft, content);
  renameSync(draft, join(cacheFolder, file));
  const older = readdirSync(cacheFolder).filter((other) => other.startsWith(`${kind}-`) && other !== file);
  for (const other of older.map((name) => join(cacheFolder, name))) {
    const writtenAt = statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (writtenAt < Date.now() - KEPT_MS) rmSync(other, { force: true });
  }
}

function digestOf(folders: readonly string[], packages: readonly string[]): string {
  const digest = createHash("sha256");
  for (const name of packages) digest.update(readFileSync(join(modulesFolder, name, "package.json")));
  for (const folder of folders) {
    const all = readdirSync(join(bankFolder, folder), { recursive: true, encoding: "utf8" });
    for (const file of all.filter((path) => path.endsWith(".ts")).sort()) {
      digest.update(file).update(readFileSync(join(bankFolder, folder, file)));
    }
  }
  return digest.digest("hex").slice(0, 16);
}
