import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { lockFolder } from "../../mock-bank/database/folder-lock";

const folder = join("node_modules", ".cache", "built-project");
const RETRY_MS = 200;

/**
 * Builds client and bank, or only the bank, if a source is newer. Test processes wait for each other, and the second
 * has nothing to do.
 */
export async function buildProject(what: "--build" | "--build-bank" = "--build"): Promise<void> {
  const lock = await locked();
  try {
    execFileSync(process.execPath, ["build/set-up.mjs", what], { stdio: "inherit" });
  } finally {
    lock.release();
  }
}

async function locked(): Promise<ReturnType<typeof lockFolder>> {
  for (;;) {
    try {
      return lockFolder(folder);
    } catch {
      await sleep(RETRY_MS);
    }
  }
}
