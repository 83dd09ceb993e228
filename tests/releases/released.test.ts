import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import packageFile from "../../package.json" with { type: "json" };
import { currentSurface, releasedFile, type Surface } from "./surface";

const released = JSON.parse(readFileSync(releasedFile, "utf8")) as Surface & { readonly version: string };
const current = currentSurface();

it("a released migration is never changed: add another one that corrects it", () => {
  expect(current.migrations).toMatchObject(released.migrations);
});

it("a released variable is never removed or renamed without a release", () => {
  expect(current.variables).toEqual(expect.arrayContaining([...released.variables]));
});

it("the surface of the contract changes only with a new version of the contract", () => {
  if (current.contract.version === released.contract.version) expect(current.contract).toEqual(released.contract);
});

it("the data of the last release is frozen, and the sources have its version or a later one with -dev", () => {
  for (const file of ["embedded.tar.xz", "postgresql.sql.xz"])
    expect(existsSync(join(import.meta.dirname, released.version, file))).toBe(true);
  const [number = "", dev] = packageFile.version.split("-dev");
  if (dev === undefined) expect(number).toBe(released.version);
  else expect(number.localeCompare(released.version, "en", { numeric: true })).toBe(1);
});

it("sources that differ from the last release have a development version", () => {
  const [before, now] = [released, current].map((surface) => Object.keys(surface.migrations).length);
  if (before !== now) expect(packageFile.version).toContain("-dev");
});

it("the tag of the last release, if this clone has it, holds the same lists", () => {
  const { status, stdout } = spawnSync("git", ["show", `v${released.version}:tests/releases/released.json`]);
  if (status === 0) expect(stdout.toString()).toBe(readFileSync(releasedFile, "utf8"));
});
