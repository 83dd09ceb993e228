import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { DurableFolder, durableParams } from "./durable-folder";

/**
 * Raises the amount of executed WebAssembly after which V8 optimizes a function. With V8's default of two million
 * bytes, code that only the start runs was optimized too, which took a third of its processor time.
 */
setFlagsFromString("--wasm-tiering-budget=72000000");

/** PostgreSQL's default of 128 MB doubles the memory of the process without benefit at this size. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=8MB"];

/** An embedded PostgreSQL with one connection, reached by messages of PostgreSQL's protocol. */
export type EmbeddedServer = {
  /** Returns the answer to the messages, which end with Sync. Not for concurrent use. */
  answer(messages: Uint8Array): Promise<Buffer>;
  close(): Promise<void>;
};

/** The folder of the database; absent: in memory. `from` is a snapshot to start from. */
export type EmbeddedOptions = { readonly folder?: string | undefined; readonly from?: Blob | undefined };

/** Starts an embedded server in this thread, which is blocked while the server runs a statement. */
export async function startServer({ folder, from }: EmbeddedOptions): Promise<
  EmbeddedServer & {
    /** Returns the database as a tar file, from which another one starts in a fraction of a second. */
    snapshot(): Promise<Blob>;
  }
> {
  const pglite = await PGlite.create({
    startParams: folder ? durableParams(startParams) : startParams,
    ...(folder && { fs: new DurableFolder(folder) }),
    ...(from && { loadDataDir: from }),
  });
  return {
    async answer(messages) {
      const parts: Buffer[] = [];
      // Copied, because a part is valid only during this call. Syncing is needed only for storage in browsers.
      const onRawData = (part: Uint8Array) => void parts.push(Buffer.from(part));
      await pglite.execProtocolRawStream(messages, { syncToFs: false, onRawData });
      return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    },
    snapshot: () => pglite.dumpDataDir("none"),
    close: () => pglite.close(),
  };
}
