import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lessonFrom } from "../lessons/lesson";
import {
  ACCEPTANCE_RECORD,
  type AcceptanceRecord,
  type FullRun,
  proofName,
  proofsOf,
  rowTexts,
  scenarioKey,
} from "./acceptance-record";
import { engines } from "./engine";
import { requirementPage, type Story } from "./requirement-page";
import { joinRequirements } from "./requirement-report";
import { readRegister } from "./requirements";
import { notesOf } from "./row-notes";
import type { Pickle } from "./run-record";
import { readSignOffs } from "./sign-offs";

/**
 * Writes the record of the runs, the page of requirements and its JSON. Returns the tags that name no requirement.
 *
 * @param pickles all scenarios of the features as they are now
 */
export function writeAcceptance(found: AcceptanceRecord, pickles: readonly Pickle[]): readonly string[] {
  const register = readRegister();
  const texts = rowTexts(register, pickles);
  const proofs = proofsOf(found, pickles);
  const report = joinRequirements(register, proofs);
  const isNewFullRun = found.lastRun.selected.length === 0 && found.fullRun?.at !== found.lastRun.at;
  const record = isNewFullRun ? { ...found, fullRun: stateAfter(found, pickles) } : found;
  const notes = notesOf(register, report, record, { proofs, texts, signOffs: readSignOffs() });
  const page = requirementPage(register, report, {
    ...record.lastRun,
    at: new Date(record.lastRun.at),
    scenarios: countsOf(record),
    unitTestsAt: newestUnitTests(record),
    fullRunAt: record.fullRun && new Date(record.fullRun.at),
    comparedWith: record.comparedWith && new Date(record.comparedWith.at),
    stories: storiesOf(pickles, record),
    notes,
  });
  writeFileSync(ACCEPTANCE_RECORD, `${JSON.stringify(record)}\n`);
  writeFileSync("reports/requirements.json", `${JSON.stringify(report.results, null, 2)}\n`);
  writeFileSync("reports/requirements.html", page);
  return report.unknownTags;
}

/** The state of the register after the last run. */
export function stateAfter(record: AcceptanceRecord, pickles: readonly Pickle[]): FullRun {
  const register = readRegister();
  const texts = rowTexts(register, pickles);
  const { results } = joinRequirements(register, proofsOf(record, pickles));
  const rows = Object.entries(results).map(([id, { status }]) => [id, { status, texts: texts[id] ?? "" }] as const);
  return { at: record.lastRun.at, rows: Object.fromEntries(rows) };
}

function countsOf({ scenarios }: AcceptanceRecord) {
  return engines.flatMap((engine) => {
    const results = Object.values(scenarios).flatMap(({ passedIn }) => passedIn[engine] ?? []);
    const passed = results.filter(Boolean).length;
    return results.length === 0 ? [] : [{ engine, passed, failed: results.length - passed }];
  });
}

function newestUnitTests({ unitTests }: AcceptanceRecord): Date | undefined {
  const newest = Object.values(unitTests)
    .map(({ at }) => at)
    .sort()
    .at(-1);
  return newest === undefined ? undefined : new Date(newest);
}

export const storiesOf = (pickles: readonly Pickle[], record: AcceptanceRecord): readonly Story[] =>
  pickles.map((pickle) => storyOf(pickle, record));

/** Pictures may have been deleted since their run. */
function storyOf(pickle: Pickle, { scenarios }: AcceptanceRecord): Story {
  const { picture, failure, passedIn = {} } = scenarios[scenarioKey(pickle)] ?? {};
  const isKept = (path: string) => existsSync(join("reports", path));
  return {
    key: scenarioKey(pickle),
    name: proofName(pickle),
    lesson: lessonFrom(pickle),
    passedIn,
    picture: picture && isKept(picture) ? picture : undefined,
    failure: failure && { ...failure, pictures: failure.pictures.filter(isKept) },
  };
}
