import type { Bank } from "../calls/bank";
import { type CourseLessons, type LessonData, lessonData, OWN_COURSE } from "../control-api/lesson-data";
import type { Database } from "../database/tables";
import { catalogue } from "./course-lessons";

export type LessonsBank = Pick<Bank, "db" | "log">;

/** All lessons and courses: those of the product, and those that the trainer has written, at the end of their courses. */
export async function fullCatalogue({ db, log }: LessonsBank): Promise<CourseLessons> {
  const stored = await db.selectFrom("written_lessons").selectAll().orderBy("added_at").execute();
  const written = stored.flatMap((row) => {
    const lesson = readable(row, log);
    return lesson ? [{ ...row, lesson }] : [];
  });
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
    lessons: [...catalogue.lessons, ...written.map(({ lesson }) => lesson)],
    courses: own.lessons.length > 0 ? [...courses, own] : courses,
  };
}

/** Asks the database only for a lesson that the product does not have. */
export async function findLesson({ db, log }: LessonsBank, id: string): Promise<LessonData | undefined> {
  const known = catalogue.lessons.find((lesson) => lesson.id === id);
  if (known) return known;
  const row = await db.selectFrom("written_lessons").select(["id", "lesson"]).where("id", "=", id).executeTakeFirst();
  return row && readable(row, log);
}

/** Returns undefined for a lesson that another release has stored and this one cannot read. */
function readable({ id, lesson }: { readonly id: string; readonly lesson: unknown }, log: Bank["log"]) {
  const read = lessonData.safeParse(lesson);
  if (read.success) return read.data;
  log.warn({ event: "lesson_unreadable", lesson: id }, "A written lesson cannot be read and is left out");
  return undefined;
}

/** Trainees who have begun the lesson keep their results. */
export async function removeLesson(db: Database, id: string): Promise<void> {
  await db.deleteFrom("written_lessons").where("id", "=", id).execute();
}
