import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { writeNginxFiles } from "./nginx";
import { packagedDocuments } from "./packaged-documents";
import { archiveVersion } from "./version";

/**
 * `npm run package [-- client]`: writes one archive into `dist-package`, from the built folders. The bank's archive
 * needs only Node. The client's archive holds its files and the configuration of nginx that serves them.
 */

const root = join(import.meta.dirname, "..");
type LockedPackage = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
// Both files are written by npm.
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { name: string; version: string };
const locked = (
  JSON.parse(readFileSync(join(root, "node_modules/.package-lock.json"), "utf8")) as {
    packages: Readonly<Record<string, LockedPackage>>;
  }
).packages;

const isClientOnly = process.argv.includes("client");
const version = archiveVersion(manifest.version);
const name = `${manifest.name}${isClientOnly ? "-client" : ""}-${version}`;
const target = join(root, "dist-package");
const staging = mkdtempSync(join(tmpdir(), "bank-package-"));
try {
  const folder = join(staging, name);
  mkdirSync(folder);
  if (isClientOnly) addClient(folder);
  else addBank(folder);
  mkdirSync(target, { recursive: true });
  const archive = join(target, `${name}.tgz`);
  execFileSync("tar", ["-czf", archive, "-C", staging, name]);
  console.info(relative(root, archive));
} finally {
  rmSync(staging, { recursive: true, force: true });
}

function addClient(folder: string): void {
  for (const part of ["dist", "deploy/nginx", "LICENSE"]) copy(part, folder);
  writeNginxFiles(join(folder, "nginx"), join(root, "dist"));
}

function addBank(folder: string): void {
  addClient(folder);
  for (const part of ["dist-bank", "dist-console", "deploy", ...packagedDocuments()]) copy(part, folder);
  for (const path of packagesOf(join(root, "dist-bank"))) copy(path, folder);
  const started = { name: manifest.name, version, private: true, type: "module" };
  const scripts = { start: "node dist-bank/bank.mjs" };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify({ ...started, scripts }, null, 2)}\n`);
}

/** Copies a file or a folder. Packages inside of packages are copied by themselves. */
function copy(path: string, folder: string): void {
  cpSync(join(root, path), join(folder, path), {
    recursive: true,
    filter: (source) => !/[/\\]node_modules$/.test(source) || source === join(root, path),
  });
}

/** Returns the folders of the packages that the built bank imports or finds by name, with all that they depend on. */
function packagesOf(bank: string): ReadonlySet<string> {
  const modules = readdirSync(bank).filter((file) => file.endsWith(".mjs"));
  const imported = modules.flatMap((file) => [
    ...readFileSync(join(bank, file), "utf8").matchAll(
      /(?:^import (?:.* from )?|\b(?:import|resolve)\()"(?!node:|\.)([^"]+)"/gm,
    ),
  ]);
  const names = imported.map(([, specifier = ""]) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? "");
  const found = new Set(names.map((each) => folderOf(each, "", true)).filter((path) => path !== undefined));
  for (const path of found) {
    const { dependencies = {}, optionalDependencies = {} } = locked[path] ?? {};
    for (const each of Object.keys(dependencies)) found.add(folderOf(each, path, true) ?? "");
    for (const each of Object.keys(optionalDependencies)) {
      const optional = folderOf(each, path, false);
      if (optional) found.add(optional);
    }
  }
  return found;
}

/** Finds a package as Node does: in the folder of the package that needs it, then in the folders above. */
function folderOf(name: string, from: string, isNeeded: boolean): string | undefined {
  const path = `${from}${from && "/"}node_modules/${name}`;
  if (path in locked) return path;
  if (from) return folderOf(name, holderOf(from), isNeeded);
  if (isNeeded) throw new Error(`The package ${name} is not installed`);
  return undefined;
}

/** Returns the package that contains this one: "node_modules/a" for "node_modules/a/node_modules/b"; "" for "node_modules/a". */
function holderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/")));
}
