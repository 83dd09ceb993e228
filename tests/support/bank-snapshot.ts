import { execFileSync } from "node:child_process";

/**
 * Before all tests: on a fresh clone the first database takes long to make, and whatever begins at once would make one each.
 * In a process of its own: a database leaves a clock behind that keeps its process from ending.
 */
export function setup(): void {
  execFileSync(process.execPath, ["--import", "tsx", "tests/support/make-bank-snapshot.ts"], { stdio: "inherit" });
}
