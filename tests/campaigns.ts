import { spawnSync } from "node:child_process";

const chaos = "tests/mock-bank/chaos.campaign.test.ts";
const fullDisk = "tests/mock-bank/full-disk.campaign.test.ts";
const attack = "tests/attack/attack.campaign.test.ts";
const longWorkbook = "tests/adapters/spreadsheets/long-workbook.campaign.test.ts";
const nginx = "tests/mock-bank/behind-nginx.campaign.test.ts";
const safeServer = "tests/mock-bank/safe-server.campaign.test.ts";
const backup = "tests/deploy/backup.campaign.test.ts";
const ofDatabase = [
  chaos,
  fullDisk,
  safeServer,
  backup,
  ...["failover", "folder-lock", "frozen-database", "server-thread"].map(
    (name) => `tests/mock-bank/${name}.campaign.test.ts`,
  ),
  "tests/contract/ports.campaign.test.ts",
  "tests/deploy/restart.campaign.test.ts",
  "tests/deploy/update.campaign.test.ts",
];

/** Campaigns that a change of a folder or file runs, in addition to the ordinary tests. They take up to ten minutes. */
const campaignsOf: Readonly<Record<string, readonly string[]>> = {
  "mock-bank/ledger/": [chaos, "tests/mock-bank/bank-model.campaign.test.ts"],
  "mock-bank/database/": ofDatabase,
  "mock-bank/opening/": ofDatabase,
  "mock-bank/otp/": [chaos, attack],
  "mock-bank/bulk/": [attack],
  "mock-bank/web/": [nginx],
  "mock-bank/operator/trusted-proxies.ts": [nginx],
  "deploy/nginx/": [nginx],
  "deploy/postgresql/": [safeServer, backup],
  "mock-bank/lessons/": ["tests/mock-bank/lessons.campaign.test.ts"],
  "adapters/spreadsheets/": [longWorkbook],
  "domain/payments/bulk-file.ts": [longWorkbook],
};

/** Whether a change needs the tests on each database, of stored banks and of starts. */
export function changesDatabases(changed: readonly string[]): boolean {
  return changed.some((path) => /^mock-bank\/(database|ledger|opening|operator)\//.test(path));
}

/** Returns the files of campaigns that changed paths need, each once. */
export function campaignsFor(changed: readonly string[]): readonly string[] {
  const needed = Object.entries(campaignsOf).filter(([folder]) => changed.some((path) => path.startsWith(folder)));
  return [...new Set(needed.flatMap(([, files]) => files))];
}

/**
 * Returns the paths that differ from the commit in CHANGED_SINCE, or else from the last one shared with origin/main, or
 * on main itself from the commit before; uncommitted and new files included. Undefined if git cannot tell, for example
 * in a shallow clone.
 */
export function changedPaths(): readonly string[] | undefined {
  const head = git("rev-parse", "HEAD");
  const shared = git("merge-base", "HEAD", "origin/main");
  const since = process.env.CHANGED_SINCE || (shared && shared !== head ? shared : "HEAD~1");
  const changed = git("diff", "--name-only", since);
  const added = git("ls-files", "--others", "--exclude-standard");
  if (changed === undefined || added === undefined) return undefined;
  return `${changed}\n${added}`.split("\n").filter(Boolean);
}

/** Returns the output of git; undefined if git is missing or fails. */
function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
