import { parseArgs } from "node:util";
import { sql } from "kysely";
import { collectDefaultMetrics } from "prom-client";
import { confirmEnrolment, proposeEnrolment } from "./companies/enrol";
import { auditLedger } from "./ledger/audit-ledger";
import { openDatabase } from "./opening/open";
import { readEnrolment } from "./opening/read-enrolment";
import { logLevelOf, readConfiguration } from "./operator/configuration";
import { personas } from "./seed/seed";
import { changeSigningKey } from "./signing/signing-keys";
import { openStore, type RunningBank, startBank } from "./start-bank";
import { type Logger, openLog } from "./system/log";
import { nodeAdvice } from "./system/node-advice";

const TOKEN_MADE = "This address holds the control token of this start: give it only to trainers.\n";
const TOKEN_CHOSEN = "The console asks for the control token (CONTROL_TOKEN).\n";

const CERTIFICATE_WARNING =
  "Their browsers warn once, because this bank made its certificate itself: choose Advanced, then continue.\nSHA-256 fingerprint of the certificate:";

const NO_SERVER =
  "--migrate updates the tables of a server: set DATABASE_URL, and MIGRATION_DATABASE_URL to the owner's.";
const MIGRATED = "The tables are up to date.";
const AUDITED = "The books add up by all their rules.";
const KEY_CHANGED = "New files are signed with a new key. Older files stay valid.";

const OPTIONS = {
  fresh: { type: "boolean" },
  migrate: { type: "boolean" },
  audit: { type: "boolean" },
  "change-signing-key": { type: "boolean" },
  propose: { type: "string" },
  confirm: { type: "string" },
  by: { type: "string" },
} as const;

/** In production, standard output and standard error contain nothing but JSON lines. In training, people read them. */
const isProduction = process.env.NODE_ENV === "production";
const log = openLog(logLevelOf(process.env));
logFailures(log);

/**
 * `npm start [-- --fresh]`: runs one bank process until it gets a signal to end. `--migrate` only updates the tables of
 * the server, so that no serving process needs the password of their owner. `--change-signing-key` only makes a new key
 * for signed files. `--audit` only checks the books by all their rules, for example after a restore.
 * `--propose` and `--confirm` enrol companies and change their people.
 */
try {
  const advice = nodeAdvice(process.versions.node);
  if (advice && isProduction) log.warn(advice);
  else if (advice) console.warn(`\n${advice}`);
  const options = readOptions();
  if (options.migrate) await migrate();
  if (options["change-signing-key"]) await changeKey();
  if (options.audit) await auditBooks();
  if (options.propose !== undefined || options.confirm !== undefined) await enrol(options);
  const running = await startBank({ ...readConfiguration(process.env), isFresh: options.fresh ?? false });
  collectDefaultMetrics({ register: running.bank.metrics.registry });
  // The handlers are set before the output below, because a supervisor may end the bank as soon as it has read that.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => end(running, signal));
  if (isProduction) log.info({ event: "started", ...placeOf(running) }, "The bank has started");
  else greet(running);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  if (isProduction) log.fatal({ event: "start_failed" }, message);
  else console.error(`\n${message}\n`);
  process.exit(1);
}

type Options = ReturnType<typeof parseArgs<{ readonly options: typeof OPTIONS }>>["values"];

/** @throws an error for the operator if an option is unknown, because a misspelt command would start a bank */
function readOptions(): Options {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    const why = error instanceof Error ? error.message.split(". ")[0] : String(error);
    const known = Object.keys(OPTIONS).map((name) => `--${name}`);
    throw new Error(`${why}. The options are ${known.join(", ")} (see docs/operations.md).`, { cause: error });
  }
}

async function migrate(): Promise<never> {
  const { store } = readConfiguration(process.env);
  if (store.kind !== "server") throw new Error(NO_SERVER);
  await (await openDatabase({ ...store, folder: "", log })).close();
  if (isProduction) log.info({ event: "migrated" }, MIGRATED);
  else console.info(MIGRATED);
  process.exit(0);
}

async function changeKey(): Promise<never> {
  const { store, settings } = readConfiguration(process.env);
  const { db, close } = await openStore(store, log);
  const { kid } = await changeSigningKey(db, settings);
  await close();
  if (isProduction) log.info({ event: "signing_key_changed", kid }, KEY_CHANGED);
  else console.info(KEY_CHANGED);
  process.exit(0);
}

async function auditBooks(): Promise<never> {
  const { store } = readConfiguration(process.env);
  const { db, close } = await openStore(store, log);
  const violations = await auditLedger(db);
  const { rows } = await sql<{ name: string; entries: string }>`
    select current_database() as name, count(*) as entries from journal_entries`.execute(db);
  await close();
  if (violations.length > 0) throw new Error(["The books do not add up:", ...violations].join("\n  "));
  // An empty bank is sound too, so the operator reads which books were audited.
  const place = store.kind === "folder" ? store.folder : `the database ${rows[0]?.name}`;
  const audited = `${AUDITED} ${rows[0]?.entries} journal entries were read from ${place}.`;
  if (isProduction) log.info({ event: "audited" }, audited);
  else console.info(audited);
  process.exit(0);
}

/** `--propose <file> --by <name>`, then `--confirm <number> --by <another name>`. */
async function enrol({ propose, confirm = "", by }: Options): Promise<never> {
  const { store, settings } = readConfiguration(process.env);
  if (!by) throw new Error("Name the operator: --by <name>.");
  const { db, close } = await openStore(store, log);
  const bank = { db, settings };
  try {
    const id = propose ? await proposeEnrolment(bank, readEnrolment(propose), by) : confirm;
    const { company, people } = propose ? readEnrolment(propose) : await confirmEnrolment(bank, id, by);
    const what = `${company} with ${people.map(({ username }) => username).join(", ")}`;
    const words = propose
      ? `Proposal ${id}: ${what}. Another operator confirms it: --confirm ${id} --by <name>.`
      : `Proposal ${id} was carried out: ${what}.`;
    if (isProduction) log.info({ event: propose ? "enrolment_proposed" : "enrolment_confirmed", by, id }, words);
    else console.info(words);
  } finally {
    await close();
  }
  process.exit(0);
}

function placeOf({ address, configuration, bank }: RunningBank): object {
  const { version, databaseKind } = bank;
  return {
    address,
    version,
    database: databaseKind,
    node: process.versions.node,
    apiBasePath: configuration.apiBasePath,
  };
}

function greet({ address, room, configuration, consoleAddress }: RunningBank): void {
  const lines = personas.map(
    ({ username, password, role, purpose }) => `  ${username.padEnd(16)} ${password}  ${role.padEnd(22)} ${purpose}`,
  );
  console.info(`\n${configuration.settings.bankName}: ${address}\n`);
  if (room) {
    console.info(["For the other computers of the room", ...room.addresses.map((each) => `  ${each}`)].join("\n"));
    console.info(`${CERTIFICATE_WARNING}\n  ${room.fingerprint}\n`);
  }
  if (consoleAddress === undefined) return;
  console.info(["Sign in as", ...lines, ""].join("\n"));
  console.info(`One-time codes and all other messages appear at ${consoleAddress}`);
  console.info(consoleAddress.includes("#") ? TOKEN_MADE : TOKEN_CHOSEN);
}

/**
 * Logs errors that no call has caught, and the warnings of Node. After an unhandled rejection the bank goes on. After
 * an uncaught exception its memory cannot be trusted, so the process ends immediately: acknowledged calls are in the
 * database, and others are sent again.
 */
function logFailures(log: Logger): void {
  process.on("unhandledRejection", (error) => log.error({ error }, "A failure that nobody waited for"));
  process.on("uncaughtException", (error) => {
    log.fatal({ error }, "A failure that nobody caught: the bank ends");
    process.exit(1);
  });
  // Replaces Node's own listener, which prints plain text instead of JSON.
  process.removeAllListeners("warning");
  process.on("warning", (error) => log.warn({ event: "node_warning", error }, "Node warned"));
}

function end(running: RunningBank, signal: NodeJS.Signals): void {
  running.close().then(
    () => {
      if (isProduction) log.info({ event: "ended", signal }, "The bank has ended");
      process.exit(0);
    },
    (error: unknown) => {
      log.fatal({ error }, "The bank did not end in order");
      process.exit(1);
    },
  );
}
