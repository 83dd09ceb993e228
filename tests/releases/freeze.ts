import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { bankApi } from "../../contract/index";
import type { Database } from "../../mock-bank/database/tables";
import type { StoreChoice } from "../../mock-bank/operator/configuration";
import { type RunningBank, startBank } from "../../mock-bank/start-bank";
import packageFile from "../../package.json" with { type: "json" };
import { newPostgresUrl } from "../support/postgres";
import { WireClient } from "../support/wire-client";
import { currentSurface, releasedFile } from "./surface";

/**
 * Run by `npm version`. Freezes this version: the hashes of its migrations and contract and the names of its variables,
 * and its data, a folder of the embedded database and a dump of PostgreSQL. In the data a payment was made and a request
 * waits; `releases.system.test.ts` opens it with all later versions.
 */
const { payments } = bankApi;
const target = join(import.meta.dirname, packageFile.version);
mkdirSync(target, { recursive: true });
writeFileSync(releasedFile, `${JSON.stringify({ version: packageFile.version, ...currentSurface() }, null, 2)}\n`);

const folder = join(mkdtempSync(join(tmpdir(), "release-data-")), "data");
await use({ kind: "folder", folder });
const archive = ["--create", "--xz", "--file", join(target, "embedded.tar.xz"), "--directory", join(folder, "..")];
execFileSync("tar", [...archive, "data"], { env: { ...process.env, XZ_OPT: "-9e" } });

const url = await newPostgresUrl();
await use({ kind: "server", url });
const dump = join(target, "postgresql.sql");
execFileSync("pg_dump", ["--no-owner", "--no-privileges", "--file", dump, url]);
execFileSync("xz", ["--force", "-9", dump]);
process.exit(0);

async function use(store: StoreChoice): Promise<void> {
  const running = await startBank({ port: 0, store, logLevel: "silent" });
  await transfer(running, "ama.mensah", "Rent");
  await transfer(running, "kofi.boateng", "Stationery");
  if (store.kind === "folder") await dropWriteAheadLog(running.bank.db);
  await running.close();
}

/** Nothing reads the log of a database that was closed, but it makes the archive twice as large. */
async function dropWriteAheadLog(db: Database): Promise<void> {
  for (const statement of [sql`set wal_recycle = off`, sql`select pg_switch_wal()`, sql`checkpoint`])
    await statement.execute(db);
}

/** Pays, or asks for, GHS 55.00 between the first two accounts in cedis. */
async function transfer(running: RunningBank, username: string, narration: string): Promise<void> {
  const client = new WireClient(running);
  await client.signIn(username, "Training@1");
  const accounts = await running.bank.db
    .selectFrom("users")
    .innerJoin("ledger_accounts as account", "account.company_id", "users.company_id")
    .select("account.number")
    .where("username", "=", username)
    .where("currency", "=", "GHS")
    .orderBy("position")
    .execute();
  const [sourceAccount = "", destinationAccountNo = ""] = accounts.map(({ number }) => number);
  const answer = await client.confirm(
    payments.toSelf,
    { sourceAccount, destinationAccountNo, amount: "55.00", currencyCode: "GHS", narration, transType: "OWN-TRANSFER" },
    { total: "GHS 55.00", to: destinationAccountNo.slice(-4) },
  );
  if (answer.code !== 0) throw new Error(answer.description);
}
