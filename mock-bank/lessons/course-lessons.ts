import { type CourseLessons, courseLessons } from "../control-api/lesson-data";
import compiled from "./course-lessons.json" with { type: "json" };

/** The lessons of the courses, compiled from the scenarios by `npm run generate`. */
export const catalogue: CourseLessons = courseLessons.parse(compiled);
