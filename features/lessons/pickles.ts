import { Writable } from "node:stream";
import { loadConfiguration, runCucumber } from "@cucumber/cucumber/api";
import type { Pickle } from "../support/run-record";

/** In place of the reports of a run: nothing that is shown or staged has accepted anything. */
export const onlySummary = { stdout: "summary", files: {}, publish: false, options: {} } as const;

/** A dry run without definitions tells of every step that it knows none; the plainest of the formatters writes no advice on it. */
const unread = { ...onlySummary, stdout: "message" } as const;
const nobody = new Writable({ write: (_chunk, _encoding, done) => done() });

/** The scenarios of these features, an outline's examples each for itself; nothing is run, and no step need be known. */
export async function picklesOf(paths: readonly string[]): Promise<readonly Pickle[]> {
  const pickles: Pickle[] = [];
  const { runConfiguration } = await loadConfiguration({ provided: { dryRun: true, paths: [...paths] } });
  const nothing = { requireModules: [], requirePaths: [], importPaths: [], loaders: [] };
  await runCucumber({ ...runConfiguration, support: nothing, formats: unread }, { stdout: nobody }, ({ pickle }) => {
    if (pickle) pickles.push(pickle);
  });
  return pickles;
}
