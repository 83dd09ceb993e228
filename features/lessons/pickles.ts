import { Writable } from "node:stream";
import { loadConfiguration, runCucumber } from "@cucumber/cucumber/api";
import type { Pickle } from "../support/run-record";

/** Replaces the acceptance reports, because demonstrations and staging runs prove no requirement. */
export const onlySummary = { stdout: "summary", files: {}, publish: false, options: {} } as const;

/**
 * Reports each step of a dry run without definitions as undefined. The message formatter prints no snippets for them.
 */
export const noReports = {
  formats: { ...onlySummary, stdout: "message" },
  stdout: () => new Writable({ write: (_chunk, _encoding, done) => done() }),
} as const;

/**
 * Returns the scenarios of these features, one for each example of an outline. Runs nothing and needs no step
 * definitions.
 */
export async function picklesOf(paths: readonly string[]): Promise<readonly Pickle[]> {
  const pickles: Pickle[] = [];
  const { runConfiguration } = await loadConfiguration({ provided: { dryRun: true, paths: [...paths] } });
  const nothing = { requireModules: [], requirePaths: [], importPaths: [], loaders: [] };
  const options = { ...runConfiguration, support: nothing, formats: noReports.formats };
  await runCucumber(options, { stdout: noReports.stdout() }, ({ pickle }) => {
    if (pickle) pickles.push(pickle);
  });
  return pickles;
}
