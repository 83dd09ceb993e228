import { type CourseLessons, type LessonData, lessonData } from "../control-api/lesson-data";
import type { Database } from "../database/tables";
import { catalogue } from "./course-lessons";

/** The title of the course that has only lessons of the trainer. */
export const OWN_COURSE = "Our own lessons";

/** All lessons and courses: those of the product, and those that the trainer has written, at the end of their courses. */
export async function fullCatalogue(db: Database): Promise<CourseLessons> {
  const written = await db.selectFrom("written_lessons").selectAll().orderBy("added_at").execute();
  if (written.length === 0) return catalogue;
  const placesIn = (title: string) =>
    written.flatMap(({ course, id, minutes, learned }) => (course === title ? [{ id, minutes, learned }] : []));
  const own = { title: OWN_COURSE, audience: "who learns what this bank teaches", lessons: placesIn(OWN_COURSE) };
  const courses = catalogue.courses.map((course) => ({
    ...course,
    lessons: [...course.lessons, ...placesIn(course.title)],
  }));
  return {
    ...catalogue,
    lessons: [...catalogue.lessons, ...written.map(({ lesson }) => lessonData.parse(lesson))],
    courses: own.lessons.length > 0 ? [...courses, own] : courses,
  };
}

/** Asks the database only for a lesson that the product does not have. */
export async function findLesson(db: Database, id: string): Promise<LessonData | undefined> {
  const known = catalogue.lessons.find((lesson) => lesson.id === id);
  if (known) return known;
  const row = await db.selectFrom("written_lessons").select("lesson").where("id", "=", id).executeTakeFirst();
  return row && lessonData.parse(row.lesson);
}

/** Trainees who have begun the lesson keep their results. */
export async function removeLesson(db: Database, id: string): Promise<void> {
  await db.deleteFrom("written_lessons").where("id", "=", id).execute();
}
