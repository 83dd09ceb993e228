import { readRegister } from "../support/requirements";
import { featureFiles } from "../support/selection";
import { coursesOf } from "./courses";
import { lessonFrom } from "./lesson";
import { picklesOf } from "./pickles";

/**
 * Prints one line of JSON for the trainer console: every scenario as a lesson, the courses of selected lessons, and
 * the requirements that the lessons name.
 */
const lessons = (await picklesOf(featureFiles())).map(lessonFrom);
const named = new Set(lessons.flatMap(({ requirements }) => requirements));
const requirements = Object.fromEntries(readRegister().flatMap(({ id, text }) => (named.has(id) ? [[id, text]] : [])));
console.info(JSON.stringify({ lessons, courses: coursesOf(lessons), requirements }));
