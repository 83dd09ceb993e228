import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { bankProgram } from "../chaos/bank-program";

const folder = mkdtempSync(join(tmpdir(), "wrong-starts-"));
const program = await bankProgram();
const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

const PASSWORD = "a-password-of-the-database";
type Ended = { readonly code: number | null; readonly said: string };
type Program = { readonly signals?: readonly NodeJS.Signals[]; readonly script?: string };

/**
 * Runs the bank until it ends, and returns all that it printed.
 * @param signals are sent after the start, each when the bank has written a line about the one before
 * @param script runs in the bank's process before the bank
 */
function run(variables: Readonly<Record<string, string>>, { signals = [], script = "" }: Program = {}): Promise<Ended> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: ":memory:",
      DATABASE_URL: "",
      CONTROL_TOKEN: "a token that the operator chose",
      NODE_ENV: "test",
      NODE_OPTIONS: script && `--import=data:text/javascript,${encodeURIComponent(script)}`,
      ...variables,
    },
  });
  const left = [...signals];
  let said = "";
  let answered = 0;
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const isAnswered = said.includes("started") && said.split("\n").length > answered;
      const next = isAnswered ? left.shift() : undefined;
      if (!next) return;
      answered = said.split("\n").length;
      child.kill(next);
    });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, said })));
}

/** Starts a server that answers each connection as PostgreSQL does when it refuses one. */
async function refusingServer(code: string): Promise<string> {
  const fields = `SFATAL\0C${code}\0Mrefused\0\0`;
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(4 + fields.length, 1);
  const server = createServer((socket) => socket.on("error", () => {}).once("data", () => socket.end(head + fields)));
  servers.push(server.listen(0, "127.0.0.1"));
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  return typeof address === "object" && address ? `127.0.0.1:${address.port}` : "";
}

const databaseAt = (host: string, name = "bank") => ({ DATABASE_URL: `postgres://clerk:${PASSWORD}@${host}/${name}` });

describe("A wrong start", () => {
  it("a database server that is down is named with DATABASE_URL, without the password", async () => {
    const { code, said } = await run(databaseAt("127.0.0.1:1"));
    expect(said).toContain(
      "DATABASE_URL: no server listens at 127.0.0.1:1. Start PostgreSQL, or correct the host and the port (ECONNREFUSED).",
    );
    expect(code).toBe(1);
    expect(said).not.toContain(PASSWORD);
  });

  it("an unknown host of the database is named with DATABASE_URL", async () => {
    const { said } = await run(databaseAt("database.invalid"));
    expect(said).toMatch(
      /DATABASE_URL: the (name of the )?host of database\.invalid:5432 .+ \((ENOTFOUND|EAI_AGAIN)\)\./,
    );
  });

  it.each([
    ["28P01", "DATABASE_URL: the server refuses the password of the role clerk. Correct the password (28P01)."],
    ["3D000", "DATABASE_URL: the server has no database bank. Create it, or correct the name (3D000)."],
    ["28000", "DATABASE_URL: the server does not admit the role clerk. Create it, or allow it in pg_hba.conf (28000)."],
  ])("a refusal of PostgreSQL is explained with DATABASE_URL: %s", async (refusal, words) => {
    const { code, said } = await run(databaseAt(await refusingServer(refusal)));
    expect([code, said]).toEqual([1, expect.stringContaining(words)]);
    expect(said).not.toContain(PASSWORD);
  });

  it("the owner's address of the database is named with MIGRATION_DATABASE_URL", async () => {
    const MIGRATION_DATABASE_URL = `postgres://owner:${PASSWORD}@127.0.0.1:1/bank`;
    const { said } = await run({ ...databaseAt("127.0.0.1:1"), MIGRATION_DATABASE_URL });
    expect(said).toContain("MIGRATION_DATABASE_URL: no server listens at 127.0.0.1:1.");
  });

  it("a DATA_DIR that is a file is named with what to do", async () => {
    const file = join(folder, "data");
    writeFileSync(file, "");
    const { code, said } = await run({ DATA_DIR: file });
    expect([code, said]).toEqual([
      1,
      expect.stringContaining(`DATA_DIR: ${file} is a file, or is below one. Name a folder`),
    ]);
  });

  it("a CLIENT_CONFIGURATION that does not exist is named with what to do", async () => {
    const file = join(folder, "nowhere.json");
    const { code, said } = await run({ CLIENT_CONFIGURATION: file });
    const words = `CLIENT_CONFIGURATION: there is no file ${file}. Correct the path, or remove the variable.`;
    expect([code, said]).toEqual([1, expect.stringContaining(words)]);
  });

  it("a HOST that is no address of this computer is named with what to do", async () => {
    const { code, said } = await run({ HOST: "192.0.2.1" });
    expect([code, said]).toEqual([1, expect.stringContaining("does not have the address 192.0.2.1. Set HOST to")]);
  });

  it("each variable without a usable value is named with the expected value", async () => {
    const { said } = await run({ PORT: "many", CIPHER: "perhaps" });
    expect(said).toContain("  PORT must be a number from 0 to 65535\n  CIPHER must be on or off\n");
  });

  it("Node 18 is refused with the versions that can be used, and with one JSON line in production", async () => {
    const script = 'Object.defineProperty(process.versions, "node", { value: "18.20.4" });';
    const words = "This is Node 18.20.4. The bank needs Node 20.19 or newer. Please use Node 22 or 24.";
    expect(await run({}, { script })).toEqual({ code: 1, said: `${words}\n` });
    const { said } = await run({ NODE_ENV: "production" }, { script });
    expect(linesOf(said)).toEqual([expect.objectContaining({ level: 60, msg: words })]);
  });
});

/**
 * Returns the lines without the advice about Node: its place varies, because pino writes a fatal line immediately, and
 * other lines a little later.
 * @throws if a line is not JSON
 */
const linesOf = (said: string) =>
  said
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { msg: string })
    .filter(({ msg }) => !msg.includes("no more security fixes"));

describe("The output of a bank in production", () => {
  const production = {
    NODE_ENV: "production",
    PAYLOAD_SECRET: "a".repeat(43),
    CODE_KEY: "b".repeat(43),
    SMTP_URL: "smtp://127.0.0.1:25",
  };

  it("start, Node's warnings, lost promises and a crash are JSON lines", async () => {
    const script = `
      process.on("SIGUSR2", () => process.emitWarning("old", "DeprecationWarning"));
      process.on("SIGCONT", () => void Promise.reject(new RangeError("lost")));
      process.on("SIGWINCH", () => { throw new RangeError("thrown"); });`;
    const { code, said } = await run(production, { script, signals: ["SIGUSR2", "SIGCONT", "SIGWINCH"] });
    expect(code).toBe(1);
    expect(linesOf(said)).toMatchObject([
      { event: "started", msg: "The bank has started" },
      { event: "node_warning", error: { type: "DeprecationWarning", message: "old" } },
      { error: { type: "RangeError", message: "lost" } },
      { error: { type: "RangeError", message: "thrown" } },
    ]);
  });

  it("an ordinary end and a refused start are JSON lines", async () => {
    const ended = await run(production, { signals: ["SIGTERM"] });
    expect([ended.code, linesOf(ended.said).at(-1)]).toEqual([
      0,
      expect.objectContaining({ event: "ended", signal: "SIGTERM" }),
    ]);
    const refused = await run({ ...production, PORT: "many" });
    expect([refused.code, linesOf(refused.said).at(-1)]).toEqual([
      1,
      expect.objectContaining({ level: 60, event: "start_failed" }),
    ]);
  });
});
