// Makes git run the hooks of this folder. npm runs this after each install (`prepare` in package.json). It does nothing
// without git, outside of a clone, in a copy inside another repository, and if the developer chose other hooks.
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";

const HOOKS = ".githooks";
const cwd = dirname(import.meta.dirname);
const git = (...args) => spawnSync("git", args, { cwd, encoding: "utf8" });

const prefix = git("rev-parse", "--show-prefix");
const isTopOfClone = prefix.status === 0 && prefix.stdout.trim() === "";
if (isTopOfClone && git("config", "core.hooksPath").stdout.trim() === "") {
  const { status, stderr } = git("config", "core.hooksPath", HOOKS);
  if (status !== 0) console.warn(`The pre-commit hook was not installed: ${stderr.trim()}`);
}
