import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { bankProgram } from "../chaos/bank-program";

const program = await bankProgram();
type Ended = { readonly code: number | null; readonly said: string };
type Program = {
  readonly signals?: readonly NodeJS.Signals[];
  readonly script?: string;
  readonly options?: readonly string[];
};

/**
 * Runs the bank until it ends, and returns all that it printed.
 * @param signals are sent after the start, each when the bank has written a line about the one before
 * @param script runs in the bank's process before the bank
 */
function run(
  variables: Readonly<Record<string, string>>,
  { signals = [], script = "", options = [] }: Program = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...options], {
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

describe("A wrong start", () => {
  it("a start that is refused ends with status 1 and the text", async () => {
    const words = "  PORT must be a number from 0 to 65535\n  CIPHER must be on or off\n";
    expect(await run({ PORT: "many", CIPHER: "perhaps" })).toEqual({ code: 1, said: expect.stringContaining(words) });
  });

  it.each([
    ["--migrat", 1, "Unknown option '--migrat'. Run --help for the options"],
    ["--help", 0, "--show <number> "],
  ])("the option %s ends with status %i, starts no bank, and prints %s", async (option, code, words) => {
    expect(await run({}, { options: [option] })).toEqual({ code, said: expect.stringContaining(words) });
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
    DATA_DIR: mkdtempSync(join(tmpdir(), "output-")),
    PAYLOAD_SECRET: "a".repeat(43),
    CODE_KEY: "b".repeat(43),
    SMTP_URL: "smtp://127.0.0.1:25",
  };

  afterAll(() => rmSync(production.DATA_DIR, { recursive: true, force: true }));

  it("start, Node's warnings, lost promises and a crash are JSON lines", async () => {
    const script = `
      process.on("SIGUSR2", () => process.emitWarning("old", "DeprecationWarning"));
      process.on("SIGCONT", () => void Promise.reject(new RangeError("lost")));
      process.on("SIGWINCH", () => { throw new RangeError("thrown"); });`;
    const { code, said } = await run(production, { script, signals: ["SIGUSR2", "SIGCONT", "SIGWINCH"] });
    expect(code).toBe(1);
    expect(linesOf(said)).toMatchObject([
      { event: "bank_is_new" },
      { event: "sender_is_an_example" },
      { event: "started", msg: "The bank has started" },
      { event: "node_warning", error: { type: "DeprecationWarning", message: "old" } },
      { error: { type: "RangeError", message: "lost" } },
      { error: { type: "RangeError", message: "thrown" } },
    ]);
  });

  it("a signal during the start ends it at once, with a JSON line", async () => {
    const script = `
      const { on } = process;
      process.on = (name, ...rest) => {
        if (name === "SIGTERM") setImmediate(() => process.kill(process.pid, name));
        return on.call(process, name, ...rest);
      };`;
    const { code, said } = await run(production, { script });
    expect([code, linesOf(said).at(-1)]).toEqual([1, expect.objectContaining({ event: "ended", signal: "SIGTERM" })]);
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
