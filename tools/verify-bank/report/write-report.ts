import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CallReport } from "../finding";
import { differencesBetween } from "./compare";
import { junitOf } from "./junit";
import { pageOf } from "./page";
import { readSavedReport, type SavedReport, toSavedReport } from "./saved-report";

const FILE = "report.json";

/** Reads the report of an earlier run. @throws if the folder has none */
export const readReport = (folder: string): SavedReport =>
  readSavedReport(readFileSync(join(folder, FILE), "utf8"), join(folder, FILE));

type Run = { readonly bank: string; readonly at: Date; readonly reports: readonly CallReport[] };

/**
 * Writes report.json, junit.xml and index.html. `last` is the report to compare with.
 * @returns what has changed since then; undefined without `last`
 */
export function writeReport(folder: string | undefined, { bank, at, reports }: Run, last: SavedReport | undefined) {
  const saved = toSavedReport(bank, at, reports);
  const compared = last && differencesBetween(last, saved);
  if (folder) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, FILE), `${JSON.stringify(saved, undefined, 2)}\n`);
    writeFileSync(join(folder, "junit.xml"), junitOf(saved));
    writeFileSync(join(folder, "index.html"), pageOf({ bank, at, reports, compared }));
  }
  return compared;
}
