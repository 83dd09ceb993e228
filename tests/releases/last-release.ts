import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const cache = join(root, "node_modules", ".cache", "releases");
/** The commits of releases 1.0.0 and 1.1.0, which had no tag at first. */
const UNTAGGED = ["9424b845", "67f66418"];

/** The code of the last release, built. */
export type Release = { readonly version: string; readonly program: string };

/** Builds the banks of the last releases. */
export function lastReleases(): readonly Release[] {
  const tag = git("describe", "--tags", "--abbrev=0", "--match", "v*", "HEAD~1");
  const commits = [...UNTAGGED, ...(tag && !/^v1\.[01]\./.test(tag) ? [tag] : [])];
  return commits.flatMap((commit) => releaseAt(commit) ?? []);
}

/**
 * Builds the bank of a commit from the history of this clone. Returns undefined with a warning if the clone is shallow or
 * the packages cannot be installed; throws in CI.
 */
function releaseAt(commit: string): Release | undefined {
  const packageFile = git("show", `${commit}:package.json`);
  if (packageFile === undefined) return skipped(`this clone has no ${commit} (git fetch --unshallow)`);
  // The version of a package is a text.
  const { version } = JSON.parse(packageFile) as { version: string };
  const folder = join(cache, version);
  const program = join(folder, "dist-bank", "bank.mjs");
  try {
    if (!existsSync(program)) build(commit, folder);
    return { version, program };
  } catch (error) {
    return skipped(`${version} could not be built (${error})`);
  }
}

function skipped(why: string): undefined {
  const words = `SKIPPED: ${why}; the update from that release is NOT tested`;
  if (process.env.CI === "true") throw new Error(words);
  console.warn(words);
}

function build(commit: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sources = execFileSync("git", ["archive", commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-x", "-C", folder], { input: sources });
  // Its own packages, because today's ones need not be those that it uses.
  execFileSync("npm", ["ci", "--omit=dev", "--ignore-scripts", "--no-audit"], { cwd: folder, stdio: "inherit" });
  const configuration = ["build/vite.bank.config.ts", "vite.bank.config.ts"].find((file) =>
    existsSync(join(folder, file)),
  );
  if (!configuration) throw new Error(`The bank of ${commit} is built in another way`);
  const vite = join(folder, "node_modules/vite/bin/vite.js");
  const command = [vite, "build", "--logLevel", "warn", "--config", configuration];
  execFileSync(process.execPath, command, { cwd: folder, stdio: "inherit" });
}

/** Returns the output of git; undefined if git is missing or fails. */
function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 30 });
  return status === 0 ? stdout.trim() : undefined;
}
