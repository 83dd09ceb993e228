import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";

const isRoot = process.getuid?.() === 0;
const folder = mkdtempSync(join(tmpdir(), "set-up-"));
const programs = join(folder, "programs");
const aptCalls = join(folder, "apt-calls");

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs set-up.mjs in a folder of its own, on a computer without a browser and without gcc. The only program there is
 * an apt-get that records its calls and installs a browser.
 */
function setUp(args: readonly string[], variables: Readonly<Record<string, string>> = {}): string {
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  mkdirSync(programs, { recursive: true });
  cpSync("build/set-up.mjs", join(folder, "build/set-up.mjs"));
  writeFileSync(join(folder, "package-lock.json"), "{}");
  writeFileSync(join(folder, "node_modules/.set-up"), createHash("sha256").update("{}").digest("hex"));
  const apt = join(programs, "apt-get");
  const browser = join(programs, "chromium");
  writeFileSync(apt, `#!/bin/sh\necho "$@" >> "${aptCalls}"\n: > "${browser}"\n/bin/chmod +x "${browser}"\n`);
  chmodSync(apt, 0o755);
  const env = { PATH: programs, HOME: folder, ...variables };
  return spawnSync(process.execPath, ["build/set-up.mjs", ...args], { cwd: folder, env, encoding: "utf8" }).stdout;
}

it("set-up.mjs --tests names the missing programs before it installs any", { skip: !isRoot }, () => {
  const output = setUp(["--tests"]);
  expect(readFileSync(aptCalls, "utf8")).toMatch(/^update -qq\ninstall .*\binstall .* gcc$/ms);
  expect(output).toMatch(
    /missing here: Chromium.*gcc with libfuse 3, Python with cryptography\.\n.*--no-install.*\nInstalling from Debian/,
  );
  expect(output).not.toContain("Downloading");
});

it.each([
  { forbid: "--no-install", args: ["--tests", "--no-install"], variables: {} },
  { forbid: "NO_INSTALL=1", args: ["--tests"], variables: { NO_INSTALL: "1" } },
])("set-up.mjs --tests with $forbid installs no program", ({ args, variables }) => {
  const output = setUp(args, variables);
  expect(existsSync(aptCalls)).toBe(false);
  expect(output).toMatch(/missing here: Chromium, Firefox, WebKit with Xvfb.*They are not installed/);
  expect(output).toContain("Chromium is missing. Set CHROMIUM_PATH");
  expect(output).not.toContain("Downloading");
});

/** Runs set-up.mjs where the lock file has a package of the product and one of the tests, and only the first is there. */
function setUpWithoutTests(...args: readonly string[]): string {
  const product = { "": {}, "node_modules/product": { version: "1.0.0" } };
  const lock = { packages: { ...product, "node_modules/of-the-tests": { version: "1.0.0", dev: true } } };
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  cpSync("build/set-up.mjs", join(folder, "build/set-up.mjs"));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
  writeFileSync(join(folder, "node_modules/.package-lock.json"), JSON.stringify({ packages: product }));
  for (const built of ["dist/index.html", "dist-console/trainer.html", "dist-bank/bank.mjs"]) {
    mkdirSync(join(folder, built, ".."), { recursive: true });
    writeFileSync(join(folder, built), "");
  }
  // A file in place of npm shows whether it was called.
  const npm = join(folder, "npm.cjs");
  writeFileSync(npm, 'console.info("npm", process.argv.slice(2).join(" "))');
  const env = { PATH: programs, HOME: folder, npm_execpath: npm };
  return spawnSync(process.execPath, ["build/set-up.mjs", ...args], { cwd: folder, env, encoding: "utf8" }).stdout;
}

it("npm start on an installation of npm ci --omit=dev installs and builds nothing", () => {
  expect(setUpWithoutTests("--build", "--product")).toBe("");
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  expect(scripts.prestart).toBe("node build/set-up.mjs --build --product");
});

it("the tests on an installation of npm ci --omit=dev install the missing packages", () => {
  expect(setUpWithoutTests("--product")).toBe("");
  expect(setUpWithoutTests()).toContain("npm ci --no-audit");
});

it("an installation outside of a clone, or in a folder of another repository, sets no hooks", () => {
  mkdirSync(join(folder, "copy"), { recursive: true });
  cpSync(".githooks", join(folder, "copy/.githooks"), { recursive: true });
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"));
  const env = { ...Object.fromEntries(inherited), GIT_CEILING_DIRECTORIES: tmpdir(), HOME: folder };
  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: "utf8" });
    return { status, output: stdout + stderr };
  };
  expect(run(process.execPath, "copy/.githooks/install.mjs")).toEqual({ status: 0, output: "" });
  run("git", "init", "--quiet");
  expect(run(process.execPath, "copy/.githooks/install.mjs").status).toBe(0);
  expect(run("git", "config", "--local", "core.hooksPath").output).toBe("");
});
