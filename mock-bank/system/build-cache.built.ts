import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CachedFile } from "./build-cache";

/** Returns the path of a file that the build has put next to the built bank (`build/prepare-bank.ts`). */
export const cachedFile = async ({ name }: Pick<CachedFile, "name">): Promise<string> =>
  join(import.meta.dirname, name);

export const buildCached = async (file: Pick<CachedFile, "name">): Promise<Buffer<ArrayBuffer>> =>
  readFile(await cachedFile(file));
