import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { Kysely } from "kysely";
import { DurableFolder, durableParams } from "./durable-folder";
import type { OpenBank } from "./open-bank";
import { PgliteDialect } from "./pglite-dialect";
import { rawParsers } from "./raw-types";
import type { Tables } from "./tables";

/**
 * Raises the amount of executed WebAssembly after which V8 optimizes a function. With V8's default of two million
 * bytes, code that only the start runs was optimized too, which took a third of its processor time.
 */
setFlagsFromString("--wasm-tiering-budget=72000000");

/** PostgreSQL's default of 128 MB doubles the memory of the process without benefit at this size. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=8MB"];

export type EmbeddedBank = OpenBank & {
  /** Returns the database as a tar file, from which another one starts in a fraction of a second. */
  snapshot(): Promise<Blob>;
};

/** Opens a database in the folder; without one, in memory. `from` is a snapshot to start from. */
export async function openPglite({ folder, from }: { folder?: string; from?: Blob } = {}): Promise<EmbeddedBank> {
  const pglite = await PGlite.create({
    startParams: folder ? durableParams(startParams) : startParams,
    parsers: rawParsers,
    ...(folder && { fs: new DurableFolder(folder) }),
    ...(from && { loadDataDir: from }),
  });
  const db = new Kysely<Tables>({ dialect: new PgliteDialect(pglite) });
  return { db, kind: "embedded", close: () => db.destroy(), snapshot: () => pglite.dumpDataDir("none") };
}
