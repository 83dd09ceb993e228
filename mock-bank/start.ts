import { personas } from "./companies/seed";
import { readConfiguration } from "./configuration";
import { nodeAdvice } from "./node-advice";
import { type RunningBank, startBank } from "./start-bank";

const TOKEN_MADE = "This address holds the control token of this start: give it only to trainers.\n";
const TOKEN_CHOSEN = "The console asks for the control token (CONTROL_TOKEN).\n";

/** `npm start [-- --fresh]`: runs one bank process until it gets a signal to end. */
try {
  const advice = nodeAdvice(process.versions.node);
  if (advice) console.warn(`\n${advice}`);
  const running = await startBank({ ...readConfiguration(process.env), isFresh: process.argv.includes("--fresh") });
  takeLastResort(running);
  greet(running);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => end(running));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

function greet({ address, configuration, consoleAddress }: RunningBank): void {
  const lines = personas.map(
    ({ username, password, role, purpose }) => `  ${username.padEnd(16)} ${password}  ${role.padEnd(22)} ${purpose}`,
  );
  console.info(`\n${configuration.settings.bankName}: ${address}\n`);
  if (consoleAddress === undefined) return;
  console.info(["Sign in as", ...lines, ""].join("\n"));
  console.info(`One-time codes and all other messages appear at ${consoleAddress}`);
  console.info(consoleAddress.includes("#") ? TOKEN_MADE : TOKEN_CHOSEN);
}

/**
 * Handles errors that no call has caught. After an unhandled rejection the bank goes on. After an uncaught exception
 * its memory cannot be trusted, so the process ends immediately: acknowledged calls are in the database, and others are
 * sent again.
 */
function takeLastResort({ bank: { log } }: RunningBank): void {
  process.on("unhandledRejection", (error) => log.error({ error }, "A failure that nobody waited for"));
  process.on("uncaughtException", (error) => {
    log.fatal({ error }, "A failure that nobody caught: the bank ends");
    process.exit(1);
  });
}

function end(running: RunningBank): void {
  running.close().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
