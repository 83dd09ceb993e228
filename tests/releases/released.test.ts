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

it("the version of the package is the last release, whose data is frozen", () => {
  expect(packageFile.version).toBe(released.version);
  for (const file of ["embedded.tar.xz", "postgresql.sql.xz"])
    expect(existsSync(join(import.meta.dirname, released.version, file))).toBe(true);
});
