import { loadConfiguration, runCucumber } from "@cucumber/cucumber/api";
import type { Envelope } from "../support/run-record";
import { onlySummary } from "./pickles";
import { STAGE_IS_SET, STAGED_TYPE } from "./staged";

/**
 * `BANK_ADDRESS=… stage.ts features/a.feature:12` runs the Given steps of one scenario against a running bank, with the
 * step definitions of the acceptance tests. Prints the people of the scenario as one line of JSON, or the reason of a
 * failure.
 */
const [lesson = ""] = process.argv.slice(2);
let staged: string | undefined;
const failures: string[] = [];

const hear = ({ attachment, testStepFinished }: Envelope): void => {
  if (attachment?.mediaType === STAGED_TYPE) staged = attachment.body;
  const { status, message } = testStepFinished?.testStepResult ?? {};
  if (message && String(status) !== "SKIPPED" && !message.includes(STAGE_IS_SET))
    failures.push(message.split("\n")[0] ?? message);
};

const provided = { paths: [lesson], parallel: 0, import: ["features/lessons/staging-hooks.ts"] };
const { runConfiguration } = await loadConfiguration({ provided });
await runCucumber({ ...runConfiguration, formats: onlySummary }, { stdout: process.stderr }, hear);
const why = failures.join("\n") || (staged ? undefined : `There is no scenario ${lesson}.`);
console.info(why === undefined ? staged : JSON.stringify({ why }));
process.exitCode = why === undefined ? 0 : 1;
