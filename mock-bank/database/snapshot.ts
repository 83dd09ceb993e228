import { sql } from "kysely";
import type { Database } from "../handler";
import { madeOnce } from "./made-once";
import { openPglite } from "./pglite";

export type Snapshot = {
  readonly name: string;
  /** The folders of the bank whose sources decide what is in it: when they change, it is made anew. */
  readonly madeBy: readonly string[];
  prepare(db: Database): Promise<void>;
};

/** A prepared database as a file, made once: creating one from nothing takes seconds, starting from a snapshot a fraction of one. */
export async function snapshotOf({ name, madeBy, prepare }: Snapshot): Promise<Blob> {
  const make = async () => {
    const bank = await openPglite();
    try {
      await prepare(bank.db);
      await dropTemplates(bank.db);
      return Buffer.from(await (await bank.snapshot()).arrayBuffer());
    } finally {
      await bank.close();
    }
  };
  return new Blob([await madeOnce({ name: `${name}.tar`, madeBy, packages: ["@electric-sql/pglite"], make })]);
}

/** What PostgreSQL makes new databases of: two thirds of all files, each unpacked and written again by every start, and never used here. */
async function dropTemplates(db: Database): Promise<void> {
  await sql`update pg_database set datistemplate = false`.execute(db);
  for (const name of ["template0", "template1"]) await sql`drop database ${sql.id(name)}`.execute(db);
}
