import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import type { Database } from "../../mock-bank/database/tables";
import { openDatabase } from "../../mock-bank/opening/open";
import { seed } from "../../mock-bank/seed/seed";
import { bankProgram } from "../chaos/bank-program";
import { itOnPostgres } from "../support/bank-database";
import { newPostgresUrl } from "../support/postgres";

const program = await bankProgram();
const section = readFileSync("docs/operations.md", "utf8").split("## Backup and restore\n")[1]?.split("\n## ")[0] ?? "";
const [dump = "", restoreDump = "", copy = "", restoreCopy = ""] = [...section.matchAll(/```sh\n(.*?)```/gs)].map(
  ([, commands = ""]) => commands.replaceAll("dist-bank/bank.mjs", program),
);
const root = mkdtempSync(join(tmpdir(), "backup-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs commands of `docs/operations.md` and returns what they print. */
const run = (commands: string, variables: Readonly<Record<string, string>>): string =>
  execFileSync("sh", ["-ec", commands], { env: { ...process.env, NODE_ENV: "test", ...variables }, encoding: "utf8" });

const linesIn = (db: Database) => db.selectFrom("journal_lines").selectAll().orderBy("id").execute();

/** Opens a database for a moment. */
async function within<T>(store: Parameters<typeof openDatabase>[0], use: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(store);
  return use(db).finally(close);
}

itOnPostgres("the documented commands save a server and restore it, and find books that do not add up", async () => {
  const [url, restored] = [await newPostgresUrl(), await newPostgresUrl()];
  const store = (address: string) => ({ url: address, folder: "never used" });
  const before = await within(store(url), async (db) => {
    await seed(db, new Date());
    return linesIn(db);
  });
  run(dump, { BACKUP: root, MIGRATION_DATABASE_URL: url });
  expect(run(restoreDump, { BACKUP: root, RESTORED_URL: restored })).toContain("The books add up by all their rules.");
  expect(await within(store(restored), linesIn)).toEqual(before);
  await within(store(restored), (db) =>
    sql`update ledger_accounts set book = book + 1 where number = 'CASH-GHS'`.execute(db),
  );
  const audit = restoreDump.split("\n")[1] ?? "";
  expect(() => run(audit, { RESTORED_URL: restored })).toThrow("The books do not add up:");
});

it("the documented commands save the folder of the embedded database and restore it", async () => {
  const [folder, restored] = [join(root, "data-of-bank"), join(root, "restored")];
  const before = await within({ folder }, async (db) => {
    await seed(db, new Date());
    return linesIn(db);
  });
  run(copy, { BACKUP: root, DATA_DIR: folder });
  const said = run(restoreCopy, { BACKUP: root, RESTORED_DIR: restored });
  expect(said).toContain("The books add up by all their rules.");
  expect(await within({ folder: restored }, linesIn)).toEqual(before);
});
