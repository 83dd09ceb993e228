import { sql } from "kysely";
import { buildCached } from "../system/build-cache";
import { openPglite } from "./pglite";
import type { Database } from "./tables";

export type Snapshot = {
  readonly name: string;
  /** Source folders that determine the content. If they change, the snapshot is made again. */
  readonly madeBy: readonly string[];
  prepare(db: Database): Promise<void>;
};

/**
 * Returns a prepared database as a file, made once: creating one takes seconds, starting from a snapshot a fraction of
 * a second.
 */
export async function snapshotOf({ name, madeBy, prepare }: Snapshot): Promise<Blob> {
  const make = async () => {
    const bank = await openPglite();
    try {
      await prepare(bank.db);
      // Otherwise each bank replays the log at its start, and its sequences skip the numbers that PostgreSQL reserved.
      await sql`checkpoint`.execute(bank.db);
      return Buffer.from(await (await bank.snapshot()).arrayBuffer());
    } finally {
      await bank.close();
    }
  };
  return new Blob([await buildCached({ name: `${name}.tar`, madeBy, packages: ["@electric-sql/pglite"], make })]);
}
