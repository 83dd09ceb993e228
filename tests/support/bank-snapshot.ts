import { execFileSync } from "node:child_process";

/**
 * Creates the database snapshot before all tests, because parallel tests on a fresh clone would each create one.
 * Runs in a separate process, because an open database keeps a timer that prevents the process from ending.
 */
export function setup(): void {
  execFileSync(process.execPath, ["--import", "tsx", "tests/support/make-bank-snapshot.ts"], { stdio: "inherit" });
}
