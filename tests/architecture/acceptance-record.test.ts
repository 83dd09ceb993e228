import { describe, expect, it } from "vitest";
import {
  type AcceptanceRecord,
  addRun,
  proofsOf,
  type Run,
  rowTexts,
  scenarioKey,
} from "../../features/support/acceptance-record";
import { requirementPage } from "../../features/support/requirement-page";
import { joinRequirements, type ProofStatus } from "../../features/support/requirement-report";
import { type Requirement, readRegister } from "../../features/support/requirements";
import { notesOf } from "../../features/support/row-notes";
import type { Pickle } from "../../features/support/run-record";
import { addSignOff, latestSignOffs, nearestRows, readSignOffs, rowsNamed } from "../../features/support/sign-offs";

const row = (id: string, area = "otp"): Requirement => ({
  id,
  area,
  section: "4",
  kind: "rule",
  text: `The statement of ${id}`,
  verify: "browser",
});
const register = [row("S1-4-01"), row("S1-4-02"), row("S1-4-03", "schedules")];

/** A scenario as Cucumber describes it, with the fields that the record reads. */
const scenario = (name: string, tag: string, ...steps: readonly string[]): Pickle =>
  ({
    uri: "features/otp/a.feature",
    name,
    tags: [{ name: tag }],
    steps: steps.map((text) => ({ text })),
    location: { line: 3 },
  }) as unknown as Pickle;
const codes = scenario("A code is sent", "@S1-4-01", "Ama signs in");
const late = scenario("A late code is refused", "@S1-4-02", "121 seconds pass");
const [monday, tuesday, wednesday] = [
  "2026-11-23T09:00:00.000Z",
  "2026-11-24T09:00:00.000Z",
  "2026-11-25T09:00:00.000Z",
];

const run = (at: string, selected: readonly string[], ...ended: readonly (readonly [Pickle, boolean])[]): Run => ({
  at,
  selected,
  scenarios: Object.fromEntries(
    ended.map(([pickle, passed]) => [scenarioKey(pickle), { passedIn: { chromium: passed }, at }]),
  ),
  unitTests: {},
});
const statuses = (record: AcceptanceRecord, pickles: readonly Pickle[]) =>
  Object.values(joinRequirements(register, proofsOf(record, pickles)).results).map(({ status }) => status);

describe("The record of acceptance runs", () => {
  const full = addRun(undefined, run(monday, [], [codes, true], [late, true]), [codes, late]);

  it("a run of one part keeps the results of the other scenarios", () => {
    const after = addRun(full, run(tuesday, ["codes"], [codes, false]), [codes, late]);
    expect(statuses(after, [codes, late])).toEqual(["failing", "proved", "unproved"]);
    expect(after.lastRun).toEqual({ at: tuesday, selected: ["codes"] });
  });

  it("a run in another engine keeps the results of the first, and a row needs both", () => {
    const inFirefox: Run = {
      ...run(tuesday, ["--engines"]),
      scenarios: { [scenarioKey(codes)]: { passedIn: { firefox: false }, at: tuesday } },
    };
    const after = addRun(full, inFirefox, [codes, late]);
    expect(after.scenarios[scenarioKey(codes)]?.passedIn).toEqual({ chromium: true, firefox: false });
    expect(statuses(after, [codes, late])).toEqual(["failing", "proved", "unproved"]);
  });

  it("a full run forgets the results before it", () => {
    const after = addRun(full, run(tuesday, [], [codes, true]), [codes, late]);
    expect(statuses(after, [codes, late])).toEqual(["proved", "unproved", "unproved"]);
  });

  it("a scenario whose words have changed has no result until it is run", () => {
    const reworded = scenario("A late code is refused", "@S1-4-02", "180 seconds pass");
    expect(statuses(full, [codes, reworded])).toEqual(["proved", "unproved", "unproved"]);
    const after = addRun(full, run(tuesday, ["codes"], [codes, true]), [codes, reworded]);
    expect(Object.keys(after.scenarios)).toEqual([scenarioKey(codes)]);
  });

  it("a result counts for the tags that its scenario has now", () => {
    expect(statuses(full, [{ ...codes, tags: [{ name: "@S1-4-03", astNodeId: "" }] }, late])).toEqual([
      "unproved",
      "proved",
      "proved",
    ]);
  });

  it("results of unit tests are kept until their file runs again or is deleted", () => {
    const file = "tests/architecture/acceptance-record.test.ts";
    const ran = (passed: boolean) => ({ at: monday, tests: [{ name: "a rule @S1-4-03", passed }] });
    const before = addRun(
      full,
      { ...run(monday, []), unitTests: { [file]: ran(true), "tests/gone.test.ts": ran(false) } },
      [],
    );
    const after = addRun(before, run(tuesday, ["codes"]), [codes, late]);
    expect(Object.keys(after.unitTests)).toEqual([file]);
    const failed = addRun(after, { ...run(tuesday, ["codes"]), unitTests: { [file]: ran(false) } }, [codes, late]);
    expect(statuses(failed, [])).toEqual(["unproved", "unproved", "failing"]);
  });
});

describe("The texts of a row", () => {
  const texts = rowTexts(register, [codes, late]);
  const changed = (pickles: readonly Pickle[], rows = register) => {
    const now = rowTexts(rows, pickles);
    return Object.keys(texts).filter((id) => now[id] !== texts[id]);
  };

  it("the texts of a row change with a step, a table, a title and the statement", () => {
    expect(changed([codes, scenario("A late code is refused", "@S1-4-02", "180 seconds pass")])).toEqual(["S1-4-02"]);
    expect(changed([codes, scenario("A late code is told", "@S1-4-02", "121 seconds pass")])).toEqual(["S1-4-02"]);
    const [step] = late.steps;
    const dataTable = { rows: [{ cells: [{ value: "120" }] }] };
    expect(changed([codes, { ...late, steps: [{ ...step, argument: { dataTable } }] } as Pickle])).toEqual(["S1-4-02"]);
    expect(changed([codes, late], [row("S1-4-01"), { ...row("S1-4-02"), text: "Another" }, row("S1-4-03")])).toEqual([
      "S1-4-02",
    ]);
  });

  it("the texts of a row stay the same in another place or order", () => {
    expect(changed([late, { ...codes, uri: "features/session/b.feature", location: { line: 99, column: 1 } }])).toEqual(
      [],
    );
  });

  it("another scenario for a row changes its texts", () => {
    expect(changed([codes, late, scenario("A code has five digits", "@S1-4-01", "Ama signs in")])).toEqual(["S1-4-01"]);
  });
});

describe("The notes of a row", () => {
  const proof = (tag: string, passed: boolean, at: string) => ({ name: tag, tags: [tag], passed, at });
  const texts = { "S1-4-01": "a", "S1-4-02": "b", "S1-4-03": "c" };
  const fullRun = (at: string, ...ended: readonly ProofStatus[]) => ({
    at,
    rows: Object.fromEntries(
      register.map(({ id }, index) => [
        id,
        { status: ended[index] ?? "unproved", texts: texts[id as keyof typeof texts] },
      ]),
    ),
  });
  const proofs = [
    proof("@S1-4-01", true, wednesday),
    proof("@S1-4-02", false, monday),
    proof("@S1-4-03", true, monday),
  ];
  const report = joinRequirements(register, proofs);
  const marksOf = (
    record: Pick<AcceptanceRecord, "fullRun" | "comparedWith">,
    changedTexts: Readonly<Record<string, string>> = {},
    rows = register,
  ) => {
    const notes = notesOf(rows, report, record, { proofs, texts: { ...texts, ...changedTexts }, signOffs: [] });
    return [...notes.values()].map(({ marks }) => marks);
  };

  it("a row whose proof ran after the full run is marked as newer, with the time", () => {
    const notes = notesOf(register, report, { fullRun: fullRun(tuesday) }, { proofs, texts, signOffs: [] });
    expect([...notes.values()].map(({ newerAt }) => newerAt)).toEqual([wednesday, undefined, undefined]);
    expect(notes.get("S1-4-01")?.marks).toEqual(["newer"]);
  });

  it("newly red and newly proved rows are found by comparison with the full run before", () => {
    const comparedWith = fullRun(monday, "failing", "proved", "proved");
    expect(marksOf({ comparedWith })).toEqual([["newly-proved"], ["newly-red"], []]);
    expect(marksOf({ comparedWith: fullRun(monday, "proved", "unproved", "unproved") })).toEqual([
      [],
      [],
      ["newly-proved"],
    ]);
    expect(marksOf({})).toEqual([[], [], []]);
  });

  it("a row that needs no proof is never newly red", () => {
    const rows = register.map((each) => ({ ...each, verify: "none" }));
    expect(marksOf({ comparedWith: fullRun(monday, "proved", "proved", "proved") }, {}, rows)[1]).toEqual([]);
  });

  it("a row is marked if its texts differ from those of the full run before", () => {
    const comparedWith = fullRun(monday, "proved", "failing", "proved");
    expect(marksOf({ comparedWith }, { "S1-4-03": "reworded" })).toEqual([[], [], ["texts-changed"]]);
  });
});

describe("Sign-offs", () => {
  const texts = { "S1-4-01": "a", "S1-4-02": "b" };
  const signOff = { of: "otp", by: "Ama Mensah", on: "2026-11-24", remark: "seen", rows: texts };

  it("a sign-off is void for each row whose texts have changed since, and only for these", () => {
    const found = latestSignOffs([signOff], { ...texts, "S1-4-02": "reworded" });
    expect(found.get("S1-4-01")).toEqual({ by: "Ama Mensah", on: "2026-11-24", remark: "seen", isVoid: false });
    expect(found.get("S1-4-02")?.isVoid).toBe(true);
    expect(found.get("S1-4-03")).toBeUndefined();
  });

  it("a later sign-off of a row replaces the older one, which is dropped when it has no rows left", () => {
    const again = { ...signOff, of: "S1-4-02", by: "Kofi Boateng", rows: { "S1-4-02": "c" } };
    const both = addSignOff([signOff], again);
    expect(both).toEqual([{ ...signOff, rows: { "S1-4-01": "a" } }, again]);
    expect(latestSignOffs(both, { "S1-4-02": "c" }).get("S1-4-02")).toMatchObject({
      by: "Kofi Boateng",
      isVoid: false,
    });
    expect(addSignOff([signOff], { ...signOff, by: "Esi Darko" })).toEqual([{ ...signOff, by: "Esi Darko" }]);
  });

  it("a sign-off names a row or an area, and a word that is neither is answered with the nearest", () => {
    expect(rowsNamed("otp", register).map(({ id }) => id)).toEqual(["S1-4-01", "S1-4-02"]);
    expect(rowsNamed("S1-4-03", register).map(({ id }) => id)).toEqual(["S1-4-03"]);
    expect(rowsNamed("shedules", register)).toEqual([]);
    expect(nearestRows("shedules", register)[0]).toBe("schedules");
  });
});

describe("The committed sign-offs", () => {
  it("every committed sign-off has a name, a date and rows of the register", () => {
    const known = new Set(readRegister().map(({ id }) => id));
    const wrong = readSignOffs().filter(
      ({ by, on, rows }) =>
        by === "" || !/^\d{4}-\d\d-\d\d$/.test(on) || Object.keys(rows).some((id) => !known.has(id)),
    );
    expect(wrong).toEqual([]);
  });
});

describe("The page of requirements after several runs", () => {
  const proofs = [{ name: "good", tags: ["@S1-4-01"], passed: true }];
  const summary = {
    at: new Date(tuesday),
    selected: ["otp"],
    scenarios: [{ engine: "chromium" as const, passed: 2, failed: 0 }],
    unitTestsAt: undefined,
    fullRunAt: new Date(monday),
    comparedWith: new Date(monday),
  };
  const signedOff = { by: "Ama <Mensah>", on: "2026-11-24", remark: "seen", isVoid: false };
  const page = requirementPage(register, joinRequirements(register, proofs), {
    ...summary,
    notes: new Map([
      ["S1-4-01", { marks: ["newer", "newly-proved", "signed-off"], newerAt: tuesday, signOff: signedOff }],
      ["S1-4-02", { marks: ["newly-red", "void"], signOff: { ...signedOff, isVoid: true } }],
    ]),
  });

  it("the page says which full run the other rows are from", () => {
    expect(page).toContain("Only “otp” was run</strong>: the other scenarios as the full run of Mon, 23 Nov 2026");
    expect(page).not.toContain("have no proof here");
  });

  it("the page shows what is newer, newly red or proved, and links to these rows", () => {
    expect(page).toContain('<small class="mark newer">run after the last full run, on Tue, 24 Nov 2026 09:00:00 GMT');
    expect(page).toContain('<small class="mark newly-red">newly red</small>');
    expect(page).toContain("Compared with the full run of Mon, 23 Nov 2026 09:00:00 GMT:");
    expect(page).toContain('<li><a href="?mark=newly-proved">1 newly proved</a></li>');
    expect(page).toContain('data-status="unproved" data-marks="newly-red void"');
  });

  it("the page shows name, date and remark of a sign-off, and that it is void after a change", () => {
    expect(page).toContain('signed-off">signed off by Ama &lt;Mensah&gt; on 2026-11-24: seen</small>');
    expect(page).toContain('<small class="mark void">void, because the texts changed: signed off by');
    expect(page).toMatch(/<th scope="row">All<\/th>.*<td>3<\/td><td>1<\/td><\/tr>/);
  });
});
