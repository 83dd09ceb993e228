import { Kysely } from "kysely";
import { type EmbeddedOptions, type EmbeddedServer, startServer } from "./embedded-server";
import type { OpenBank } from "./open-bank";
import { PgliteDialect } from "./pglite-dialect";
import { startServerInThread } from "./server-thread";
import type { Tables } from "./tables";

export type EmbeddedBank = OpenBank & { snapshot(): Promise<Blob> };

/** Opens an embedded database in this thread, for tests and snapshots. */
export async function openPglite(options: EmbeddedOptions = {}): Promise<EmbeddedBank> {
  const server = await startServer(options);
  return { ...bankOn(server), snapshot: server.snapshot };
}

/** Opens an embedded database in a thread of its own. */
export const openPgliteInThread = async (options: EmbeddedOptions): Promise<OpenBank> =>
  bankOn(await startServerInThread(options));

function bankOn(server: EmbeddedServer): OpenBank {
  const db = new Kysely<Tables>({ dialect: new PgliteDialect(server) });
  return { db, kind: "embedded", close: () => db.destroy() };
}
