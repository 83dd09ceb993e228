import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { type Engine, engineLabels, engines } from "./engine";
import type { Proof, ProofStatus } from "./requirement-report";
import { idsNamedBy, type Requirement, requirementTags } from "./requirements";
import type { Failure, Pickle } from "./run-record";

/** The results of earlier runs, for the page of requirements; kept in `reports`, not in the repository. */
export const ACCEPTANCE_RECORD = "reports/acceptance.json";

/** Times are ISO texts. */
export type ScenarioOutcome = {
  /** Whether it passed, for each engine in which it has run. */
  readonly passedIn: Readonly<Partial<Record<Engine, boolean>>>;
  readonly at: string;
  readonly picture?: string | undefined;
  /** How it failed in the last run, with screenshots of those who took part; in the first engine where it failed. */
  readonly failure?: (Failure & { readonly engine: Engine; readonly pictures: readonly string[] }) | undefined;
};
export type UnitTestFile = {
  readonly at: string;
  readonly tests: readonly { readonly name: string; readonly passed: boolean }[];
};

/** The end of a run of all scenarios, with which later runs are compared. */
export type FullRun = {
  readonly at: string;
  readonly rows: Readonly<Record<string, { readonly status: ProofStatus; readonly texts: string }>>;
};

export type AcceptanceRecord = {
  /** The last run; `selected` is empty if it was a full run. */
  readonly lastRun: Pick<Run, "at" | "of" | "selected">;
  /** The last result of each scenario, by {@link scenarioKey}. */
  readonly scenarios: Readonly<Record<string, ScenarioOutcome>>;
  /** The last results of unit tests that name requirements, by file. */
  readonly unitTests: Readonly<Record<string, UnitTestFile>>;
  readonly fullRun?: FullRun | undefined;
  /** The newest full run before the last run. */
  readonly comparedWith?: FullRun | undefined;
};

export type Run = {
  readonly at: string;
  /** Version and commit of the product; absent in records of earlier versions. */
  readonly of?: string | undefined;
  readonly selected: readonly string[];
  readonly scenarios: Readonly<Record<string, ScenarioOutcome>>;
  readonly unitTests: Readonly<Record<string, UnitTestFile>>;
};

/** The option of a run that leaves out no scenario. */
export const ALL = "--all";
/** The selection of a run without words, which leaves out the nightly scenarios. */
export const DAILY = "daily scenarios";

/** Returns what a run was limited to; empty for a run of all scenarios. */
export function selectionOf(options: readonly string[], engine: Engine, shard: string | undefined): readonly string[] {
  const words = options.filter((word) => word !== ALL);
  return [
    ...(options.length === 0 ? [DAILY] : words),
    ...(engine === "chromium" ? [] : [`in ${engineLabels[engine]}`]),
    ...(shard ? [`shard ${shard}`] : []),
  ];
}

type ScenarioText = Pick<Pickle, "uri" | "name" | "steps">;

const digest = (parts: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 12);

/**
 * Title, steps and tables of a scenario. Tags and the place in the file are left out, because they do not change its
 * meaning.
 */
const wordsOf = ({ name, steps }: ScenarioText): string =>
  JSON.stringify([
    name,
    ...steps.map(({ text, argument }) => [
      text,
      argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value)),
    ]),
  ]);

/** Identifies a scenario, or one example of an outline, until its words change. */
export const scenarioKey = (pickle: ScenarioText): string => digest([pickle.uri, wordsOf(pickle)]);

/** Returns for each row a digest of its statement and of the words of the scenarios that name it. */
export function rowTexts(
  register: readonly Requirement[],
  pickles: readonly Pickle[],
): Readonly<Record<string, string>> {
  const words = new Map<string, string[]>(register.map(({ id, text }) => [id, [text]]));
  for (const pickle of pickles) {
    const ids = pickle.tags.flatMap(({ name }) => requirementTags(name)).flatMap(idsNamedBy);
    for (const id of new Set(ids)) words.get(id)?.push(wordsOf(pickle));
  }
  return Object.fromEntries(
    [...words].map(([id, [statement = "", ...scenarios]]) => [id, digest([statement, ...scenarios.sort()])]),
  );
}

/**
 * Adds a run. A full run replaces all results of scenarios. A run of a part, such as of the daily scenarios, replaces
 * the results of its scenarios in its engines, and keeps the others whose scenario still exists in the same words. Unit tests are replaced file by file.
 */
export function addRun(before: AcceptanceRecord | undefined, run: Run, pickles: readonly Pickle[]): AcceptanceRecord {
  const existing = new Set(pickles.map(scenarioKey));
  const isFull = run.selected.length === 0;
  const earlier = isFull ? {} : (before?.scenarios ?? {});
  const kept = Object.entries(earlier).filter(([key]) => existing.has(key));
  const ran = Object.entries(run.scenarios).map(([key, outcome]) => {
    const passedIn = { ...earlier[key]?.passedIn, ...outcome.passedIn };
    const before = earlier[key]?.failure;
    // A failure in another engine remains until the scenario runs there again.
    const failure = outcome.failure ?? (before && passedIn[before.engine] === false ? before : undefined);
    return [key, { ...outcome, passedIn, ...(failure && { failure }) }] as const;
  });
  const keptFiles = Object.entries(before?.unitTests ?? {}).filter(([file]) => existsSync(file));
  return {
    lastRun: { at: run.at, of: run.of, selected: run.selected },
    scenarios: { ...Object.fromEntries(kept), ...Object.fromEntries(ran) },
    unitTests: { ...Object.fromEntries(keptFiles), ...run.unitTests },
    fullRun: before?.fullRun,
    comparedWith: before?.fullRun,
  };
}

/** A proof with its last run. */
export type DatedProof = Proof & { readonly at: string };

/**
 * Lists scenarios, once for each engine, and unit tests with their last results, under the tags that they have now.
 */
export function proofsOf(record: AcceptanceRecord, pickles: readonly Pickle[]): readonly DatedProof[] {
  const scenarios = pickles.flatMap((pickle) => {
    const outcome = record.scenarios[scenarioKey(pickle)];
    const tags = pickle.tags.flatMap(({ name }) => requirementTags(name));
    return engines.flatMap((engine) => {
      const passed = outcome?.passedIn[engine];
      return outcome && passed !== undefined ? [{ name: proofName(pickle), tags, passed, at: outcome.at, engine }] : [];
    });
  });
  const unitTests = Object.entries(record.unitTests).flatMap(([file, { at, tests }]) =>
    tests.map(({ name, passed }) => ({ name: `${file}: ${name}`, tags: requirementTags(name), passed, at })),
  );
  return [...scenarios, ...unitTests];
}

export const proofName = ({ uri, name }: Pick<Pickle, "uri" | "name">): string => `${uri}: ${name}`;

export function readAcceptanceRecord(): AcceptanceRecord | undefined {
  if (!existsSync(ACCEPTANCE_RECORD)) return undefined;
  return JSON.parse(readFileSync(ACCEPTANCE_RECORD, "utf8")) as AcceptanceRecord;
}
