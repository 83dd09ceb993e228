import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FullRun } from "./acceptance-record";
import type { Requirement } from "./requirements";
import { latestSignOffs, type SignOff } from "./sign-offs";

/** The state of the register after each of the newest runs; kept in `reports`, not in the repository. */
export const KEPT_RUNS = "reports/acceptance-runs";
const KEPT_MAX = 20;

/** The register after a run. After a run of a part, the other rows are as earlier runs left them. */
export type KeptRun = FullRun & {
  /** Version and commit of the product in this run. */
  readonly of: string;
  /** Number of scenarios in this run; absent in files of earlier versions. */
  readonly scenarioCount?: number | undefined;
  /** The words, tags or files of the run; empty or absent for a run of all scenarios. */
  readonly selected?: readonly string[];
};

export type Change = "became failing" | "lost its proof" | "became proved" | "became void";
export type ChangedRow = {
  readonly id: string;
  readonly area: string;
  readonly text: string;
  readonly changes: readonly Change[];
};

/** Adds a run. Removes the oldest ones: runs of a part never replace those of all scenarios. */
export function keepRun(run: KeptRun, folder = KEPT_RUNS): void {
  const file = fileOf(run);
  const before = keptRuns(folder);
  mkdirSync(folder, { recursive: true });
  // A file is renamed when it is complete, because a crash would leave a part of it.
  writeFileSync(join(folder, `${file}.part`), `${JSON.stringify(run)}\n`);
  renameSync(join(folder, `${file}.part`), join(folder, file));
  const alike = [run, ...before].filter((each) => isOfAll(each) === isOfAll(run));
  for (const old of alike.slice(KEPT_MAX)) rmSync(join(folder, fileOf(old)), { force: true });
}

const fileOf = ({ at }: KeptRun): string => `${at.replaceAll(":", "-")}.json`;
const isOfAll = ({ selected = [] }: KeptRun): boolean => selected.length === 0;

/** The kept runs, the newest first. Skips damaged files, and names them on standard error. */
export const keptRuns = (folder = KEPT_RUNS): readonly KeptRun[] =>
  files(folder).flatMap((file) => runIn(join(folder, file)) ?? []);

function runIn(path: string): KeptRun | undefined {
  try {
    const run = JSON.parse(readFileSync(path, "utf8")) as Partial<KeptRun> | null;
    if (run?.at && run.rows) return run as KeptRun;
  } catch {
    // Reported below.
  }
  console.warn(`${path} is damaged, so it is skipped.`);
  return undefined;
}

const files = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(".json"))
        .sort()
        .reverse()
    : [];

/** The rows that differ between two runs. A row becomes void if its sign-off was valid for the texts of the earlier run only. */
export function compareRuns(
  register: readonly Pick<Requirement, "id" | "area" | "text" | "verify">[],
  signOffs: readonly SignOff[],
  [earlier, later]: readonly [KeptRun, KeptRun],
): readonly ChangedRow[] {
  const [signedBefore, signedAfter] = [earlier, later].map(({ rows }) =>
    latestSignOffs(signOffs, Object.fromEntries(Object.entries(rows).map(([id, { texts }]) => [id, texts]))),
  );
  return register.flatMap(({ id, area, text, verify }) => {
    const was = earlier.rows[id]?.status ?? "unproved";
    const is = later.rows[id]?.status ?? "unproved";
    const changes: readonly (Change | false)[] = [
      was !== "failing" && is === "failing" && "became failing",
      was === "proved" && is === "unproved" && verify !== "none" && "lost its proof",
      was !== "proved" && is === "proved" && "became proved",
      signedBefore?.get(id)?.isVoid === false && signedAfter?.get(id)?.isVoid === true && "became void",
    ];
    const found = changes.filter((change) => change !== false);
    return found.length > 0 ? [{ id, area, text, changes: found }] : [];
  });
}
