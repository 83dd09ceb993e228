import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The part of Emscripten's file system over Node that PGlite's types leave out. */
type NodeFiles = {
  readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
  tryFSOperation(operation: () => void): void;
};
type Options = Awaited<ReturnType<NodeFS["init"]>>["emscriptenOpts"];

/** A folder in which a committed transaction survives a power cut. Without this, PGlite's `fsync` does nothing. */
export class DurableFolder extends NodeFS {
  override async init(pglite: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const syncToDisk = (module: object): void => {
      // Emscripten exports it to `preRun`, as PGlite's own NodeFS relies on.
      const { NODEFS } = module as { NODEFS: NodeFiles };
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        NODEFS.tryFSOperation(() => fsyncSync(nfd));
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), syncToDisk] } };
  }
}

/** `-F` switches fsync off. Emscripten's `fdatasync` does nothing, so the log is synced by `fsync`. */
export const durableParams = (params: readonly string[]): string[] => [
  ...params.filter((param) => param !== "-F"),
  ...["-c", "fsync=on", "-c", "wal_sync_method=fsync"],
];

/** Makes everything in a folder durable, and the folder's own name. PGlite unpacks a new database without syncing it. */
export function syncAll(folder: string): void {
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = inside.filter((entry) => entry.isFile() || entry.isDirectory());
  for (const entry of paths) syncPath(join(entry.parentPath, entry.name));
  syncPath(folder);
}

/** Syncs one file, or the names in one folder. Windows has no sync of folders, and its file system keeps names by itself. */
export function syncPath(path: string): void {
  if (process.platform === "win32") return;
  const opened = openSync(path, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
