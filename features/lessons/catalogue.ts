import { readRegister } from "../support/requirements";
import { featureFiles } from "../support/selection";
import { lessonFrom } from "./lesson";
import { picklesOf } from "./pickles";

/** Prints every scenario as a lesson, and the sentences of the requirements that they name, as one line of JSON: the bank's console shows it. */
const lessons = (await picklesOf(featureFiles())).map(lessonFrom);
const named = new Set(lessons.flatMap(({ requirements }) => requirements));
const requirements = Object.fromEntries(readRegister().flatMap(({ id, text }) => (named.has(id) ? [[id, text]] : [])));
console.info(JSON.stringify({ lessons, requirements }));
