import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

let clone = "";
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), "clone-"));
  for (const name of [".githooks", ".gitignore", "biome.json"]) cpSync(name, join(clone, name), { recursive: true });
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

/** Runs a program in the clone, without the git settings of the developer or of a surrounding git command. */
function run(command: string, ...args: string[]) {
  const settings = { GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1", HOME: clone };
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"));
  const env = { ...Object.fromEntries(inherited), ...settings };
  return spawnSync(command, args, { cwd: clone, env, encoding: "utf8" });
}
const git = (...args: string[]) => run("git", "-c", "user.name=Test", "-c", "user.email=test@bank.example", ...args);
const install = () => run(process.execPath, ".githooks/install.mjs");
const hooksPath = () => git("config", "core.hooksPath").stdout.trim();

it("the pre-commit hook refuses a commit with an unformatted staged file, and ignores files that are not staged", () => {
  git("init", "--quiet");
  symlinkSync(resolve("node_modules"), join(clone, "node_modules"));
  install();
  writeFileSync(join(clone, "formatted.ts"), "export const one = 1;\n");
  writeFileSync(join(clone, "unformatted.ts"), "export   const two = 2\n");
  git("add", "formatted.ts");
  expect(git("commit", "--message", "formatted").status).toBe(0);
  git("add", "unformatted.ts");
  const refused = git("commit", "--message", "unformatted");
  expect(refused.status).not.toBe(0);
  expect(refused.stdout + refused.stderr).toContain("unformatted.ts");
});

it("the pre-commit hook lets a commit pass if the packages are not installed, and says so", () => {
  git("init", "--quiet");
  install();
  writeFileSync(join(clone, "unformatted.ts"), "export   const two = 2\n");
  git("add", "unformatted.ts");
  const { status, stderr } = git("commit", "--message", "unformatted");
  expect(status).toBe(0);
  expect(stderr).toContain("not checked");
});

it("an installation keeps the hooks folder that the developer chose", () => {
  git("init", "--quiet");
  git("config", "core.hooksPath", "mine");
  expect(install().status).toBe(0);
  expect(hooksPath()).toBe("mine");
});

it("an installation outside of a clone succeeds silently", () => {
  const { status, stdout, stderr } = install();
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "", stderr: "" });
});

it("an installation in a folder of another repository leaves that repository unchanged", () => {
  git("init", "--quiet");
  cpSync(join(clone, ".githooks"), join(clone, "copy/.githooks"), { recursive: true });
  expect(run(process.execPath, "copy/.githooks/install.mjs").status).toBe(0);
  expect(hooksPath()).toBe("");
});
