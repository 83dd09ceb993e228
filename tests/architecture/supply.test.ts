import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

type LockedPackage = {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly license?: string;
};
type Lock = { readonly packages: Readonly<Record<string, LockedPackage>> };
type Component = {
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly { readonly license?: { readonly id?: string }; readonly expression?: string }[];
};

/** The project, and the packages that only few runs install. */
const folders = [".", "tests/bench/lighthouse", "tests/contract/consumers"];
const packages = folders.flatMap((folder) => {
  // The lock file is written by npm, so its format is not validated.
  const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")) as Lock;
  return Object.entries(lock.packages).filter(([path]) => path !== "");
});

/** Licences that allow us to use and distribute a package. */
const allowed = new Set([
  "MIT",
  "ISC",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "Unlicense",
  "Python-2.0",
  "MPL-2.0",
  "CC-BY-4.0",
  "MIT-0",
  "Zlib",
  "WTFPL",
]);

/**
 * Packages whose package.json names no licence. According to their licence files the first three and ibantools are MIT, and the fonts
 * may be used, embedded and distributed freely (licence of Bitstream Vera).
 */
const saidElsewhere = new Set([
  "busboy@1.6.0",
  "streamsearch@1.1.0",
  "png-js@1.1.0",
  "dejavu-fonts-ttf@2.37.3",
  "ibantools@4.5.4",
]);

it("every package is locked with a sha512 checksum, and none comes from git, a folder or a URL", () => {
  const loose = packages.filter(([, { integrity, resolved, link }]) => {
    // A package without a URL of its own comes from the registry configured in npm.
    return link || resolved !== undefined || !integrity?.startsWith("sha512-");
  });
  expect(loose.map(([path]) => path)).toEqual([]);
  expect(packages.length).toBeGreaterThan(300);
});

it("package.json names exact versions only", () => {
  const versions = folders.flatMap((folder) => {
    type Manifest = Record<"dependencies" | "devDependencies", Record<string, string>>;
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
    return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  });
  expect(versions.filter(([, version]) => !/^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it("the bill of materials lists every package of the product with an allowed licence", () => {
  const npm = process.env.npm_execpath;
  const [command, ...args] = npm ? [process.execPath, npm] : ["npm"];
  const requested = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev", "--package-lock-only"];
  const text = execFileSync(command ?? "npm", [...args, ...requested], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  // CycloneDX format, as written by npm.
  const bill = JSON.parse(text) as { bomFormat: string; components: Component[] };
  expect(bill.bomFormat).toBe("CycloneDX");
  expect(bill.components.length).toBeGreaterThan(50);
  const wrong = bill.components.filter(
    ({ name, version, licenses = [] }) => !licenses.some(mayBeUsed) && !saidElsewhere.has(`${name}@${version}`),
  );
  expect(wrong.map(({ name, version, licenses }) => `${name}@${version} ${JSON.stringify(licenses)}`)).toEqual([]);
});

function mayBeUsed({ license, expression }: NonNullable<Component["licenses"]>[number]): boolean {
  const names = (license?.id ?? expression ?? "").replace(/[()]/g, "").split(/ OR /);
  return names.some((choice) => choice.split(" AND ").every((name) => allowed.has(name)));
}
