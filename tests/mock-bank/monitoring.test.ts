import { expect, it, vi } from "vitest";
import { bankApi } from "../../contract/index";
import { refuseOtherClock } from "../../mock-bank/database/clock-difference";
import type { StartOptions } from "../../mock-bank/start-bank";
import { openCompany, signedIn, startTestBank, userOf } from "../support/bank";
import { onPostgres } from "../support/bank-database";
import { controlHeaders } from "../support/control";
import { aBank } from "../support/each-bank";

const METRICS_TOKEN = "a-token-for-metrics";
const lines: string[] = [];
const bank = aBank(async () => ({
  metricsToken: METRICS_TOKEN,
  logLevel: "warn",
  logTo: { write: (line: string) => void lines.push(line) },
}));
const ask = (path: string, headers: Record<string, string> = {}) => fetch(bank.running.address + path, { headers });
const read = async () => (await ask("/metrics", { Authorization: `Bearer ${METRICS_TOKEN}` })).text();
const sampleOf = (page: string, name: string): number => {
  const line = page.split("\n").find((each) => each.startsWith(`${name} `));
  return line === undefined ? Number.NaN : Number(line.slice(name.length + 1));
};

/** Starts a bank for one test and closes it. */
async function withBank(options: StartOptions, test: (address: string) => Promise<void>): Promise<void> {
  const running = await startTestBank(options);
  await test(running.address).finally(() => running.close());
}

it("/metrics answers only with the metrics token or the control token", async () => {
  expect((await ask("/metrics")).status).toBe(401);
  expect((await ask("/metrics", { Authorization: "Bearer another-token" })).status).toBe(401);
  const answer = await ask("/metrics", controlHeaders(bank.running));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, expect.stringContaining("version=0.0.4")]);
});

it("the metrics token does not open the control API", async () => {
  expect((await ask("/control/state", { Authorization: `Bearer ${METRICS_TOKEN}` })).status).toBe(401);
});

it("a production bank without a token has no /metrics", async () => {
  await withBank({ isProduction: true }, async (address) => {
    const answer = await fetch(`${address}/metrics`, { headers: { Authorization: "Bearer undefined" } });
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("METRICS_TOKEN")]);
  });
});

it("/metrics counts calls by name and code, with their latencies", async () => {
  const company = await openCompany(bank.running);
  const client = await signedIn(bank.running, company, "Viewer");
  const before = await read();
  await client.call(bankApi.accounts.list, { loginId: "" });
  await client.call(bankApi.accounts.list, { loginId: "" });
  const [account = ""] = company.accounts.map(({ accountNumber }) => accountNumber);
  const denied = { sourceAccount: account, destinationAccountNo: account, amount: "1.00", currencyCode: "GHS" };
  await client.call(bankApi.payments.toSelf, {
    ...denied,
    narration: "",
    transType: "OWN-TRANSFER",
    password: "00000",
    passwordType: "OTP",
  });
  const after = await read();
  const grownBy = (name: string) => sampleOf(after, name) - (sampleOf(before, name) || 0);
  expect(grownBy('bank_calls_total{call="accounts.list",code="0"}')).toBe(2);
  expect(grownBy('bank_call_duration_seconds_count{call="accounts.list"}')).toBe(2);
  expect(after).toMatch(/bank_calls_total\{call="payments.toSelf",code="[1-9]\d*"\} 1/);
});

it("/metrics shows live sessions, due work and the database", async () => {
  const company = await openCompany(bank.running);
  const before = sampleOf(await read(), "bank_sessions");
  await signedIn(bank.running, company, "Single");
  const page = await read();
  expect(sampleOf(page, "bank_sessions")).toBe(before + 1);
  expect(sampleOf(page, 'bank_due_tasks{state="failed"}')).toBe(0);
  expect(sampleOf(page, "bank_database_up")).toBe(1);
});

it("/metrics contains nothing of a customer", async () => {
  const company = await openCompany(bank.running);
  const { username } = userOf(company, "Single");
  await signedIn(bank.running, company, "Single");
  const page = await read();
  for (const text of [username, ...company.accounts.map(({ accountNumber }) => accountNumber)])
    expect(page).not.toContain(text);
  expect(page).not.toMatch(/\{[^}]*\d{6,}/);
});

it("/metrics answers without the figures of the database while the database is away", async () => {
  const running = await startTestBank();
  const headers = controlHeaders(running);
  await running.bank.db.schema.dropTable("due_work").execute();
  const page = await (await fetch(`${running.address}/metrics`, { headers })).text();
  expect([sampleOf(page, "bank_database_up"), page.includes("bank_sessions 0")]).toEqual([0, true]);
  await running.close().catch(() => {});
});

it("/readyz answers 200 with a state of each part", async () => {
  const answer = await ask("/readyz");
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: "ready", database: "ok", migrations: "ok", clock: "ok", disk: "ok", dueWork: "ok", process: "ok" },
  ]);
});

it("/readyz answers 503 if a migration is missing, or if due work has stopped", async () => {
  const running = await startTestBank();
  const { db } = running.bank;
  const migrations = await db
    .deleteFrom("kysely_migration" as never)
    .returningAll()
    .execute();
  const missing = await fetch(`${running.address}/readyz`);
  expect([missing.status, await missing.json()]).toEqual([503, expect.objectContaining({ migrations: "missing" })]);
  Object.defineProperty(running.bank.dueWork, "isRunning", { value: false });
  const stopped = await fetch(`${running.address}/readyz`);
  expect(await stopped.json()).toMatchObject({ status: "not ready", dueWork: "stopped" });
  // The next test gets this database.
  await db
    .insertInto("kysely_migration" as never)
    .values(migrations as never)
    .execute();
  await running.close();
});

it("/readyz answers 503 while the disk of the database is full, and the log says so once", async () => {
  const logged: string[] = [];
  const running = await startTestBank({ logLevel: "warn", logTo: { write: (line: string) => void logged.push(line) } });
  running.bank.disk.note(Object.assign(new Error("could not extend file"), { code: "53100" }));
  const answer = await fetch(`${running.address}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ disk: "full" })]);
  expect(logged.filter((line) => line.includes('"event":"disk_full"'))).toHaveLength(1);
  await running.close();
});

it("a bank that ends answers 503 on /readyz and serves calls until proxies have left it", async () => {
  const running = await startTestBank({ unreadyMs: 1_500 });
  const closed = running.close();
  const [ready, served] = await Promise.all(["/readyz", "/healthz"].map((path) => fetch(running.address + path)));
  expect([ready?.status, await ready?.json(), served?.status]).toEqual([
    503,
    expect.objectContaining({ process: "closing" }),
    200,
  ]);
  await closed;
});

onPostgres("Processes of one bank", (bank) => {
  it("a computer whose clock differs from the database's by more than 5 s is noticed, and does not start", async () => {
    await expect(refuseOtherClock(bank.db)).resolves.toBeUndefined();
    const now = Date.now;
    vi.spyOn(Date, "now").mockImplementation(() => now() + 60_000);
    await expect(refuseOtherClock(bank.db)).rejects.toThrow(/differs .+ by (59|60) s.+\(NTP\)/);
  });
});

it("a request id that a client sends is in the answer, in the traffic and in the log", async () => {
  const company = await openCompany(bank.running);
  const client = await signedIn(bank.running, company, "Viewer");
  const sent = { headers: { "X-Request-ID": "id-of-the-client-1" } };
  const { headers } = await client.exchange(bankApi.accounts.list, { loginId: "" }, sent);
  expect(headers.get("x-request-id")).toBe("id-of-the-client-1");
  expect(bank.running.bank.traffic.after(0)[0]).toMatchObject({
    call: "accounts.list",
    requestId: "id-of-the-client-1",
  });
  bank.running.bank.faults.set([{ call: "accounts.list", kind: "http500", when: "once" }]);
  await client
    .exchange(bankApi.accounts.list, { loginId: "" }, { headers: { "X-Request-ID": "id-of-the-client-2" } })
    .catch(() => {});
  expect(lines.at(-1)).toContain('"requestId":"id-of-the-client-2"');
});

it.each(["short", 'x" forged', "x".repeat(65)])("a request id that cannot be logged is replaced: %s", async (sent) => {
  expect((await ask("/healthz", { "X-Request-ID": sent })).headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
});

const report = (address: string, figure: object, headers: Record<string, string> = {}) =>
  fetch(`${address}/field-figures`, {
    method: "POST",
    body: JSON.stringify(figure),
    headers: { "Content-Type": "application/json", ...headers },
  });

it("figures of pages are in /metrics if FIELD_FIGURES is on, and other texts are refused", async () => {
  const running = await startTestBank({ hasFieldFigures: true });
  const { address } = running;
  expect(await (await fetch(`${address}/configuration.json`)).json()).toMatchObject({ hasFieldFigures: true });
  const inp = { name: "INP", part: "workspace", value: 180 };
  expect((await report(address, inp)).status).toBe(204);
  expect((await report(address, { name: "failed load", part: "front door" })).status).toBe(204);
  for (const wrong of [
    { ...inp, part: "kofi.boateng" },
    { ...inp, name: "mine" },
    { ...inp, url: "/a" },
    { ...inp, value: -1 },
  ])
    expect([wrong, (await report(address, wrong)).status]).toEqual([wrong, 400]);
  expect((await report(address, inp, { Origin: "https://evil.example" })).status).toBe(403);
  const page = await (await fetch(`${address}/metrics`, { headers: controlHeaders(running) })).text();
  expect(sampleOf(page, 'bank_client_inp_seconds_bucket{le="0.2",part="workspace"}')).toBe(1);
  expect(sampleOf(page, 'bank_client_inp_seconds_count{part="workspace"}')).toBe(1);
  expect(sampleOf(page, 'bank_client_failures_total{kind="failed load",part="front door"}')).toBe(1);
  await running.close();
});

it("figures of pages are off by default", async () => {
  expect(await (await ask("/configuration.json")).json()).not.toHaveProperty("hasFieldFigures");
  expect((await report(bank.running.address, { name: "INP", part: "workspace", value: 1 })).status).toBe(404);
});
