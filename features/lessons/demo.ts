import { rmSync } from "node:fs";
import { loadConfiguration, runCucumber } from "@cucumber/cucumber/api";
import { lessonOf } from "../support/run-record";
import { placesOf, select } from "../support/selection";
import { onlySummary, picklesOf } from "./pickles";

const USAGE = "npm run demo -- <words of a scenario's name, its tag, or its file and line>";
const SCENARIOS_MAX = 5;
const PICTURES = "reports/demo";

/**
 * Plays scenarios slowly, with captions, in a visible browser against a bank process of their own. Without a display
 * the browser is headless and a screenshot of each step is kept.
 */
const selected = process.argv.slice(2);
const paths = await select(selected);
if (paths.length === 0) stop(selected.length === 0 ? USAGE : `No scenario matches “${selected.join(" ")}”.\n${USAGE}`);
const places = new Set(placesOf(paths));
const found = (await picklesOf(paths)).filter((pickle) => places.has(lessonOf(pickle)));
if (found.length > SCENARIOS_MAX) {
  const some = found.slice(0, SCENARIOS_MAX).map(({ name }) => `  ${name}`);
  stop([`“${selected.join(" ")}” means ${found.length} scenarios; say which:`, ...some, "  …"].join("\n"));
}

const hasDisplay = process.platform !== "linux" || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
process.env.HEADED ??= hasDisplay ? "1" : "0";
process.env.PICTURES = "off";
process.env.SLOW_MS ??= "250";
if (process.env.HEADED !== "1") {
  console.info(`No display found: the browser runs headless and a screenshot of each step is saved to ${PICTURES}.`);
  rmSync(PICTURES, { recursive: true, force: true });
  process.env.DEMO_PICTURES = PICTURES;
}
const provided = { paths: [...paths], parallel: 0, import: ["features/lessons/caption-hooks.ts"] };
const { runConfiguration } = await loadConfiguration({ provided });
const { success } = await runCucumber({ ...runConfiguration, formats: onlySummary });
process.exitCode = success ? 0 : 1;

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
