import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/**
 * Returns the version of an archive: that of a release, or of a development version with its commit, such as
 * `1.2.0-dev.0+ff6fb8da`. Uncommitted changes add `-dirty`.
 */
export function archiveVersion(version: string): string {
  if (!version.includes("-")) return version;
  const { status, stdout } = spawnSync("git", ["describe", "--always", "--dirty", "--exclude", "*"], {
    cwd: root,
    encoding: "utf8",
  });
  return status === 0 ? `${version}+${stdout.trim()}` : version;
}
