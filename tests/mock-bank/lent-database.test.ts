import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "../../mock-bank/database/tables";
import { openMemoryDatabase } from "../../mock-bank/opening/memory";
import { seed } from "../../mock-bank/seed/seed";
import { setPasswordCost, trivialCost } from "../../mock-bank/session/passwords";
import { changeSigningKey } from "../../mock-bank/signing/signing-keys";
import { lendMemoryDatabase } from "../support/lent-database";

setPasswordCost(trivialCost);

it("A database that another test used before equals a new one, including its sequences", async () => {
  const used = await lendMemoryDatabase();
  await seed(used.db, new Date("2026-04-17T10:30:00Z"));
  await sql`insert into snapshots values ('a lesson', now(), now(), '')`.execute(used.db);
  await changeSigningKey(used.db, { codeKey: "a key" });
  await used.close();
  const again = await lendMemoryDatabase();
  const fresh = await openMemoryDatabase();
  expect(again.db).toBe(used.db);
  expect(await contentOf(again.db)).toEqual(await contentOf(fresh.db));
  await Promise.all([again.close(), fresh.close()]);
});

/** Returns the number of rows of each table and the last value of each sequence. */
async function contentOf(db: Database) {
  const tables = await db.introspection.getTables();
  const counts = tables.map(async ({ name }) => {
    const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(name)}`.execute(db);
    return [name, rows[0]?.count] as const;
  });
  const sequences = await sql`select sequencename, last_value from pg_sequences order by sequencename`.execute(db);
  return { counts: Object.fromEntries(await Promise.all(counts)), sequences: sequences.rows };
}
