import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { postgresServer } from "../support/postgres";
import { writeReport } from "../support/write-report";
import { CpuShare } from "./cpu-share";
import { measureTwoProcesses } from "./two-processes";

const canShare = existsSync("/sys/fs/cgroup") && process.getuid?.() === 0 && mayMakeGroups();
const server = await postgresServer();

function mayMakeGroups(): boolean {
  try {
    CpuShare.make("trial", 0.1).remove();
    return true;
  } catch (error) {
    console.warn(`SKIPPED: no control groups (${error}); two processes are NOT measured`);
    return false;
  }
}

it.skipIf(!canShare || !server)(
  "two processes make at least 1.6 times the payments of one, if PostgreSQL has a core for each",
  async () => {
    const measured = await measureTwoProcesses();
    writeReport("two-processes", measured);
    expect(measured.comparisons.at(-1)?.factor, JSON.stringify(measured)).toBeGreaterThanOrEqual(1.6);
  },
);
