import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** Parts of Emscripten's Node file system that PGlite's types lack. */
type NodeFiles = {
  readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
  tryFSOperation(operation: () => void): void;
};
type Options = Awaited<ReturnType<NodeFS["init"]>>["emscriptenOpts"];

/** A folder in which committed transactions survive a power cut. By default, PGlite's `fsync` does nothing. */
export class DurableFolder extends NodeFS {
  override async init(pglite: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const syncToDisk = (module: object): void => {
      // Emscripten passes it to `preRun`; PGlite's own NodeFS relies on that too.
      const { NODEFS } = module as { NODEFS: NodeFiles };
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        NODEFS.tryFSOperation(() => fsyncSync(nfd));
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), syncToDisk] } };
  }
}

/** Enables fsync, which `-F` disables. Emscripten's `fdatasync` does nothing, so the log is synced by `fsync`. */
export const durableParams = (params: readonly string[]): string[] => [
  ...params.filter((param) => param !== "-F"),
  "-c",
  "fsync=on",
  "-c",
  "wal_sync_method=fsync",
];

/** Syncs a folder's content and its name to disk. PGlite unpacks a new database without syncing it. */
export function syncAll(folder: string): void {
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = inside.filter((entry) => entry.isFile() || entry.isDirectory());
  for (const entry of paths) syncPath(join(entry.parentPath, entry.name));
  syncPath(folder);
}

/** Syncs one file, or a folder's entries. Windows cannot sync folders; its file system does so itself. */
export function syncPath(path: string): void {
  if (process.platform === "win32") return;
  const opened = openSync(path, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
