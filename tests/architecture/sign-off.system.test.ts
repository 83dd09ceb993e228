import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { scenarioKey } from "../../features/support/acceptance-record";
import type { SignOff } from "../../features/support/sign-offs";

/** A project with two rows of one area; a scenario proves the first one. */
const project = mkdtempSync(join(tmpdir(), "sign-off-"));
const write = (path: string, text: string) => writeFileSync(join(project, path), text);
const read = (path: string) => readFileSync(join(project, path), "utf8");
const SIGN_OFFS = "features/requirements/sign-offs.json";
const feature = (step: string) => `Feature: Codes\n  @S1-4-01\n  Scenario: A code is sent at once\n    When ${step}\n`;

beforeAll(() => {
  for (const folder of ["features/requirements", "features/otp", "reports"])
    mkdirSync(join(project, folder), { recursive: true });
  copyFileSync("cucumber.json", join(project, "cucumber.json"));
  const rows = ["S1-4-01\t4\totp\trule\tA code is sent\tbrowser", "S1-4-02\t4\totp\trule\tIt expires\tbrowser"];
  write("features/requirements/requirements-1.tsv", ["id\tsection\tarea\tkind\ttext\tverify", ...rows, ""].join("\n"));
  write("features/otp/a.feature", feature("Ama signs in"));
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

function signOff(...args: readonly string[]) {
  const loader = pathToFileURL(resolve("node_modules/tsx/dist/loader.mjs")).href;
  const command = ["--import", loader, resolve("features/support/sign-off.ts"), ...args];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, { cwd: project, encoding: "utf8" });
  return { said: stdout + stderr, status };
}

it("without a run there is nothing to sign", () => {
  expect(signOff("otp", "--by", "Ama Mensah")).toEqual({
    said: "There is no run to sign: `npm run features` makes one.\n",
    status: 1,
  });
});

it("an area is signed off except for rows without proof, and a changed scenario is no proof", () => {
  const key = scenarioKey({
    uri: "features/otp/a.feature",
    name: "A code is sent at once",
    steps: [{ id: "", text: "Ama signs in", astNodeIds: [] }],
  });
  const at = "2026-11-24T09:00:00.000Z";
  const scenarios = { [key]: { passedIn: { chromium: true }, at } };
  write("reports/acceptance.json", JSON.stringify({ lastRun: { at, selected: [] }, scenarios, unitTests: {} }));

  const { said, status } = signOff("otp", "--by", "Ama Mensah", "--on", "2026-11-24", "--remark", "seen");
  expect(said).toBe(`Not proved, so not signed: S1-4-02\n1 rows signed off. Commit ${SIGN_OFFS}.\n`);
  expect(status).toBe(0);
  const [signed] = JSON.parse(read(SIGN_OFFS)) as SignOff[];
  expect(signed).toMatchObject({ of: "otp", by: "Ama Mensah", on: "2026-11-24", remark: "seen" });
  expect(Object.keys(signed?.rows ?? {})).toEqual(["S1-4-01"]);
  expect(read("reports/requirements.html")).toContain("signed off by Ama Mensah on 2026-11-24: seen");

  write("features/otp/a.feature", feature("Ama signs in again"));
  expect(signOff("S1-4-01", "--by", "Kofi Boateng").said).toContain("Nothing was signed.");
});

it("a word that is no row and no area is answered with the nearest", () => {
  expect(signOff("opt", "--by", "Ama Mensah").said).toContain("“opt” is no row and no area. Nearest: otp");
});
