import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Database } from "../handler";
import { openPglite } from "./pglite";

const bankFolder = dirname(dirname(fileURLToPath(import.meta.url)));
const modulesFolder = join(dirname(bankFolder), "node_modules");
const cacheFolder = join(modulesFolder, ".cache", "mock-bank");

export type Snapshot = {
  readonly name: string;
  /** The folders of the bank whose sources decide what is in it: when they change, it is made anew. */
  readonly madeBy: readonly string[];
  prepare(db: Database): Promise<void>;
};

/** A prepared database as a file, made once: creating one from nothing takes seconds, starting from a snapshot a fraction of one. */
export async function snapshotOf({ name, madeBy, prepare }: Snapshot): Promise<Blob> {
  const file = `${name}-${digestOf(madeBy)}.tar`;
  const kept = readIfThere(join(cacheFolder, file));
  if (kept) return new Blob([kept]);
  const bank = await openPglite();
  try {
    await prepare(bank.db);
    const made = await bank.snapshot();
    keep(name, file, Buffer.from(await made.arrayBuffer()));
    return made;
  } finally {
    await bank.close();
  }
}

/** Renamed into place, so that another process never reads half a file; snapshots of older sources are thrown away. */
function keep(name: string, file: string, content: Buffer): void {
  const draft = join(cacheFolder, `${randomUUID()}.draft`);
  try {
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(draft, content);
    renameSync(draft, join(cacheFolder, file));
    const outdated = readdirSync(cacheFolder).filter((other) => other.startsWith(`${name}-`) && other !== file);
    for (const other of outdated) rmSync(join(cacheFolder, other), { force: true });
  } catch (error) {
    // Where nothing may be written, the next start is slower: that is all.
    console.warn("The snapshot of a new bank was not kept:", error);
  }
}

function digestOf(folders: readonly string[]): string {
  const digest = createHash("sha256");
  digest.update(readFileSync(join(modulesFolder, "@electric-sql", "pglite", "package.json")));
  for (const folder of folders) {
    const all = readdirSync(join(bankFolder, folder), { recursive: true, encoding: "utf8" });
    for (const file of all.filter((path) => path.endsWith(".ts")).sort()) {
      digest.update(file).update(readFileSync(join(bankFolder, folder, file)));
    }
  }
  return digest.digest("hex").slice(0, 16);
}

function readIfThere(path: string): Buffer<ArrayBuffer> | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
