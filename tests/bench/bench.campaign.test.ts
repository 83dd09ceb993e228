import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { buildProject } from "../support/built-project";
import type { Row } from "./row";

const groups = "sign-in journey screens lighthouse bulk bank server embedded reports flood".split(" ");

it.each(groups)("the group %s of the bench measures finite figures with little data", async (group) => {
  await buildProject();
  const small = ["--import", "tsx", "tests/bench/run.ts", "--small", group];
  const { status, stderr } = spawnSync(process.execPath, small, { encoding: "utf8" });
  expect({ status, stderr }).toMatchObject({ status: 0 });
  // Written by the run above.
  const rows = JSON.parse(readFileSync("reports/bench-small.json", "utf8")) as (Row & { group: string })[];
  expect(rows.filter((row) => row.group !== group || !(row.value >= 0) || row.ratio === 0)).toEqual([]);
  expect(rows.length).toBeGreaterThan(0);
});
