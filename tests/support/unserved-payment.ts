import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, vi } from "vitest";
import type { InputOf } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import type { PostgresLimits } from "../../mock-bank/database/postgres";
import { auditLedger } from "../../mock-bank/ledger/audit-ledger";
import type { RunningBank } from "../../mock-bank/start-bank";
import { logSecrets } from "../attack/log-secrets";
import { openCompany, signedIn, startTestBank } from "./bank";
import { newPostgresUrl } from "./postgres";

const { accounts, payments } = bankApi;

/**
 * A bank on PostgreSQL with its log, a confirmed transfer that has not been sent, and a direct connection to the
 * server.
 */
export type Scene = Awaited<ReturnType<typeof aScene>>;

async function aScene(running: RunningBank, aside: pg.Client, lines: string[]) {
  const company = await openCompany(running);
  const client = await signedIn(running, company, "Single");
  const [from = "", to = ""] = company.accounts.map(({ accountNumber }) => accountNumber);
  const fields = {
    sourceAccount: from,
    destinationAccountNo: to,
    amount: "150.00",
    currencyCode: "GHS",
    narration: "Rent",
    transType: "OWN-TRANSFER",
    password: "00000",
    passwordType: "OTP",
  } as InputOf<typeof payments.toSelf>;
  const code = await client.askCode(payments.toSelf, fields, { total: "GHS 150.00", to: to.slice(-4) });
  await client.verify(code);
  const idempotencyKey = randomUUID();
  const send = () =>
    client.sendRaw("POST", payments.toSelf.path, client.request(payments.toSelf, { ...fields, password: code }).body, {
      idempotencyKey,
    });
  const pay = () => client.exchange(payments.toSelf, { ...fields, password: code }, { idempotencyKey });
  const books = async () => {
    const { accounts: list } = await client.call(accounts.list, { loginId: "" });
    return (list as { bookBalance: string }[]).map(({ bookBalance }) => bookBalance);
  };
  const told = () => lines.filter((line) => line.includes('"call":'));
  const forget = () => {
    lines.length = 0;
  };
  forget();
  return { running, client, aside, lines, told, forget, code, from, send, pay, books };
}

export function withScene(limits: Partial<PostgresLimits>, story: (scene: Scene) => Promise<void>) {
  return async () => {
    const lines: string[] = [];
    const url = await newPostgresUrl();
    const store = { kind: "server", url, limits } as const;
    const running = await startTestBank({ store, logLevel: "warn", logTo: { write: (line) => void lines.push(line) } });
    const aside = new pg.Client({ connectionString: url });
    aside.on("error", () => undefined);
    await aside.connect();
    try {
      const scene = await aScene(running, aside, lines);
      await story(scene);
      const bank = { bank: running, log: lines, close: () => running.close() };
      expect(await logSecrets(bank, [scene.client.sessionId, scene.code, scene.from])).toEqual([]);
      expect(await auditLedger(running.bank.db)).toEqual([]);
    } finally {
      await aside.end();
      await running.close();
    }
  };
}

/** Expects an answer without a result, and one log line with the reason and the call. */
export async function expectNoAnswer(scene: Scene, sending: Promise<Response>, status: 500 | 503, why: RegExp) {
  const response = await sending;
  expect(await response.json()).toEqual({ code: 1, description: "Something went wrong. Please try again." });
  expect([response.status, response.headers.get("retry-after")]).toEqual([status, status === 503 ? "2" : null]);
  expect(scene.told()).toEqual([expect.stringMatching(why)]);
  expect(scene.told()[0]).toMatch(/"call":"payments.toSelf","userId":"[\w-]+"/);
  scene.forget();
}

/** Expects that the call without an answer had no effect, and that repeating it with its key pays exactly once. */
export async function expectPaidOnce({ pay, books, told }: Scene) {
  expect(await books()).toEqual(["1000.00", "0.00"]);
  const first = await pay();
  expect([first.answer.code, first.headers.get("Idempotent-Replayed")]).toEqual([0, null]);
  const again = await pay();
  expect([again.answer, again.headers.get("Idempotent-Replayed")]).toEqual([first.answer, "true"]);
  expect(await books()).toEqual(["850.00", "150.00"]);
  expect(told()).toEqual([]);
}

/** Waits for a call of the bank that is blocked by the test's lock, and returns the id of its database process. */
export const whoWaits = (aside: pg.Client): Promise<number> =>
  vi.waitFor(
    async () => {
      const { rows } = await aside.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      if (!rows[0]) throw new Error("No call is blocked yet");
      return rows[0].pid;
    },
    { timeout: 10_000 },
  );
