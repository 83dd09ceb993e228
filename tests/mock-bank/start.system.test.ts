import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../mock-bank/opening/open";
import { personas } from "../../mock-bank/seed/seed";
import { bankProgram } from "../chaos/bank-program";

const root = mkdtempSync(join(tmpdir(), "bank-"));
/** A bank that was started once and ended; each test works on a copy. */
const stored = join(root, "stored");
const children: ChildProcess[] = [];
const program = await bankProgram();
let folder = stored;

afterEach(async () => {
  for (const child of children.splice(0)) await ended(child, "SIGKILL");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Makes the copy of the stored bank that the next starts use. */
function copyBank(): void {
  folder = mkdtempSync(join(root, "copy-"));
  cpSync(stored, folder, { recursive: true });
}

/** Starts the process and returns its output until it can be used or has ended. */
function start(variables: Record<string, string> = {}, flags: readonly string[] = []) {
  const child = spawn(process.execPath, [program, ...flags], {
    env: { ...process.env, PORT: "0", DATA_DIR: folder, PASSWORD_COST: "trivial", ...variables },
  });
  children.push(child);
  return new Promise<{ child: ChildProcess; said: string; address: string; code: number | null }>((resolve) => {
    let said = "";
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+(?=\/trainer)/.exec(said)?.[0];
      const isWhole = /control token.*\n/.test(said);
      if (address && isWhole) resolve({ child, said, address, code: null });
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("exit", (code) => resolve({ child, said, address: "", code }));
  });
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once("exit", resolve);
    child.kill(signal);
  });
}

const secrets = { PAYLOAD_SECRET: "a".repeat(43), CODE_KEY: "b".repeat(43) };

describe("The first npm start", () => {
  it("npm start prints address, personas and where codes appear, serves, and ends on a signal", async () => {
    const { child, said, address } = await start();
    for (const { username, password } of personas) expect(said).toContain(`${username.padEnd(16)} ${password}`);
    const [, token] = /messages appear at \S+\/trainer#token=([\w-]{43})\n/.exec(said) ?? [];
    const state = (headers: Record<string, string>) => fetch(`${address}/control/state`, { headers });
    expect((await state({})).status).toBe(401);
    expect((await state({ Authorization: `Bearer ${token}` })).status).toBe(200);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    // The advice to use a version of Node that gets security fixes is printed once.
    const isOutdated = Number.parseInt(process.versions.node, 10) < 22;
    expect(said.split("gets no more security fixes")).toHaveLength(isOutdated ? 2 : 1);
    expect(await ended(child, "SIGTERM")).toBe(0);
  });
});

describe("npm start with a stored bank", () => {
  beforeEach(copyBank);

  it("a production bank does not start with --fresh, and keeps what it has", async () => {
    const refused = await start({ NODE_ENV: "production", PASSWORD_COST: "", ...secrets }, ["--fresh"]);
    expect(refused.code).toBe(1);
    expect(refused.said).toContain("--fresh erases the bank, so a production bank does not start with it.");
    const { db, close } = await openDatabase({ folder });
    expect(await db.selectFrom("companies").select("id").execute()).not.toEqual([]);
    await close();
  });

  it("a damaged database is named as such, with its damage", async () => {
    const { db, close } = await openDatabase({ folder });
    const { rows } = await sql<{ path: string }>`select pg_relation_filepath('companies') as path`.execute(db);
    await close();
    writeFileSync(join(folder, "postgresql", rows[0]?.path ?? ""), Buffer.alloc(8192, 0x55));
    const { said, code } = await start();
    expect(code).toBe(1);
    expect(said).toMatch(/The database is damaged: invalid page in block 0 of relation .+\. Restore it from a copy\./);
  });

  it("npm start goes on with the stored bank after a kill, and does not print a token of the operator", async () => {
    const variables = { CONTROL_TOKEN: "a token that the operator chose" };
    const headers = { Authorization: `Bearer ${variables.CONTROL_TOKEN}`, "Content-Type": "application/json" };
    const first = await start(variables);
    expect(first.said).not.toContain(variables.CONTROL_TOKEN);
    const body = JSON.stringify({ users: [], accounts: [] });
    await fetch(`${first.address}/control/companies`, { method: "POST", headers, body });
    await ended(first.child, "SIGKILL");
    const second = await start(variables);
    const state = await fetch(`${second.address}/control/state`, { headers });
    expect(((await state.json()) as { companies: object[] }).companies).toHaveLength(3);
  });

  it("books that do not add up are not opened, and the error names them; --fresh starts from the seed", async () => {
    const { db, close } = await openDatabase({ folder });
    await db
      .updateTable("ledger_accounts")
      .set((set) => ({ book: set("book", "+", "1") }))
      .where("kind", "=", "customer")
      .execute();
    await db.updateTable("companies").set({ name: "A company of the old bank" }).execute();
    await close();
    const { said, code } = await start();
    expect(code).toBe(1);
    expect(said).toContain("The books of this bank do not add up, so it does not open:");
    expect(said).toContain("Restore a backup of DATA_DIR");
    expect(said).not.toContain("at ");
    const CONTROL_TOKEN = "a token that the operator chose";
    const fresh = await start({ CONTROL_TOKEN }, ["--fresh"]);
    const state = await fetch(`${fresh.address}/control/state`, {
      headers: { Authorization: `Bearer ${CONTROL_TOKEN}` },
    });
    expect(await state.text()).not.toContain("A company of the old bank");
  });
});
