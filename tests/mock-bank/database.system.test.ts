import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { seed } from "../../mock-bank/companies/seed";
import { emptyBank } from "../../mock-bank/database/empty";
import { lockFolder } from "../../mock-bank/database/folder-lock";
import { openMemoryDatabase } from "../../mock-bank/database/memory";
import { migrateToLatest } from "../../mock-bank/database/migrate";
import { firstRelease } from "../../mock-bank/database/migrations/0001-first-release";
import { companyActivity } from "../../mock-bank/database/migrations/0002-company-activity";
import { notices } from "../../mock-bank/database/migrations/0003-notices";
import { nameCheck } from "../../mock-bank/database/migrations/0004-name-check";
import { signingKeys } from "../../mock-bank/database/migrations/0005-signing-keys";
import { openDatabase } from "../../mock-bank/database/open";
import { postgresLimits } from "../../mock-bank/database/postgres";
import { inTransaction } from "../../mock-bank/database/transaction";
import type { Database } from "../../mock-bank/handler";
import { auditLedger } from "../../mock-bank/ledger/audit-ledger";
import { balancesOf } from "../../mock-bank/ledger/balances";
import { controlAccounts } from "../../mock-bank/ledger/control-accounts";
import { post } from "../../mock-bank/ledger/post";
import { unreadNotices } from "../../mock-bank/notices/notice-list";
import { onEachDatabase, onPostgres } from "../support/bank-database";
import { aCompany, controlAccountId } from "../support/bank-ledger";

const root = mkdtempSync(join(tmpdir(), "bank-database-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const aFolder = (name: string): string => join(root, name);

onEachDatabase("A database", (bank) => {
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

describe("The bank's folder", () => {
  it("the bank's folder keeps what was written", async () => {
    const folder = aFolder("kept");
    const first = await openDatabase({ folder });
    const { id } = await aCompany(first.db);
    await first.close();
    const second = await openDatabase({ folder });
    expect(await second.db.selectFrom("companies").select("id").execute()).toEqual([{ id }]);
    await second.close();
  });

  it("a migration of the next release runs once, and keeps the data of the first release", async () => {
    const folder = aFolder("updated");
    const first = await openDatabase({ folder });
    const { id } = await aCompany(first.db);
    let runs = 0;
    const next = {
      async up(db: Kysely<unknown>) {
        runs++;
        await sql`alter table companies add column town text not null default 'Accra'`.execute(db);
      },
    };
    const migrations = {
      "0001-first-release": firstRelease,
      "0002-company-activity": companyActivity,
      "0003-notices": notices,
      "0004-name-check": nameCheck,
      "0005-signing-keys": signingKeys,
      "0006-towns": next,
    };
    await migrateToLatest(first.db, migrations);
    await migrateToLatest(first.db, migrations);
    expect(runs).toBe(1);
    expect((await sql`select id, town from companies`.execute(first.db)).rows).toEqual([{ id, town: "Accra" }]);
    await first.close();
    await expect(openDatabase({ folder })).rejects.toThrow("the migration 0006-towns is unknown here");
  });

  it("the migration of notices leaves old ones read and new ones unread, and plans reminders of open requests", async () => {
    const { db, close } = await openMemoryDatabase();
    await seed(db, new Date("2026-04-17T10:30:00Z"));
    // The tables of the first release, with data.
    for (const gone of ["view notices", "index lines_in_order", "table notice_marks", "table notice_preferences"])
      await sql`drop ${sql.raw(gone)}`.execute(db);
    await undoNameCheck(db);
    await sql`delete from kysely_migration where name = '0003-notices'`.execute(db);
    await db.deleteFrom("due_work").where("kind", "=", "reminder").execute();
    await migrateToLatest(db);
    const ama = await db.selectFrom("users").selectAll().where("username", "=", "ama.mensah").executeTakeFirstOrThrow();
    const reader = { userId: ama.id, companyId: ama.company_id };
    expect((await unreadNotices(db, reader)).unread).toBe(0);
    const [account] = await balancesOf(db, ama.company_id);
    const cash = await controlAccountId(db, "CASH-GHS");
    const legs = [
      { accountId: account?.accountId ?? "", amount: 5n, narration: "Taking" },
      { accountId: cash, amount: -5n, narration: "Taking" },
    ];
    await inTransaction(db, (tx) => post(tx, { reference: "NEW", description: "Taking", at: new Date(), legs }));
    expect((await unreadNotices(db, reader)).unread).toBe(1);
    const planned = await db.selectFrom("due_work").select("subject").where("kind", "=", "reminder").execute();
    expect(planned).toEqual([{ subject: ama.company_id }]);
    expect(await auditLedger(db)).toEqual([]);
    await close();
  });

  it("the migration of name checks leaves the policy off, and changes no request", async () => {
    const { db, close } = await openMemoryDatabase();
    await seed(db, new Date("2026-04-17T10:30:00Z"));
    const requests = () => db.selectFrom("requests").selectAll().orderBy("id").execute();
    const before = await requests();
    await undoNameCheck(db);
    await migrateToLatest(db);
    expect(await requests()).toEqual(before);
    expect(before.every(({ name_check }) => name_check === null)).toBe(true);
    const on = db.selectFrom("companies").select("id").where("name_check_above", "is not", null);
    expect(await on.execute()).toEqual([]);
    await close();
  });

  it("data from before the first release is refused with what to do, and its folder is free again", async () => {
    const folder = aFolder("unreleased");
    const { db, close } = await openDatabase({ folder });
    await sql`update kysely_migration set name = '0001-bank' where name = '0001-first-release'`.execute(db);
    await close();
    await expect(openDatabase({ folder })).rejects.toThrow(
      "The tables of this bank were made by another version of it: the migration 0001-bank is unknown here. " +
        "Start that version, or begin with a new bank: move the data folder away, or name an empty database.",
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

/** Makes the tables those of the release before name checks. */
async function undoNameCheck(db: Database): Promise<void> {
  await undoSigningKeys(db);
  await sql`drop trigger name_check_is_kept on requests`.execute(db);
  await sql`alter table requests drop column name_check`.execute(db);
  await sql`alter table companies drop column name_check_above`.execute(db);
  await sql`delete from kysely_migration where name = '0004-name-check'`.execute(db);
}

async function undoSigningKeys(db: Database): Promise<void> {
  await sql`drop table signing_keys`.execute(db);
  await sql`delete from kysely_migration where name = '0005-signing-keys'`.execute(db);
}

async function filesOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    select relname || ' ' || relfilenode as file from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%' and relname not in ('signing_keys', 'snapshots')`.execute(
    db,
  );
  return rows.map(({ file }) => file);
}

/** Returns columns, constraints, indexes and triggers, which define the rules of the tables. */
async function shapeOf(db: Database): Promise<unknown[]> {
  const { rows } = await sql<{ part: string }>`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable) as part
      from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', tablename, indexdef) from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
     where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select concat_ws(' ', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
    order by part`.execute(db);
  return rows;
}
