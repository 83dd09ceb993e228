// Prepares a fresh clone and needs only Node. It installs packages; with `--build` it also builds the client and the
// bank, with `--build-bank` only the bank; with `--tests` it also installs the programs that the tests use, except with `--no-install` or NO_INSTALL=1.
// With `--speech`, or `--all` of `npm test`, these include the screen reader Orca.
// With `--lighthouse`, or `--all`, it also installs packages that only few runs use.
// With `--product` it accepts an installation without development packages (`npm ci --omit=dev`).
// Scripts that need it run it first (see `pre…` in package.json). If everything is up to date, it takes a fraction of a
// second.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, delimiter, join } from "node:path";

const NODE_MIN = [20, 19];
const root = import.meta.dirname ? join(import.meta.dirname, "..") : new URL("..", import.meta.url).pathname;

/** Programs outside of node_modules that the tests use, with the Debian packages that contain them. */
const testPrograms = [
  {
    name: "Chromium",
    find: findBrowser,
    packages: ["chromium-headless-shell", "chromium"],
    advice: "Set CHROMIUM_PATH to its program, or install it.",
  },
  {
    name: "Firefox",
    find: () => (process.env.FIREFOX_PATH ? isProgram(process.env.FIREFOX_PATH) : isOnPath("firefox-esr")),
    packages: ["firefox-esr"],
    advice:
      "Set FIREFOX_PATH to the program of the extended support release, or install it. Scenarios in Firefox are SKIPPED, and fail in CI.",
  },
  {
    name: "WebKit with Xvfb",
    find: () => ["WebKitWebDriver", "Xvfb"].every(isOnPath),
    packages: ["webkit2gtk-driver", "xvfb"],
    advice: "Install webkit2gtk-driver and xvfb. Scenarios in WebKit are SKIPPED, and fail in CI.",
  },
  {
    name: "PostgreSQL",
    find: findPostgres,
    packages: ["postgresql"],
    advice:
      "Set POSTGRES_BIN to the folder of its programs (initdb, postgres), or install it. Tests that need it are SKIPPED, and fail in CI.",
  },
  {
    name: "nginx",
    find: findNginx,
    packages: ["nginx", "libnginx-mod-http-brotli-static"],
    advice: "Install it, with its module for Brotli. Tests of the bank behind a proxy are SKIPPED, and fail in CI.",
  },
  {
    name: "gcc with libfuse 3",
    find: hasFuse,
    packages: ["fuse3", "libfuse3-dev", "pkg-config", "gcc", "libc6-dev"],
    advice: "Install gcc, pkg-config, fuse3 and libfuse3-dev. Tests of power cuts are SKIPPED, and fail in CI.",
  },
  {
    name: "Python with cryptography",
    find: hasPython,
    packages: ["python3", "python3-cryptography"],
    advice: "Install python3 and python3-cryptography. The campaign with a bank in Python is SKIPPED, and fails in CI.",
  },
];

const speechPrograms = [
  {
    name: "Orca on a desktop without a screen",
    find: hasSpeech,
    packages: ["orca", "speech-dispatcher", "at-spi2-core", "dbus-daemon", "openbox", "xdotool", "xvfb"],
    advice: "Install orca, speech-dispatcher, at-spi2-core, dbus-daemon, openbox, xdotool and xvfb from Debian.",
  },
];

/** Packages that few runs use, with lock files of their own: the option that installs them, besides `--all`, and their folder. */
const extraPackages = [
  { option: "--lighthouse", folder: "tests/bench/lighthouse" },
  { option: "--consumers", folder: "tests/contract/consumers" },
];

checkNode();
installPackages();
for (const { option, folder } of extraPackages)
  if ([option, "--all"].some((wanted) => process.argv.includes(wanted))) installExtra(folder);
if (process.argv.includes("--tests")) provideTestPrograms();
if (process.argv.includes("--build")) buildClient();
if (process.argv.includes("--build") || process.argv.includes("--build-bank")) buildBank();

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [minimumMajor, minimumMinor] = NODE_MIN;
  if (major > minimumMajor || (major === minimumMajor && minor >= minimumMinor)) return;
  stop(
    `This is Node ${process.versions.node}. Node ${NODE_MIN.join(".")} or newer is needed (20, 22 and 24 are tested).`,
  );
}

/** Runs `npm ci` if node_modules was not made from the current lock file. */
function installPackages() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const stamp = join(root, "node_modules", ".set-up");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  if (existsSync(join(root, "node_modules", ".package-lock.json"))) {
    if (isInstalledAsLocked(() => true)) return writeStamp(stamp, lock);
    // Writes no stamp, so that a later run for the tests installs the packages that they need.
    if (process.argv.includes("--product") && isInstalledAsLocked(({ dev, devOptional }) => !dev && !devOptional))
      return;
  }
  say("Installing packages (once; about a minute) ...");
  if (npmCi(root) !== 0) stop("npm ci failed; see its output above.");
  writeStamp(stamp, lock);
}

/** Returns whether the needed packages match the lock file, for example after a manual `npm install`. */
function isInstalledAsLocked(isNeeded) {
  const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), "utf8")).packages;
  const locked = packagesOf("package-lock.json");
  const present = packagesOf("node_modules/.package-lock.json");
  return Object.entries(locked).every(
    ([name, entry]) => !name || entry.optional || !isNeeded(entry) || present[name]?.version === entry.version,
  );
}

/**
 * Installs the packages that a folder lists into `node_modules/.cache/<last part of its name>`, if its lock file has
 * changed. They have no node_modules next to the sources, which tools would read.
 */
function installExtra(folder) {
  const target = join(root, "node_modules", ".cache", basename(folder));
  const lock = readFileSync(join(root, folder, "package-lock.json"), "utf8");
  const stamp = join(target, ".set-up");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  say(`Installing the packages of ${folder} (once) ...`);
  mkdirSync(target, { recursive: true });
  for (const name of ["package.json", "package-lock.json"]) copyFileSync(join(root, folder, name), join(target, name));
  if (npmCi(target) !== 0) stop(`npm ci failed for ${folder}/package.json; see its output above.`);
  writeFileSync(stamp, lock);
}

/** Returns the exit code of `npm ci` in a folder. */
function npmCi(cwd) {
  const npm = process.env.npm_execpath;
  return npm
    ? spawnSync(process.execPath, [npm, "ci", "--no-audit"], { cwd, stdio: "inherit" }).status
    : spawnSync("npm", ["ci", "--no-audit"], { cwd, stdio: "inherit", shell: process.platform === "win32" }).status;
}

function writeStamp(stamp, lock) {
  mkdirSync(join(root, "node_modules"), { recursive: true });
  writeFileSync(stamp, lock);
}

function buildClient() {
  const sources = ["client", "contract", "domain", "application", "adapters", "ui", "mock-bank/console", "build"];
  build("client", "dist/index.html", [...sources, "vite.config.ts"]);
  build("trainers' pages", "dist-console/trainer.html", sources, "--config", "build/vite.console.config.ts");
}

function buildBank() {
  const sources = ["contract", "domain", "adapters", "mock-bank", "build"];
  build("bank", "dist-bank/bank.mjs", sources, "--config", "build/vite.bank.config.ts");
}

/**
 * Builds only if a source is newer than the result. An installation that contains only the built result is not built.
 */
function build(what, result, sources, ...options) {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  if (existsSync(join(root, result)) && !existsSync(vite)) return;
  const newest = Math.max(...[...sources, "package-lock.json"].map((path) => newestIn(join(root, path))));
  if (existsSync(join(root, result)) && statSync(join(root, result)).mtimeMs > newest) return;
  say(`Building the ${what} ...`);
  const command = [vite, "build", "--logLevel", "warn", ...options];
  const done = spawnSync(process.execPath, command, { cwd: root, stdio: "inherit" });
  if (done.status !== 0) stop(`The ${what} could not be built; see the output above.`);
}

function newestIn(path) {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

/** Lists the missing programs before it installs any, because that changes the computer outside of this folder. */
function provideTestPrograms() {
  const hasSpeech = ["--speech", "--all"].some((option) => process.argv.includes(option));
  const programs = hasSpeech ? [...testPrograms, ...speechPrograms] : testPrograms;
  const missing = programs.filter(({ find }) => !find());
  if (missing.length === 0) return;
  if (process.argv.includes("--no-install") || process.env.NO_INSTALL) {
    say(`The tests use programs that are missing here: ${namesOf(missing)}. They are not installed (--no-install).`);
  } else {
    say(`The tests use programs that are missing here: ${namesOf(missing)}.`);
    say("They are installed now where that is possible. To prevent it: `npm test -- --no-install`, or NO_INSTALL=1.");
    installFromDebian(missing);
    if (!findBrowser()) installPlaywrightBrowser();
  }
  for (const { name, advice } of missing.filter(({ find }) => !find())) say(`\n${name} is missing. ${advice}\n`);
}

function namesOf(programs) {
  return programs.map(({ name }) => name).join(", ");
}

/** Only root can install Debian's packages. For other users this does nothing. */
function installFromDebian(programs) {
  if (process.getuid?.() !== 0 || !isOnPath("apt-get")) return;
  const names = programs.flatMap(({ packages }) => packages);
  say(`Installing from Debian with apt-get, as needed: ${names.join(", ")} ...`);
  // Another program, such as the updates of the night, may hold the lock of the packages.
  const wait = ["-o", "DPkg::Lock::Timeout=300"];
  run("apt-get", ["update", "-qq"]);
  for (const { find, packages } of programs) {
    for (const name of packages) {
      if (!find()) run("apt-get", ["install", ...wait, "-y", "-qq", "--no-install-recommends", name]);
    }
  }
}

function installPlaywrightBrowser() {
  say("Downloading Chromium with Playwright ...");
  run(process.execPath, [join(root, "node_modules/playwright-core/cli.js"), "install", "chromium"]);
}

function findBrowser() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return isProgram(configured);
  return (
    ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].some(isOnPath) ||
    hasPlaywrightBrowser()
  );
}

function hasPlaywrightBrowser() {
  const home = process.env.HOME ?? process.env.USERPROFILE ?? "";
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(home, ".cache/ms-playwright"),
    join(home, "Library/Caches/ms-playwright"),
  ];
  return caches.some(
    (folder) => folder && existsSync(folder) && readdirSync(folder).some((name) => name.startsWith("chromium")),
  );
}

function findPostgres() {
  const configured = process.env.POSTGRES_BIN;
  if (configured) return isProgram(join(configured, "initdb"));
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return isOnPath("initdb") || versions.some((version) => isProgram(join(debian, version, "bin", "initdb")));
}

/** Debian installs nginx in a folder that is only on the path of root. */
function findNginx() {
  const isDebian = existsSync("/etc/debian_version");
  const hasBrotli = existsSync("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so");
  return (isOnPath("nginx") || isProgram("/usr/sbin/nginx")) && (hasBrotli || !isDebian);
}

/** Power cuts are tested on a disk in user space, which is compiled for the test (tests/chaos/power). */
function hasPython() {
  return spawnSync("python3", ["-c", "import cryptography"], { stdio: "ignore" }).status === 0;
}

function hasFuse() {
  return (
    ["fusermount3", "gcc", "pkg-config"].every(isOnPath) && spawnSync("pkg-config", ["--exists", "fuse3"]).status === 0
  );
}

function hasSpeech() {
  const programs = ["orca", "speech-dispatcher", "dbus-daemon", "openbox", "xdotool", "Xvfb"];
  return programs.every(isOnPath) && isProgram("/usr/libexec/at-spi-bus-launcher");
}

function isOnPath(name) {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => isProgram(join(folder, name)));
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
}

function say(text) {
  console.info(text);
}

function stop(text) {
  console.error(`\n${text}\n`);
  process.exit(1);
}
