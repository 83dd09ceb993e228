import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { lockFolder } from "../../mock-bank/database/folder-lock";
import type { Database } from "../../mock-bank/database/tables";
import { inTransaction } from "../../mock-bank/database/transaction";
import { controlAccounts } from "../../mock-bank/ledger/control-accounts";
import { postgresLimits } from "../../mock-bank/limits/limits";
import { emptyBank } from "../../mock-bank/opening/empty";
import { openMemoryDatabase } from "../../mock-bank/opening/memory";
import { migrateToLatest } from "../../mock-bank/opening/migrate";
import { openDatabase } from "../../mock-bank/opening/open";
import { seed } from "../../mock-bank/seed/seed";
import { areAllDatabasesUsed, onBothDatabases, onPostgres } from "../support/bank-database";
import { aCompany } from "../support/bank-ledger";
import { shapeOf } from "../support/shape-of-tables";

const root = mkdtempSync(join(tmpdir(), "bank-database-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const aFolder = (name: string): string => join(root, name);

onBothDatabases("A database", (bank) => {
  it("amounts and days are answered as text, and moments as dates", async () => {
    const { rows } = await sql`
      select 9007199254740993::bigint as int8, 0.1::numeric as numeric, sum(5::bigint) as sum, date '2026-03-02' as date,
             timestamptz '2026-03-02T09:00:00Z' as moment, '{"a":[1]}'::jsonb as json`.execute(bank.db);
    expect(rows).toEqual([
      {
        int8: "9007199254740993",
        numeric: "0.1",
        sum: "5",
        date: "2026-03-02",
        moment: new Date("2026-03-02T09:00:00Z"),
        json: { a: [1] },
      },
    ]);
  });

  it("migrations can run again, also several in parallel", async () => {
    await Promise.all([migrateToLatest(bank.db), migrateToLatest(bank.db)]);
    const control = await bank.db
      .selectFrom("ledger_accounts")
      .select("number")
      .where("kind", "=", "control")
      .execute();
    expect(control).toHaveLength(controlAccounts.length);
  });

  it("a failed transaction keeps nothing", async () => {
    const failing = inTransaction(bank.db, async (tx) => {
      await aCompany(tx);
      throw new Error("Changed my mind");
    });
    await expect(failing).rejects.toThrow("Changed my mind");
    expect(await bank.db.selectFrom("companies").select("id").execute()).toEqual([]);
  });

  it("the database allows one user per name, in lower case, and one live session per user", async () => {
    const { id: companyId } = await aCompany(bank.db);
    const user = (username: string) => sql<{ id: string }>`
      insert into users (company_id, username, password_hash, full_name, first_name, last_name, phone, email, role, menus, created_at)
      values (${companyId}, ${username}, '', '', '', '', '', '', 'Single', '[]', now()) returning id`;
    await expect(user("Ama").execute(bank.db)).rejects.toThrow(/check/);
    const { rows } = await user("ama").execute(bank.db);
    await expect(user("ama").execute(bank.db)).rejects.toThrow(/unique/);
    const session = (token: string) => sql`
      insert into sessions (user_id, token_hash, device_id, created_at, last_seen_at)
      values (${rows[0]?.id}, ${token}, '', now(), now())`;
    await session("one").execute(bank.db);
    await expect(session("two").execute(bank.db)).rejects.toThrow(/one_live_session/);
  });

  it("a truncated database is like a new one", async () => {
    await seed(bank.db, new Date("2026-04-17T10:30:00Z"));
    await inTransaction(bank.db, emptyBank);
    expect(await bank.db.selectFrom("bank_clock").select("offset_ms").execute()).toEqual([{ offset_ms: "0" }]);
    expect(await bank.db.selectFrom("companies").select("id").execute()).toEqual([]);
    const accounts = await bank.db.selectFrom("ledger_accounts").select("kind").execute();
    expect(accounts).toEqual(controlAccounts.map(() => ({ kind: "control" })));
  });

  it("truncating empties every table except the trainer's snapshots, and gives each table a new file", async () => {
    const before = await filesOf(bank.db);
    await inTransaction(bank.db, emptyBank);
    const kept = (await filesOf(bank.db)).filter((file) => before.includes(file));
    expect(kept).toEqual([]);
  });
});

onPostgres("The server", (bank) => {
  it("PostgreSQL has the same tables as the embedded database", async () => {
    const memory = await openMemoryDatabase();
    expect(await shapeOf(bank.db)).toEqual(await shapeOf(memory.db));
    await memory.close();
  });

  it("every connection sets its time limits on the server", async () => {
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings
       where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(bank.db);
    expect(rows).toEqual([
      { name: "idle_in_transaction_session_timeout", setting: `${postgresLimits.idle_in_transaction_session_timeout}` },
      { name: "statement_timeout", setting: `${postgresLimits.statement_timeout}` },
    ]);
  });

  it("a connection lost in the middle of a transaction does not stop the bank", async () => {
    const cut = inTransaction(bank.db, (tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx));
    await expect(cut).rejects.toThrow();
    expect((await sql`select 1 as one`.execute(bank.db)).rows).toEqual([{ one: 1 }]);
  });

  it("a transaction that the database aborts to resolve a conflict is tried again", async () => {
    let attempts = 0;
    const outcome = inTransaction(bank.db, async (tx) => {
      attempts++;
      if (attempts < 3) await sql`do $$ begin raise exception using errcode = '40P01'; end $$`.execute(tx);
      return "done";
    });
    expect(await outcome).toBe("done");
    expect(attempts).toBe(3);
  });
});

describe.runIf(areAllDatabasesUsed)("The bank's folder", () => {
  it("the bank's folder keeps what was written", async () => {
    const folder = aFolder("kept");
    const first = await openDatabase({ folder });
    const { id } = await aCompany(first.db);
    await first.close();
    const second = await openDatabase({ folder });
    expect(await second.db.selectFrom("companies").select("id").execute()).toEqual([{ id }]);
    await second.close();
  });

  it("only the owner of the process can read the data", async () => {
    const folder = aFolder("private");
    const umask = process.umask(0o022);
    await (await openDatabase({ folder })).close();
    process.umask(umask);
    for (const path of [folder, join(folder, "postgresql")]) expect(statSync(path).mode & 0o77).toBe(0);
  });

  it("data from before the first release is refused with what to do, and its folder is free again", async () => {
    const folder = aFolder("unreleased");
    const { db, close } = await openDatabase({ folder });
    await sql`update kysely_migration set name = '0001-bank' where name = '0001-first-release'`.execute(db);
    await close();
    await expect(openDatabase({ folder })).rejects.toThrow(
      "The tables of this bank were made by another version of it: the migration 0001-bank is unknown here. " +
        "Start that version, restore a backup from before the update, or begin with a new bank: set DATA_DIR to a " +
        "new folder, or DATABASE_URL to an empty database.",
    );
    expect(() => lockFolder(folder).release()).not.toThrow();
  });

  it("the folder is created again if a process was killed while creating it", async () => {
    const folder = aFolder("half");
    mkdirSync(join(folder, "postgresql.new"), { recursive: true });
    writeFileSync(join(folder, "postgresql.new", "PG_VERSION"), "half");
    await (await openDatabase({ folder })).close();
    expect(existsSync(join(folder, "postgresql.new"))).toBe(false);
  });
});

describe("Without a server", () => {
  it("without a server, the bank reports the failure instead of starting", async () => {
    const url = "postgres://nobody@127.0.0.1:1/none";
    await expect(openDatabase({ url, folder: "never used" })).rejects.toThrow(/ECONNREFUSED/);
  });
});

async function filesOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    select relname || ' ' || relfilenode as file from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%' and relname not in ('shared_settings', 'signing_keys', 'snapshots', 'trainees', 'lesson_stages', 'lesson_calls', 'written_lessons', 'left_companies')`.execute(
    db,
  );
  return rows.map(({ file }) => file);
}
