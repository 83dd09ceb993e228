import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import type { OpenBank } from "../../mock-bank/database/open-bank";
import type { Database } from "../../mock-bank/database/tables";
import { auditLedger } from "../../mock-bank/ledger/audit-ledger";
import { unreadNotices } from "../../mock-bank/notices/notice-list";
import { openMemoryDatabase } from "../../mock-bank/opening/memory";
import { migrateToLatest, migrations } from "../../mock-bank/opening/migrate";
import { openDatabase } from "../../mock-bank/opening/open";
import { defaultConfiguration } from "../../mock-bank/operator/configuration";
import { type RunningBank, startBank } from "../../mock-bank/start-bank";
import { areAllDatabasesUsed, itOnPostgres } from "../support/bank-database";
import { shapeOf } from "../support/shape-of-tables";
import { WireClient } from "../support/wire-client";
import { writeReport } from "../support/write-report";
import { embeddedOf, type Frozen, frozenReleases, postgresOf } from "./frozen-data";

const { approvals, payments } = bankApi;
const root = mkdtempSync(join(tmpdir(), "bank-releases-"));
const opened: object[] = [];
afterAll(() => {
  writeReport("frozen-data", opened);
  rmSync(root, { recursive: true, force: true });
});

describe.each(frozenReleases)("The data of release %s", (release) => {
  it("the embedded bank of that release opens, with its books, and goes on", () =>
    goesOn(release, embeddedOf(release, root)));
  if (areAllDatabasesUsed)
    itOnPostgres("the bank of that release on PostgreSQL opens, with its books, and goes on", async () =>
      goesOn(release, await postgresOf(release)),
    );
});

/** Opens the data with this version: tables, balances, audit, a payment, an approval of a request made before. */
async function goesOn(release: string, { store, open }: Frozen): Promise<void> {
  const before = await within(open, async (db) => ({
    balances: await balancesIn(db),
    request: await waitingIn(db),
    audit: await auditIn(db),
  }));
  const running = await startBank({ ...defaultConfiguration, port: 0, store, logLevel: "silent" });
  const { db } = running.bank;
  expect(await balancesIn(db)).toEqual(before.balances);
  expect((await auditIn(db)).slice(0, before.audit.length)).toEqual(before.audit);
  await within(openMemoryDatabase, async (fresh) => expect(await shapeOf(db)).toEqual(await shapeOf(fresh)));

  const own = await signedIn(running, "ama.mensah");
  const [sourceAccount = "", destinationAccountNo = ""] = await cedisOf(db, "ama.mensah");
  const transfer = { sourceAccount, destinationAccountNo, amount: "20.00", currencyCode: "GHS", narration: "Rent" };
  const shown = { total: "GHS 20.00", to: destinationAccountNo.slice(-4) };
  const paid = await own.confirm(payments.toSelf, { ...transfer, transType: "OWN-TRANSFER" }, shown);
  expect(paid).toMatchObject({ code: 0 });
  expect(balanceOf(await balancesIn(db), sourceAccount)).toBe(balanceOf(before.balances, sourceAccount) - 20_00n);

  const { id, amount, payee } = before.request;
  const approver = await signedIn(running, "efua.asante");
  const decision = { transactionId: id, transType: "OWN-TRANSFER", requestType: "SINGLE", approvalStatus: "APPROVE" };
  const terms = { total: `GHS ${amount}`, to: payee };
  expect(await approver.confirm(approvals.approve, decision as never, terms)).toMatchObject({ code: 0 });
  const { status } = await db.selectFrom("requests").select("status").where("id", "=", id).executeTakeFirstOrThrow();
  expect(status).toBe("APPROVED");
  const violations = await auditLedger(db);
  expect(violations).toEqual([]);
  await running.close();
  const [accounts, auditEntries] = [before.balances.length, before.audit.length];
  opened.push({ release, database: store.kind, accounts, auditEntries, paid: "GHS 20.00", approved: id, violations });
}

describe.runIf(areAllDatabasesUsed)("An update of the tables", () => {
  it("development versions between 1.0.0 and 1.1.0 stored legs as json, and are updated too", async () => {
    const { store, open } = embeddedOf("1.0.0", root);
    await within(open, async (db) => {
      const development = Object.fromEntries(Object.entries(migrations).slice(0, 5));
      await sql`alter table requests alter column legs type json`.execute(db);
      await sql`create or replace function check_request_moves() returns trigger language plpgsql as
        $$ begin return new; end $$`.execute(db);
      await expect(migrateToLatest(db, { migrations: development })).resolves.toBeUndefined();
    });
    await goesOn("1.0.0 with legs as json", { store, open });
  });

  it("an update that fails at its last step changes nothing", async () => {
    await within(embeddedOf("1.0.0", root).open, async (db) => {
      const before = await shapeOf(db);
      const failing = { ...migrations, "9999-9.9-fails": { up: () => Promise.reject(new Error("The last step")) } };
      await expect(migrateToLatest(db, { migrations: failing })).rejects.toThrow("The last step");
      expect(await shapeOf(db)).toEqual(before);
    });
  });

  it("an update of books that do not add up is refused and changes nothing", async () => {
    await within(embeddedOf("1.0.0", root).open, async (db) => {
      await sql`update ledger_accounts set book = book + 1 where kind = 'control' and number = 'CASH-GHS'`.execute(db);
      const before = await shapeOf(db);
      await expect(migrateToLatest(db)).rejects.toThrow("The books of this bank do not add up");
      expect(await shapeOf(db)).toEqual(before);
    });
  });

  it("the update of 1.0.0 files old audit entries, leaves old notices read, and plans reminders", async () => {
    await within(embeddedOf("1.0.0", root).open, async (db) => {
      await migrateToLatest(db);
      const { rows } = await sql<{ event: string }>`
        select distinct concat_ws(' ', event, kind, case when account_id is not null then 'of an account' end) as event
          from audit order by event`.execute(db);
      expect(rows.map(({ event }) => event)).toEqual([
        "approved DECISION of an account",
        "created REQUEST of an account",
        "executed DECISION of an account",
        "executed REQUEST of an account",
        "failed DECISION of an account",
        "recalled REQUEST of an account",
        "rejected DECISION of an account",
        "signedIn SIGN_IN",
      ]);
      const ama = await db
        .selectFrom("users")
        .selectAll()
        .where("username", "=", "ama.mensah")
        .executeTakeFirstOrThrow();
      expect((await unreadNotices(db, { userId: ama.id, companyId: ama.company_id })).unread).toBe(0);
      const planned = await db.selectFrom("due_work").select("subject").where("kind", "=", "reminder").execute();
      expect(planned).toEqual([{ subject: ama.company_id }]);
    });
  });

  it("what a process of release 1.0.0 writes into the audit of updated tables gets its kind and account", async () => {
    await within(embeddedOf("1.0.0", root).open, async (db) => {
      await migrateToLatest(db);
      const { id, source_account_id, created_by, company_id } = await db
        .selectFrom("requests")
        .selectAll()
        .where("status", "=", "PENDING")
        .limit(1)
        .executeTakeFirstOrThrow();
      const { rows } = await sql`
        insert into audit (company_id, user_id, event, request_id, detail, at, chain, link)
        values (${company_id}, ${created_by}, 'signedIn', null, '', now(), 'old', ''),
               (${company_id}, ${created_by}, 'created', ${id}, '', now(), 'old', '')
        returning kind, account_id`.execute(db);
      expect(rows).toEqual([
        { kind: "SIGN_IN", account_id: null },
        { kind: "REQUEST", account_id: source_account_id },
      ]);
    });
  });

  it("tables of the next release are served as they are, and those of the release after it are refused", async () => {
    const { store, open } = embeddedOf("1.0.0", root);
    const next = { ...migrations, "0901-9.1-towns": { up: async () => {} } };
    await within(open, (db) => migrateToLatest(db, { migrations: next }));
    const running = await startBank({ ...defaultConfiguration, port: 0, store, logLevel: "silent" });
    const answer = await fetch(`${running.address}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ migrations: "newer" })]);
    await running.close();
    const later = { ...next, "0902-9.2-towns": { up: async () => {} } };
    await within(open, (db) => migrateToLatest(db, { migrations: later }));
    await expect(openDatabase({ folder: store.folder })).rejects.toThrow(
      "the migration 0901-9.1-towns is unknown here",
    );
  });
});

async function within<T>(open: () => Promise<OpenBank>, use: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await open();
  return use(db).finally(close);
}

const balancesIn = (db: Database) =>
  db.selectFrom("ledger_accounts").select(["number", "book", "held"]).orderBy("number").execute();

const auditIn = (db: Database) => db.selectFrom("audit").select(["id", "event", "link"]).orderBy("id").execute();

const balanceOf = (balances: Awaited<ReturnType<typeof balancesIn>>, number: string): bigint =>
  BigInt(balances.find((account) => account.number === number)?.book ?? 0);

/** The newest request between own accounts that waits for efua.asante; a later one needs only one approval. */
async function waitingIn(db: Database) {
  const { rows } = await sql<{ id: string; amount: string; payee: string }>`
    select request.id, to_char(request.amount / 100.0, 'FM999,999,990.00') as amount,
           right(request.details ->> 'destinationAccountNo', 4) as payee
      from requests request join users on users.id = request.created_by
     where request.status = 'PENDING' and request.category = 'ownAccounts' and approvals_needed = 1
       and users.username = 'kofi.boateng'
     order by request.created_at desc limit 1`.execute(db);
  const [request] = rows;
  if (!request) throw new Error("No request waits in the frozen data");
  return request;
}

async function cedisOf(db: Database, username: string): Promise<string[]> {
  const accounts = await db
    .selectFrom("users")
    .innerJoin("ledger_accounts as account", "account.company_id", "users.company_id")
    .select("account.number")
    .where("username", "=", username)
    .where("currency", "=", "GHS")
    .orderBy("position")
    .execute();
  return accounts.map(({ number }) => number);
}

async function signedIn(running: RunningBank, username: string): Promise<WireClient> {
  const client = new WireClient(running);
  await client.signIn(username, "Training@1");
  return client;
}
