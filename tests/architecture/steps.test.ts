import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it("every step has exactly one definition, and every definition is used", () => {
  const { stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "features/support/dry-run.ts"], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  const { steps, unclear, unused } = JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
  expect(steps).toBeGreaterThan(100);
  expect({ unclear, unused }).toEqual({ unclear: [], unused: [] });
});
