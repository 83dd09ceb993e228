import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CodeDialog } from "../../features/pages/code-dialog";
import { SignInPage } from "../../features/pages/sign-in-page";
import { TransferPage } from "../../features/pages/transfer-page";
import { launchBrowser } from "../../features/support/browser";
import { Mouse } from "../../features/support/input-method";
import type { RunningBank } from "../../mock-bank/start-bank";
import { openCompany, startTestBank, userOf } from "../support/bank";
import { buildProject } from "../support/built-project";
import { codeFor } from "../support/wire-client";

const BUILD_MS_MAX = 280_000;
const [, documented = ""] = /```http\n([^`]+)```/.exec(readFileSync("docs/contract/README.md", "utf8")) ?? [];
const headers = documented
  .trim()
  .split("\n")
  .map((line) => line.split(": ") as [string, string]);

type Seen = { readonly method: string; readonly path: string; readonly headers: IncomingHttpHeaders };
const seen: Seen[] = [];
const folder = mkdtempSync(join(tmpdir(), "another-host-"));
let bank: RunningBank;
let host: RunningBank;
let api: Server;
let browser: Browser;

beforeAll(async () => {
  await buildProject();
  [bank, browser] = await Promise.all([startTestBank(), launchBrowser()]);
  api = createServer();
  await new Promise<void>((listening) => api.listen(0, "127.0.0.1", listening));
  const file = join(folder, "configuration.json");
  // Another host name is another origin and another site, even on the same computer.
  const apiBasePath = `http://localhost:${(api.address() as AddressInfo).port}/corporate-banking/api`;
  const { payloadSecret } = bank.configuration;
  writeFileSync(file, JSON.stringify({ apiBasePath, payloadSecret }));
  host = await startTestBank({ clientConfiguration: file });
  allowOrigin(host.address);
}, BUILD_MS_MAX);
afterAll(async () => {
  await browser.close();
  api.close();
  await Promise.all([host.close(), bank.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Answers as a bank on another host with the documented headers, and with the answers of the mock bank. */
function allowOrigin(origin: string): void {
  const sent = headers.map(([name, value]): [string, string] => [
    name,
    name === "Access-Control-Allow-Origin" ? origin : value,
  ]);
  api.on("request", (incoming, outgoing) => {
    const { method = "", url = "", headers: received } = incoming;
    seen.push({ method, path: url.split("?")[0] ?? "", headers: received });
    for (const [name, value] of sent) outgoing.setHeader(name, value);
    if (method === "OPTIONS") return void outgoing.writeHead(204).end();
    // The mock bank refuses calls of other sites' pages.
    const { origin: _origin, referer: _referer, ...passed } = received;
    const own = Object.fromEntries(Object.entries(passed).filter(([name]) => !name.startsWith("sec-fetch-")));
    const onward = request(bank.address + url, { method, headers: own }, (answer) => {
      for (const [name, value] of Object.entries(answer.headers))
        if (value !== undefined) outgoing.setHeader(name, value);
      outgoing.writeHead(answer.statusCode ?? 502);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
}

async function signedIn(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<CodeDialog> {
  const input = new Mouse();
  const signIn = new SignInPage(page, input);
  const code = new CodeDialog(page, input);
  await signIn.open();
  await signIn.enter(username, password);
  await code.waitUntilAsked();
  await code.enter(await codeFor(bank, username));
  await page.waitForURL("**/dashboard");
  return code;
}

it("the client works with a bank on another host that sends the documented headers, and sends no cookie", async () => {
  const company = await openCompany(bank);
  const user = userOf(company, "Single");
  const [from, to] = company.accounts.map(({ accountNumber }) => accountNumber);
  const context = await browser.newContext({ baseURL: host.address, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));

  const code = await signedIn(page, user);
  await page
    .getByText(from ?? "")
    .first()
    .waitFor();
  await page.goto("/transfers");
  await new TransferPage(page, new Mouse()).submit({ from: from ?? "", to: to ?? "", amount: "12.50" });
  await code.waitUntilAsked();
  await code.enter(await codeFor(bank, user.username));
  const receipt = page.getByRole("button", { name: "Receipt", exact: true });
  await receipt.waitFor();
  const download = page.waitForEvent("download");
  await receipt.click();
  // The name is in Content-Disposition, which a page may read only if it is exposed.
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await context.close();

  expect(errors).toEqual([]);
  expect(seen.filter(({ headers: received }) => received.cookie !== undefined)).toEqual([]);
  const asked = seen.flatMap(({ headers: received }) => received["access-control-request-headers"]?.split(",") ?? []);
  const allowed = new Map(headers).get("Access-Control-Allow-Headers")?.toLowerCase().split(", ") ?? [];
  // Each documented header is asked for, so none is documented in vain.
  expect([...new Set(asked)].sort()).toEqual([...allowed].sort());
  expect(seen.filter(({ method }) => method === "POST").length).toBeGreaterThan(5);
});
