import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { compareRuns, type KeptRun, keepRun, keptRuns } from "../../features/support/kept-runs";

const row = (id: string) => ({ id, area: "otp", text: `Statement ${id}`, verify: "browser" }) as const;
const run = (at: string, rows: KeptRun["rows"]): KeptRun => ({ at, of: "1.2.0, commit 0a1b2c3d", rows });
const proved = { status: "proved", texts: "a" } as const;

it("two runs differ in rows that became failing, proved or void, or lost their proof", () => {
  const earlier = run("2026-11-26T10:00:00.000Z", {
    A: proved,
    B: { status: "failing", texts: "b" },
    C: proved,
    D: proved,
  });
  const later = run("2026-11-27T10:00:00.000Z", {
    A: { status: "failing", texts: "a" },
    B: { status: "proved", texts: "b" },
    C: { status: "proved", texts: "changed" },
    E: proved,
  });
  const signed = { of: "otp", by: "Ama", on: "2026-11-26", remark: "", rows: { A: "a", C: "a" } };
  const changed = compareRuns(["A", "B", "C", "D", "E"].map(row), [signed], [earlier, later]);
  expect(changed.map(({ id, changes }) => [id, ...changes])).toEqual([
    ["A", "became failing"],
    ["B", "became proved"],
    ["C", "became void"],
    ["D", "lost its proof"],
    ["E", "became proved"],
  ]);
});

it("the twenty newest runs are kept, and runs of a part never replace those of all scenarios", () => {
  const folder = mkdtempSync(join(tmpdir(), "runs-"));
  const times = Array.from({ length: 22 }, (_, at) => new Date(Date.UTC(2026, 10, 1 + at)).toISOString());
  const ofAll = run("2026-10-01T10:00:00.000Z", {});
  keepRun(ofAll, folder);
  for (const at of times) keepRun({ ...run(at, {}), selected: ["daily scenarios"] }, folder);
  expect(keptRuns(folder).map(({ at }) => at)).toEqual([...times.toReversed().slice(0, 20), ofAll.at]);
  rmSync(folder, { recursive: true });
});

it("a kept run does not change when its page is written again, as after a sign-off", () => {
  const folder = mkdtempSync(join(tmpdir(), "runs-"));
  const first = run("2026-10-01T10:00:00.000Z", { A: proved });
  for (const each of [first, run(first.at, {})]) keepRun(each, folder);
  expect(keptRuns(folder)).toEqual([first]);
  rmSync(folder, { recursive: true });
});
