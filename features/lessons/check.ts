import { text } from "node:stream/consumers";
import { loadConfiguration, loadSupport } from "@cucumber/cucumber/api";
import { lessonOf } from "../support/run-record";
import type { SavedWorld } from "../support/world";
import { picklesOf } from "./pickles";

/**
 * `BANK_ADDRESS=… check.ts features/a.feature:12` reads the saved world of a stage from its input, and prints a finding
 * for each Then of that scenario as one line of JSON.
 */
const [lesson = ""] = process.argv.slice(2);
// The cast is safe: the control API passes on the answer of `stage.ts`.
const saved = JSON.parse(await text(process.stdin)) as SavedWorld;
const pickle = (await picklesOf([lesson])).find((each) => lessonOf(each) === lesson);
if (!pickle) throw new Error(`There is no scenario ${lesson}.`);
const { runConfiguration } = await loadConfiguration();
const support = await loadSupport(runConfiguration);
// Imported later, because Cucumber must load the step definitions first.
const { checkThens } = await import("./checked-thens");
const thens = await checkThens(pickle, saved, process.env.BANK_ADDRESS ?? "", support);
console.info(JSON.stringify({ thens }));
