import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../mock-bank/database/open";
import type { Database } from "../../mock-bank/handler";
import { auditLedger } from "../../mock-bank/ledger/audit-ledger";
import { trialBalance } from "../../mock-bank/ledger/balances";
import { signIn, transfers } from "../support/bank-customers";
import { itOnPostgres } from "../support/bank-database";
import type { Line } from "../support/bank-database-crash";
import { newPostgresUrl } from "../support/postgres";

type Plan = Extract<Line, { said: "plan" }>;
type Answered = Extract<Line, { said: "answered" }>;

const root = mkdtempSync(join(tmpdir(), "bank-crash-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("A bank killed in the middle of fifty payments", () => {
  it.each([5, 30])(
    "keeps what it answered, on the embedded database, killed after %i answers",
    async (answers) => {
      await killAndCheck({ folder: join(root, "embedded") }, answers);
    },
    30_000,
  );

  itOnPostgres(
    "keeps what it answered, on PostgreSQL",
    async () => {
      const url = await newPostgresUrl();
      for (const answers of [5, 30]) await killAndCheck({ folder: "never used", url }, answers);
    },
    30_000,
  );
});

async function killAndCheck(store: { folder: string; url?: string }, answers: number): Promise<void> {
  const { plans, answered } = await killedAfter(answers, store);
  expect(plans).toHaveLength(50);
  expect(answered.length).toBeGreaterThanOrEqual(answers);
  const bank = await openDatabase(store);
  try {
    for (const { transactionId } of answered) expect(await postingsOf(bank.db, transactionId)).toBe(1);
    const unknown = plans.filter(({ key }) => answered.every((answer) => answer.key !== key));
    expect(unknown.length).toBeGreaterThan(0);
    // Whoever got no answer sends the same action again; whoever got one and sends it again is answered as before.
    for (const plan of plans) {
      const known = answered.find(({ key }) => key === plan.key)?.transactionId;
      const id = await payAgain(bank.db, plan);
      expect(id).toBe(known ?? id);
      expect(await postingsOf(bank.db, id)).toBe(1);
    }
    expect(await postingsBy(bank.db, plans)).toBe(50);
    expect(await auditLedger(bank.db)).toEqual([]);
    expect((await trialBalance(bank.db)).every(({ balanced }) => balanced)).toBe(true);
  } finally {
    await bank.close();
  }
}

/** What the bank had said when it was killed, which it is as soon as it gave so many answers. */
async function killedAfter(answers: number, { folder, url }: { folder: string; url?: string }) {
  const script = join(import.meta.dirname, "../support/bank-database-crash.ts");
  const bank = spawn(process.execPath, ["--import", "tsx", script, folder, ...(url ? [url] : [])], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const trouble: string[] = [];
  bank.stderr.on("data", (chunk) => trouble.push(String(chunk)));
  const plans: Plan[] = [];
  const answered: Answered[] = [];
  const ended = endOf(bank);
  for await (const text of createInterface(bank.stdout)) {
    const line: Line = JSON.parse(text);
    if (line.said === "plan") plans.push(line);
    else if (answered.push(line) === answers) bank.kill("SIGKILL");
  }
  expect(await ended, trouble.join("")).toBe("SIGKILL");
  return { plans, answered };
}

async function endOf(child: ChildProcess): Promise<unknown> {
  const [, signal] = await once(child, "exit");
  return signal;
}

async function payAgain(db: Database, { username, key, fields }: Plan): Promise<string> {
  const payer = await signIn(db, username);
  const { answer, refused } = await payer.command(transfers, fields, key);
  if (!answer) throw new Error(refused);
  return String(answer.transactionId);
}

async function postingsOf(db: Database, requestId: string): Promise<number> {
  const entries = await db.selectFrom("journal_entries").select("id").where("request_id", "=", requestId).execute();
  return entries.length;
}

async function postingsBy(db: Database, plans: readonly Plan[]): Promise<number> {
  const usernames = plans.map(({ username }) => username);
  const entries = await db
    .selectFrom("journal_entries as entry")
    .innerJoin("requests", "requests.id", "entry.request_id")
    .innerJoin("users", "users.id", "requests.created_by")
    .select("entry.id")
    .where("username", "in", usernames)
    .execute();
  return entries.length;
}
