import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { fixedHeaders } from "../../contract/headers";
import { bankApi } from "../../contract/index";
import { CONTROL_TOKEN } from "../chaos/bank-at-risk";
import { type Answer, BankLine } from "../chaos/bank-line";
import type { Person } from "../chaos/crew";
import { aFilledTemplate } from "../support/a-workbook";
import { buildProject } from "../support/built-project";
import { sparePort } from "../support/spare-port";

const folder = mkdtempSync(join(tmpdir(), "bank-package-test-"));
const children: ChildProcess[] = [];
const BUILD_MS_MAX = 280_000;

beforeAll(() => buildProject(), BUILD_MS_MAX);
afterEach(async () => {
  for (const child of children.splice(0)) await stopped(child, "SIGKILL");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Packs with `npm run package`, unpacks, and returns the folder. */
function unpacked(...args: readonly string[]): string {
  const archive = execFileSync(process.execPath, ["--import", "tsx", "build/package.ts", ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const target = mkdtempSync(join(folder, "unpacked-"));
  execFileSync("tar", ["-xzf", archive.trim(), "-C", target]);
  const [name = "", ...others] = readdirSync(target);
  expect(others).toEqual([]);
  return join(target, name);
}

/** Starts the bank of a folder on a computer that has Node and no other program. */
async function start(bank: string): Promise<{ child: ChildProcess; line: BankLine }> {
  const port = await sparePort();
  const programs = join(folder, "no-programs");
  mkdirSync(programs, { recursive: true });
  const env = { PATH: programs, HOME: folder, PORT: String(port), CONTROL_TOKEN, CIPHER: "off" };
  const child = spawn(process.execPath, [join(bank, "dist-bank/bank.mjs")], { cwd: "/", env });
  children.push(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  await expect
    .poll(() => (child.exitCode === null ? said : `ended: ${said}`), { timeout: 120_000, interval: 100 })
    .toContain("One-time codes");
  return { child, line: new BankLine(`http://127.0.0.1:${port}`) };
}

function stopped(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once("exit", resolve);
    child.kill(signal);
  });
}

/** Signs a demonstration user in, with the code that the control API shows. */
async function signIn(line: BankLine, username: string): Promise<Person> {
  const deviceId = "a-device-of-the-package";
  const person = { username, deviceId, token: "", sessionId: "", userId: "", role: "Initiator" as const };
  const { loginId, code } = await line.control<Answer>("sign-ins", "POST", { username, deviceId });
  const answer = await line.call(person, bankApi.otp.verify, { otp: code, userName: loginId, otpPin: code });
  expect(answer.code).toBe(0);
  return { ...person, token: String(answer.sessionId) };
}

const titleAt = async (line: BankLine, path: string): Promise<string | undefined> =>
  /<title>(.*)<\/title>/.exec(
    await (await fetch(line.address + path, { headers: { Accept: "text/html" } })).text(),
  )?.[1];

it("the packaged bank needs only Node, serves its client, and works after its folder was renamed", async () => {
  const bank = unpacked();
  const first = await start(bank);
  expect(await titleAt(first.line, "/login")).toContain("Log In");
  expect(await titleAt(first.line, "/trainer")).toContain("Trainer");
  const person = await signIn(first.line, "kofi.boateng");
  const listed = await first.line.call(person, bankApi.accounts.list, { loginId: person.username });
  const [account] = listed.accounts as { accountNumber: string }[];
  await expectDocumentsAndUploads(first.line, person, account?.accountNumber ?? "");
  const company = { users: [], accounts: [] };
  await first.line.control("companies", "POST", company);
  expect(await stopped(first.child, "SIGTERM")).toBe(0);

  const renamed = `${bank}-renamed`;
  renameSync(bank, renamed);
  const second = await start(renamed);
  const { companies } = await second.line.control<{ companies: object[] }>("state");
  expect(companies).toHaveLength(3);
});

/** A statement uses the fonts of a package, and an upload the script of a thread. */
async function expectDocumentsAndUploads(line: BankLine, person: Person, accountNumber: string): Promise<void> {
  const statement = { accountNumber, startDate: "01-01-2026", endDate: "31-01-2026", isDownload: true };
  const answer = await line.call(person, bankApi.statements.statement, { ...statement, downloadType: "PDF" });
  expect(Buffer.from(String(answer.file), "base64").subarray(0, 5).toString()).toBe("%PDF-");

  const body = new FormData();
  body.append("sourceAccount", accountNumber);
  body.append("file", new Blob([aFilledTemplate("bulkTransfer")]), "list.xlsx");
  const headers = { ...fixedHeaders, deviceId: person.deviceId, sessionId: person.token };
  const path = `${line.address}/corporate-banking/api${bankApi.bulkTransfers.upload.path}`;
  const uploaded = await fetch(path, { method: "POST", body, headers });
  expect(await uploaded.json()).toMatchObject({ code: 0, bulkUploadData: [{}] });
}

it("a copied bank serves the client of its own folder", async () => {
  const copy = join(folder, "copy");
  const bank = unpacked();
  cpSync(bank, copy, { recursive: true });
  const page = join(copy, "dist/index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace(/<title>[^<]*/, "<title>The copy"));
  // Compressed copies of the page are sent to programs that accept them.
  for (const ending of [".br", ".gz"]) rmSync(page + ending);
  const { line } = await start(copy);
  expect(await titleAt(line, "/")).toBe("The copy");
});

it("the archive contains the documents that its documents link to", () => {
  const bank = unpacked();
  const documents = readdirSync(bank, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".md") && !path.includes("node_modules"),
  );
  const broken = documents.flatMap((document) =>
    [...readFileSync(join(bank, document), "utf8").matchAll(/\]\((?!\w+:)([^)#]+\.md)/g)]
      .map(([, link = ""]) => join(document, "..", link))
      .filter((path) => !existsSync(join(bank, path))),
  );
  expect(documents).toContain("docs/operations.md");
  expect(broken).toEqual([]);
});

it("the client's archive holds the built client and nothing of the bank", () => {
  const client = unpacked("client");
  expect(readdirSync(client).sort()).toEqual(["LICENSE", "deploy", "dist", "nginx"]);
  expect(readdirSync(join(client, "dist"))).toContain("index.html");
});

it("no file of the built bank names the folder in which it was built", () => {
  const text = readdirSync("dist-bank").map((file) => readFileSync(join("dist-bank", file), "latin1"));
  expect(text.filter((content) => content.includes(process.cwd()))).toEqual([]);
  expect(text.length).toBeGreaterThan(3);
});
