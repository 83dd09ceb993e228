import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { personas } from "../../mock-bank/companies/seed";
import { openDatabase } from "../../mock-bank/database/open";
import { bankProgram } from "../chaos/bank-program";

const folder = mkdtempSync(join(tmpdir(), "bank-"));
const children: ChildProcess[] = [];
const program = await bankProgram();

afterEach(async () => {
  for (const child of children.splice(0)) await ended(child, "SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

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

describe("npm start", () => {
  it("npm start prints address, personas and where codes appear, serves, and ends on a signal", async () => {
    const { child, said, address } = await start();
    for (const { username, password } of personas) expect(said).toContain(`${username.padEnd(16)} ${password}`);
    const [, token] = /messages appear at \S+\/trainer#token=([\w-]{43})\n/.exec(said) ?? [];
    const state = (headers: Record<string, string>) => fetch(`${address}/control/state`, { headers });
    expect((await state({})).status).toBe(401);
    expect((await state({ Authorization: `Bearer ${token}` })).status).toBe(200);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(await ended(child, "SIGTERM")).toBe(0);
  });

  it("a production bank does not start with --fresh, and keeps what it has", async () => {
    const first = await start();
    await ended(first.child, "SIGTERM");
    const refused = await start({ NODE_ENV: "production", PASSWORD_COST: "" }, ["--fresh"]);
    expect(refused.code).toBe(1);
    expect(refused.said).toContain("--fresh erases the bank, so a production bank does not start with it.");
    const { db, close } = await openDatabase({ folder });
    expect(await db.selectFrom("companies").select("id").execute()).not.toEqual([]);
    await close();
  });

  it("a damaged database is named as such, with its damage", async () => {
    await ended((await start()).child, "SIGTERM");
    const { db, close } = await openDatabase({ folder });
    const { rows } = await sql<{ path: string }>`select pg_relation_filepath('companies') as path`.execute(db);
    await close();
    writeFileSync(join(folder, "postgresql", rows[0]?.path ?? ""), Buffer.alloc(8192, 0x55));
    const { said, code } = await start();
    expect(code).toBe(1);
    expect(said).toMatch(/The database is damaged: invalid page in block 0 of relation .+\. Restore it from a copy\./);
  });

  it("the start advises another version of Node once, if this one gets no more security fixes", async () => {
    const { said } = await start();
    const isOutdated = Number.parseInt(process.versions.node, 10) < 22;
    expect(said.split("gets no more security fixes")).toHaveLength(isOutdated ? 2 : 1);
  });

  it("npm start goes on with the stored bank, and starts from new with --fresh", async () => {
    const variables = { CONTROL_TOKEN: "a token that the operator chose" };
    const headers = { Authorization: `Bearer ${variables.CONTROL_TOKEN}`, "Content-Type": "application/json" };
    const state = async (address: string) =>
      ((await (await fetch(`${address}/control/state`, { headers })).json()) as { companies: object[] }).companies
        .length;
    const first = await start(variables);
    expect(first.said).not.toContain(variables.CONTROL_TOKEN);
    const spec = { users: [], accounts: [] };
    await fetch(`${first.address}/control/companies`, { method: "POST", headers, body: JSON.stringify(spec) });
    expect(await state(first.address)).toBe(3);
    await ended(first.child, "SIGKILL");
    const second = await start(variables);
    expect(await state(second.address)).toBe(3);
    await ended(second.child, "SIGTERM");
    const third = await start(variables, ["--fresh"]);
    expect(await state(third.address)).toBe(2);
  });

  it("an unhandled rejection is logged and survived, and an uncaught exception is logged and ends the process", async () => {
    const failing =
      'process.on("SIGUSR2", () => void Promise.reject(new RangeError("lost"))).on("SIGWINCH", () => { throw new RangeError("thrown"); });';
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(failing)}`;
    const { child, address } = await start({ NODE_OPTIONS });
    let log = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      log += chunk.toString();
    });
    child.kill("SIGUSR2");
    await expect.poll(() => log).toContain('"type":"RangeError","message":"lost"');
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(await ended(child, "SIGWINCH")).toBe(1);
    await expect.poll(() => log).toContain('"type":"RangeError","message":"thrown"');
  });

  it("books that do not add up are not opened, and the error names them", async () => {
    await ended((await start()).child, "SIGTERM");
    const { db, close } = await openDatabase({ folder });
    await db
      .updateTable("ledger_accounts")
      .set((set) => ({ book: set("book", "+", "1") }))
      .where("kind", "=", "customer")
      .execute();
    await close();
    const { said, code } = await start();
    expect(code).toBe(1);
    expect(said).toContain("The books of this bank do not add up, so it does not open:");
    expect(said).not.toContain("at ");
    expect((await start({}, ["--fresh"])).code).toBeNull();
  });

  it("npm start refuses a folder in use, a taken port and invalid variables, each with a reason", async () => {
    const { child } = await start();
    const second = await start();
    expect([second.code, second.said]).toEqual([1, expect.stringContaining("already open in process")]);
    await ended(child, "SIGTERM");
    const blocker = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => blocker.once("listening", resolve));
    const { port } = blocker.address() as { port: number };
    const blocked = await start({ PORT: String(port) });
    expect([blocked.code, blocked.said]).toEqual([1, expect.stringContaining(`Port ${port} is in use.`)]);
    blocker.close();
    const senseless = await start({ PORT: "many", CIPHER: "perhaps" });
    expect([senseless.code, senseless.said]).toEqual([1, expect.stringContaining("PORT must be")]);
  });
});
