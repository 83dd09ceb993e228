import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { unitTestsByFile } from "../../features/support/unit-tests";

it("a report of system tests proves nothing if it ended before the other report began", () => {
  const folder = mkdtempSync(join(tmpdir(), "reports-"));
  const report = (file: string, startTime: number, endTime: number) => {
    const assertionResults = [{ fullName: "the rule @S1-4-01", status: "passed" }];
    const path = join(folder, `${file}.json`);
    writeFileSync(path, JSON.stringify({ startTime, testResults: [{ name: file, endTime, assertionResults }] }));
    return path;
  };
  const system = report("system", 100, 200);
  const filesWith = (...reports: string[]) => Object.keys(unitTestsByFile(reports));
  expect(filesWith(report("unit", 110, 150), system)).toEqual(["unit", "system"]);
  expect(filesWith(report("unit", 300, 400), system)).toEqual(["unit"]);
  rmSync(folder, { recursive: true });
});
