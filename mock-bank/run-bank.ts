import { collectDefaultMetrics } from "prom-client";
import { runCommand } from "./commands";
import { placeOf, readConfiguration } from "./operator/configuration";
import { HELP, readOptions } from "./operator/options";
import { logLevelOf } from "./operator/variables";
import { personas } from "./seed/seed";
import { type RunningBank, startBank } from "./start-bank";
import { Ending } from "./system/ending";
import { type Logger, openLog } from "./system/log";
import { nodeAdvice } from "./system/node-advice";

const TOKEN_MADE = "This address holds the control token of this start: give it only to trainers.\n";
const TOKEN_CHOSEN = "The console asks for the control token (CONTROL_TOKEN).\n";

const CERTIFICATE_WARNING =
  "Their browsers warn once, because this bank made its certificate itself: choose Advanced, then continue.\nSHA-256 fingerprint of the certificate:";

/** In production, standard output and standard error contain nothing but JSON lines. In training, people read them. */
const isProduction = process.env.NODE_ENV === "production";
const log = openLog(logLevelOf(process.env));
logFailures(log);
const ending = new Ending({ log, isLogged: isProduction, exit: (status) => process.exit(status) });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => ending.on(signal));

/** `npm start [-- --fresh]`: runs one bank process until it gets a signal to end. Other options do one thing and end. */
try {
  const advice = nodeAdvice(process.versions.node);
  if (advice && isProduction) log.warn(advice);
  else if (advice) console.warn(`\n${advice}`);
  const command = readOptions(process.argv.slice(2));
  if (command.kind === "help") {
    console.info(HELP);
    process.exit(0);
  }
  const configuration = readConfiguration(process.env);
  if (command.kind !== "start") {
    const { words, event, fields } = await runCommand(command, { configuration, variables: process.env, log });
    // Phones and e-mails are for the eyes of the operator, and not for a log.
    if (isProduction && command.kind !== "show") log.info({ event, ...fields }, words);
    else console.info(words);
    process.exit(0);
  }
  const running = await startBank({ ...configuration, isFresh: command.isFresh });
  collectDefaultMetrics({ register: running.bank.metrics.registry });
  ending.started({ close: running.close, drainMs: running.configuration.unreadyMs });
  if (isProduction) log.info({ event: "started", ...describe(running) }, "The bank has started");
  else greet(running);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  if (isProduction) log.fatal({ event: "start_failed" }, message);
  else console.error(`\n${message}\n`);
  process.exit(1);
}

function describe({ address, configuration, bank }: RunningBank): object {
  const { version, databaseKind } = bank;
  return {
    address,
    version,
    database: databaseKind,
    place: placeOf(configuration.store),
    node: process.versions.node,
    apiBasePath: configuration.apiBasePath,
  };
}

function greet({ address, room, configuration, consoleAddress, isNew }: RunningBank): void {
  const lines = personas.map(
    ({ username, password, role, purpose }) => `  ${username.padEnd(16)} ${password}  ${role.padEnd(22)} ${purpose}`,
  );
  console.info(`\n${configuration.settings.bankName}: ${address}\n`);
  if (isNew) console.info(`A new bank begins in ${placeOf(configuration.store)}.\n`);
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
