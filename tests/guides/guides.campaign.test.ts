import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { select } from "../../features/support/selection";
import { evidenceArchive } from "../../mock-bank/control/evidence-archive";
import type { RunningBank } from "../../mock-bank/start-bank";
import { openCompany, startTestBank, userOf } from "../support/bank";
import { codeFor } from "../support/wire-client";
import { driveClassroom } from "./drive-classroom";

const guides = ["training", "acceptance", "real-bank"] as const;
const textOf = (guide: string): string => readFileSync(`docs/${guide}.md`, "utf8");
const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))].map(([, block = ""]) => block);
const commandsOf = (guide: string): string[] =>
  blocks(textOf(guide), "sh").flatMap((block) => block.trim().split("\n"));

const folder = mkdtempSync(join(tmpdir(), "guides-"));
const children: ChildProcess[] = [];
let bank: RunningBank;
let person: { username: string; password: string };

beforeAll(async () => {
  bank = await startTestBank();
  person = userOf(await openCompany(bank), "Single");
  const { apiBasePath, payloadSecret } = bank.configuration;
  writeFileSync(join(folder, "configuration.json"), JSON.stringify({ apiBasePath, payloadSecret }));
  writeFileSync(join(folder, "values.json"), JSON.stringify({ wallet: "0241234567" }));
});
afterEach(() => {
  // Each command has a process group of its own, so that child processes of npm also end.
  for (const { pid } of children.splice(0)) if (pid) endGroup(pid);
});
afterAll(async () => {
  await bank.close();
  rmSync(folder, { recursive: true, force: true });
});

type CommandResult = { readonly output: string; readonly code: number | null };

/**
 * Runs the command of a guide with this test's addresses and files. `onOutput` may answer its prompts; returning true ends
 * the wait.
 */
function run(
  command: string,
  onOutput: (output: string, child: ChildProcess) => boolean | undefined,
  cwd = ".",
): Promise<CommandResult> {
  const localCommand = command
    .replaceAll("http://127.0.0.1:4000", bank.address)
    .replaceAll(/\b(configuration\.json|values\.json|acceptance\.zip)/g, (file) => join(folder, file));
  const env = {
    ...process.env,
    PORT: "0",
    DATA_DIR: ":memory:",
    PASSWORD_COST: "trivial",
    DEMO_PAUSE_MS: "0",
    SLOW_MS: "0",
  };
  const secrets = { BANK_USERNAME: person.username, BANK_PASSWORD: person.password, HEADED: "0" };
  const child = spawn(localCommand, {
    shell: true,
    cwd,
    detached: true,
    env: { ...env, ...secrets },
    stdio: ["pipe", "pipe", "pipe"],
  });
  children.push(child);
  return new Promise((resolve) => {
    let output = "";
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (onOutput(output, child)) resolve({ output, code: null });
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("close", (code) => resolve({ output, code }));
  });
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGTERM");
  } catch {
    // The process has already ended.
  }
}

const isServing = (output: string): boolean => /http:\/\/127\.0\.0\.1:\d+(?=\/trainer)/.test(output);
const untilItEnds = () => undefined;

/** Types each code that the command asks for. */
function typeCodes() {
  let answered = 0;
  return (output: string, { stdin }: ChildProcess): undefined => {
    const prompts = output.match(/One-time code for [^:]+: /g)?.length ?? 0;
    if (prompts <= answered) return;
    answered = prompts;
    void codeFor(bank, person.username).then((code) => stdin?.write(`${code}\n`));
  };
}

/** Links the project into a new folder with its own reports, so that the reports of the current run are kept. */
function copyWithoutReports(): string {
  const copy = mkdtempSync(join(folder, "project-"));
  for (const name of readdirSync("."))
    if (name !== "reports" && name !== ".git") symlinkSync(resolve(name), join(copy, name), "junction");
  return copy;
}

async function expectOneScenario(command: string): Promise<void> {
  const [, words = ""] = /"(.*)"/.exec(command) ?? [];
  const [found = "", ...others] = await select([words]);
  expect(found).toMatch(/^features\/[\w/-]+\.feature:\d+$/);
  expect(others).toEqual([]);
}

/** Expected outcome of each command. `npm test` is not run, because it runs this test. */
const outcomes: Readonly<Record<string, (command: string) => Promise<void>>> = {
  "npm test": async () =>
    expect(readFileSync("package.json", "utf8")).toContain('"test": "node --import tsx tests/run.ts"'),
  "HOST=0.0.0.0 npm start": async (command) => driveClassroom((await run(command, isServing)).output),
  "npm start": async (command) => expect((await run(command, isServing)).output).toContain("Sign in as"),
  "CLIENT_CONFIGURATION=": async (command) => {
    const { output } = await run(command, isServing);
    const [address] = /http:\/\/127\.0\.0\.1:\d+(?=\/trainer)/.exec(output) ?? [];
    const served: unknown = await (await fetch(`${address}/configuration.json`)).json();
    expect(served).toEqual(JSON.parse(readFileSync(join(folder, "configuration.json"), "utf8")));
  },
  "npm run verify-bank": async (command) => {
    const { output, code } = await run(command, typeCodes());
    expect(output).toMatch(/\d+ as documented, \d+ refused in the documented way, 0 deviate, \d+ not made/);
    expect(output).not.toContain(person.password);
    expect(output.includes("ok       payments.toSelf")).toBe(command.includes("--all"));
    if (command.includes("--report")) expect(readdirSync("reports/verify-bank")).toEqual(REPORT);
    if (command.includes("--compare")) expect(output).toContain("nothing has changed");
    expect(code).toBe(0);
  },
  "npm run verify-evidence": async (command) => {
    const reports = mkdtempSync(join(folder, "reports-"));
    writeFileSync(join(reports, "requirements.html"), "<!doctype html>");
    const archive = await evidenceArchive(bank.bank, reports);
    if (!Buffer.isBuffer(archive)) throw new Error(archive.description);
    writeFileSync(join(folder, "acceptance.zip"), archive);
    const { output, code } = await run(command, untilItEnds);
    expect(output).toMatch(/All \d files are as the bank packed them\./);
    expect(code).toBe(0);
  },
  "npm run contract": async (command) => {
    const { output, code } = await run(command, untilItEnds);
    expect(code).toBe(0);
    const [, written = ""] = /are in (\S+)\./.exec(output) ?? [];
    expect(textOf("real-bank")).toContain(written);
    const { openapi } = JSON.parse(readFileSync(join(written, "openapi.json"), "utf8")) as { openapi: string };
    expect(openapi).toBe("3.1.0");
  },
  "npm run features": async (command) => {
    await expectOneScenario(command);
    const copy = copyWithoutReports();
    const { output, code } = await run(command, untilItEnds, copy);
    expect(output).toContain("1 scenario (1 passed)");
    expect(readFileSync(join(copy, "reports/requirements.json"), "utf8")).toContain('"proved"');
    expect(code).toBe(0);
  },
  "npm run demo": async (command) => {
    await expectOneScenario(command);
    const { output, code } = await run(command, untilItEnds);
    expect(output).toContain("on Efua's screen: 5/8  When Efua approves the request with the code sent to her");
    expect(output).toContain("on Efua's screen: 8/8  Then the Savings account holds GHS 350.00");
    expect(output).not.toContain("Undefined");
    expect(existsSync("reports/demo/001.jpg")).toBe(true);
    expect(code).toBe(0);
  },
};

const REPORT = ["index.html", "junit.xml", "report.json"];
const TIMEOUT_MS = 300_000;
const all = [...new Set(guides.flatMap(commandsOf))];

describe("The guides", { timeout: TIMEOUT_MS }, () => {
  it.each(all)("the command `%s` works as the guide says", async (command) => {
    const [, check] = Object.entries(outcomes).find(([start]) => command.startsWith(start)) ?? [];
    if (!check) throw new Error(`No test runs this command: ${command}`);
    await check(command);
  });
});
