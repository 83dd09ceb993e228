import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { Kysely } from "kysely";
import { DurableFolder, durableParams } from "./durable-folder";
import type { OpenBank } from "./open-bank";
import { PgliteDialect } from "./pglite-dialect";
import { rawParsers } from "./raw-types";
import type { Tables } from "./tables";

/**
 * V8 compiles a function of the database a second time, and better, once it has run about so many bytes of it. By its own two million
 * that is what a start runs and nothing else: a third of a start's processor time went into it.
 */
setFlagsFromString("--wasm-tiering-budget=72000000");

/** PostgreSQL's own default of 128 MB of shared buffers doubles the memory of the process for nothing at this size. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=8MB"];

export type EmbeddedBank = OpenBank & {
  /** Everything in the database as one tar file, from which another starts in a fraction of a second. */
  snapshot(): Promise<Blob>;
};

/** Without a folder it lives and dies with the process; `from` is a snapshot to start from. */
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
