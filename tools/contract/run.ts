import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import examples from "../../contract/description/examples.json" with { type: "json" };
import { openApiDocument } from "../../contract/description/openapi";
import vectors from "../../contract/description/vectors.json" with { type: "json" };
import { contractVersion } from "../../contract/description/version";
import { exampleValues } from "./example-values";
import { problemsOf } from "./problems";
import { CHANGELOG_FILE, GUIDE_FILE, RELEASED_FILE, readReleased, writtenOf } from "./released";
import { surfaceOf } from "./surface";

/**
 * `npm run contract [-- --folder contract] [--base-path /corporate-banking/api] [--release]`: writes the contract as a
 * package for a bank. `--release` also makes it the version that later ones are compared with.
 */
const { values: flags } = parseArgs({
  options: {
    folder: { type: "string", default: `reports/contract-${contractVersion}` },
    "base-path": { type: "string", default: "/corporate-banking/api" },
    release: { type: "boolean", default: false },
  },
});
const document = openApiDocument(flags["base-path"]);
const current = { version: contractVersion, surface: surfaceOf(document) };
const changelog = readFileSync(CHANGELOG_FILE, "utf8");
const problems = problemsOf(readReleased(readFileSync(RELEASED_FILE, "utf8")), current, changelog);
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
const files: Readonly<Record<string, string>> = {
  "README.md": readFileSync(GUIDE_FILE, "utf8"),
  "openapi.json": json(document),
  "vectors.json": json(vectors),
  "examples.json": json(examples),
  "values.json": json(exampleValues()),
  "surface.txt": writtenOf(current),
  "CHANGELOG.md": changelog,
};
mkdirSync(flags.folder, { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(join(flags.folder, name), text);
if (flags.release) writeFileSync(RELEASED_FILE, writtenOf(current));
console.info(`Contract ${contractVersion}: ${Object.keys(files).join(", ")} are in ${flags.folder}.`);

function json(value: object): string {
  return `${JSON.stringify(value, undefined, 1)}\n`;
}
