import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { compareRuns, KEPT_RUNS, type KeptRun, keepRun, keptRuns } from "../../features/support/kept-runs";
import { writeAcceptance } from "../../features/support/write-acceptance";

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

it("a page that is written again, as after a sign-off, keeps no run", () => {
  const [project, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), "runs-"))];
  mkdirSync(join(folder, "reports"));
  symlinkSync(join(project, "features"), join(folder, "features"));
  process.chdir(folder);
  try {
    writeAcceptance({ lastRun: { at: "2026-10-01T10:00:00.000Z", selected: [] }, scenarios: {}, unitTests: {} }, []);
    expect([existsSync("reports/requirements.html"), existsSync(KEPT_RUNS)]).toEqual([true, false]);
  } finally {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  }
});

it("a damaged file of a kept run is named and skipped, and later runs are kept", () => {
  const folder = mkdtempSync(join(tmpdir(), "runs-"));
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const [earlier, later] = [run("2026-10-01T10:00:00.000Z", {}), run("2026-10-03T10:00:00.000Z", {})];
  keepRun(earlier, folder);
  for (const [name, content] of Object.entries({ "2026-10-02": '{"at":"2026', "2026-10-04": "null" }))
    writeFileSync(join(folder, `${name}.json`), content);
  keepRun(later, folder);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/2026-10-04.json is damaged/)],
    [expect.stringMatching(/2026-10-02.json is damaged/)],
  ]);
  expect(keptRuns(folder)).toEqual([later, earlier]);
  rmSync(folder, { recursive: true });
});
