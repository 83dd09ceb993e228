import { personas } from "./companies/seed";
import { readConfiguration } from "./configuration";
import { type RunningBank, startBank } from "./start-bank";

/** `npm start [-- --fresh]`: one bank process, until it is told to end. */
try {
  const running = await startBank({ ...readConfiguration(process.env), isFresh: process.argv.includes("--fresh") });
  greet(running);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => end(running));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

function greet({ address, configuration }: RunningBank): void {
  const lines = personas.map(
    ({ username, password, role, purpose }) => `  ${username.padEnd(16)} ${password}  ${role.padEnd(22)} ${purpose}`,
  );
  const hasConsole = !configuration.isProduction || configuration.controlToken !== undefined;
  console.info(`\n${configuration.settings.bankName}: ${address}\n`);
  if (!hasConsole) return;
  console.info(["Sign in as", ...lines, ""].join("\n"));
  console.info(`One-time codes and all other messages appear at ${address}/trainer\n`);
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
