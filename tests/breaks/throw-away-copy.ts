import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Break } from "./break";

/** Folders that builds write. */
export const BUILDS = ["dist", "dist-bank", "dist-console"];
/** Folder of a copy with its correct builds, from which it restores broken ones. */
export const CORRECT = "correct-builds";

/** File of a copy with the breaks to try. */
const LIST = "breaks-to-try.json";

const root = join(import.meta.dirname, "../..");

export const readBreakList = (copy: string): readonly Break[] =>
  JSON.parse(readFileSync(join(copy, LIST), "utf8")) as Break[];

/**
 * Copies the files of the project, including uncommitted ones, to a new folder. The packages are shared.
 * @param breaks the list to try there
 */
export function throwAwayCopy(breaks: readonly Break[]): string {
  const folder = mkdtempSync(join(tmpdir(), "breaks-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  const files = listed.toString().split("\0").filter(Boolean);
  for (const file of files) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "dir");
  writeFileSync(join(folder, LIST), JSON.stringify(breaks));
  return folder;
}
