import { readFileSync, writeFileSync } from "node:fs";
import { withRelease } from "./changelog";

/**
 * `npm version` runs this after it has raised the version in package.json and before it commits and tags. Moves the
 * notes of the changelog from "Unreleased" to the new version.
 */
const FILE = "CHANGELOG.md";
const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const released = withRelease(readFileSync(FILE, "utf8"), version, new Date().toISOString().slice(0, 10));
if (released) writeFileSync(FILE, released);
else {
  console.error(`${FILE} has no notes under "Unreleased". Write them, undo the change of package*.json, and repeat.`);
  process.exitCode = 1;
}
