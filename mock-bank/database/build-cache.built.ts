import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CachedFile } from "./build-cache";

/** Reads a file that the build has put next to the built bank (`build/prepare-bank.ts`). */
export function buildCached({ name }: Pick<CachedFile, "name">): Promise<Buffer<ArrayBuffer>> {
  return readFile(join(import.meta.dirname, name));
}
