import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { bankApi } from "../../contract/index";
import { defaultSettings } from "../../mock-bank/core/settings";
import type { Database } from "../../mock-bank/database/tables";
import { auditLedger } from "../../mock-bank/ledger/audit-ledger";
import { newestCodeTo } from "../../mock-bank/messages/secret-messages";
import type { BankAtRisk } from "../chaos/bank-at-risk";
import { type Answer, BankLine } from "../chaos/bank-line";
import { checkHistory } from "../chaos/check-history";
import type { Person } from "../chaos/crew";
import type { Payment } from "../chaos/payment";
import { readLedger } from "../chaos/read-ledger";
import { onServer } from "../chaos/stores";
import { postgresOf } from "../releases/frozen-data";
import type { Release } from "../releases/last-release";
import { newPostgresUrl } from "../support/postgres";
import { sparePort } from "../support/spare-port";
import { intentOf } from "../support/wire-client";
import { Customers, type Payers } from "./customers";
import { deployedNginx } from "./deployed-nginx";
import { callsOf, portOf, startAt } from "./restart-drill";

const COMPANIES = 3;
const PEOPLE = 2;
const OPENING_PESEWAS = 500_000_000;
/** Payments between two steps of the update. */
const PAUSE = 40;
const run = promisify(execFile);

/**
 * Updates two processes of a release behind nginx to another program, by the steps of docs/operations.md, while
 * customers sign in, pay and read: backup, `--migrate`, restart of one process after the other.
 */
export async function rollingUpdate(release: Release, program: string) {
  const frozen = await postgresOf(release.version);
  const { url } = frozen.store;
  const { place } = onServer(url);
  const { db, close } = await frozen.open();
  const backup = mkdtempSync(join(tmpdir(), "bank-update-"));
  const banks = await Promise.all([
    startAt(release.program, place, await sparePort()),
    startAt(release.program, place, await sparePort()),
  ]);
  const nginx = await deployedNginx(banks.map(({ address }) => address));
  const line = new BankLine(nginx.address);
  try {
    const [first] = banks;
    const groups = await Promise.all(Array.from({ length: COMPANIES }, () => openPayers(new BankLine(first.address))));
    const passwords = new Map(groups.flatMap((group) => group.passwords));
    const habits = {
      arrive: (person: Person) => signIn(line, db, person, passwords.get(person.username) ?? ""),
      codeFor: (payment: Payment) => codeFor(line, db, payment),
    };
    const customers = new Customers(line, groups, habits, OPENING_PESEWAS);
    const ended = customers.run();
    const times: Record<string, number> = {};
    const timed = async (step: string, work: () => Promise<unknown>) => {
      const begun = performance.now();
      await work();
      times[step] = Math.round(performance.now() - begun);
      const before = customers.counts.payments;
      await customers.paid(PAUSE);
      return customers.counts.payments - before;
    };

    await customers.paid(PAUSE);
    await timed("backup", () => run("pg_dump", ["--format=custom", `--file=${backup}/bank.dump`, url]));
    const onNewTables = await timed("migrate", () => migrate(program, url));
    for (const position of [0, 1] as const) {
      const old = banks[position];
      await timed(`restart ${position + 1}`, async () => {
        await old.kill("SIGTERM");
        banks[position] = await startAt(program, place, portOf(old));
      });
      const restarted = banks[position];
      await customers.until(async () => (await callsOf(restarted)) > PAUSE);
    }
    customers.stop();
    await ended;

    const accounts = groups.flatMap((group) => group.accounts);
    const findings = checkHistory(customers.history, await readLedger(db, accounts));
    return {
      from: release.version,
      payments: customers.counts.payments,
      signIns: customers.counts.arrivals,
      paidByOldProcessesOnNewTables: onNewTables,
      ...findings,
      refusals: customers.refusals,
      interruptions: customers.interruptions.map(({ why }) => why),
      violations: await auditLedger(db),
      slowestStepMs: Math.round(customers.slowestMs),
      stepsMs: times,
      oldProcessOnNewTables: await outcomeOf(startAt(release.program, place, await sparePort())),
      oldProcessOnBackup: await outcomeOf(onBackup(release, `${backup}/bank.dump`)),
    };
  } finally {
    line.close();
    await nginx.stop();
    for (const bank of banks) await bank.kill();
    await close();
    rmSync(backup, { recursive: true, force: true });
  }
}

/** Opens a company at a bank of any release, whose people are not signed in. */
async function openPayers(line: BankLine): Promise<Payers & { readonly passwords: readonly [string, string][] }> {
  type Created = {
    readonly id: string;
    readonly users: readonly { readonly username: string; readonly password: string }[];
    readonly accounts: readonly { readonly accountNumber: string }[];
  };
  const { id, users, accounts } = await line.control<Created>("companies", "POST", {
    users: Array.from({ length: PEOPLE }, () => ({ role: "Single" })),
    accounts: [
      { currency: "GHS", balance: (OPENING_PESEWAS / 100).toFixed(2) },
      { currency: "GHS", balance: "0.00" },
    ],
    policy: { limitPerDay: "900000000.00", limitPerTransaction: "1000000.00" },
  });
  line.close();
  const signedOut = { role: "Single", userId: "", sessionId: "", token: "" } as const;
  return {
    companyId: id,
    accounts: accounts.map(({ accountNumber }) => accountNumber),
    people: users.map(({ username }) => ({ ...signedOut, username, deviceId: randomUUID() })),
    passwords: users.map(({ username, password }) => [username, password]),
  };
}

/** Signs in with password and code. */
async function signIn(line: BankLine, db: Database, person: Person, password: string): Promise<Person> {
  const { username, deviceId } = person;
  const place = { longitude: "0", latitude: "0", isRootConsented: "false", deviceModel: "test" };
  const fields = { username, password, deviceID: deviceId, ...place };
  const { loginId } = accepted(await line.call(person, bankApi.session.authenticate, fields));
  accepted(await line.call(person, bankApi.otp.sendSignedOut, { deviceId, username }));
  const code = await newestCodeTo(db, defaultSettings, username);
  const verified = await line.call(person, bankApi.otp.verify, { otp: code, userName: String(loginId), otpPin: code });
  return { ...person, token: String(accepted(verified).sessionId) };
}

/** Asks for a code that confirms this payment, and verifies it. */
async function codeFor(line: BankLine, db: Database, { person, meant }: Payment): Promise<string> {
  const { endpoint, fields, total, to } = meant;
  const intent = intentOf(endpoint, { ...fields, passwordType: "OTP" }, { total, ...(to && { to }) });
  accepted(await line.call(person, bankApi.otp.send, {}, { intent }));
  const { username } = person;
  const code = (await newestCodeTo(db, defaultSettings, username)) ?? "";
  accepted(await line.call(person, bankApi.otp.verify, { otp: code, userName: username, otpPin: code }));
  return code;
}

function accepted(answer: Answer): Answer {
  if (answer.code !== 0) throw new Error(`refused: ${answer.description}`);
  return answer;
}

const migrate = (program: string, url: string): Promise<unknown> =>
  run(process.execPath, [program, "--migrate"], { env: { ...process.env, NODE_ENV: "test", DATABASE_URL: url } });

/** Starts a release on a backup, as an operator does who goes back. */
async function onBackup({ program }: Release, file: string): Promise<BankAtRisk> {
  const restored = await newPostgresUrl();
  await run("pg_restore", ["--exit-on-error", "--no-owner", `--dbname=${restored}`, file]);
  return startAt(program, onServer(restored).place, await sparePort());
}

/** Returns "started" or the reason why the bank did not start. */
const outcomeOf = (start: Promise<BankAtRisk>): Promise<string> =>
  start.then(
    (bank) => bank.kill().then(() => "started"),
    (error: Error) => error.message,
  );
