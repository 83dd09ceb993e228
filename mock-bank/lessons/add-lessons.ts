import { core } from "zod/mini";
import type { Bank } from "../calls/bank";
import type { LessonData } from "../control-api/lesson-data";
import { bankNow } from "../core/clock";
import { isRefusal, type Refusal, refuse } from "../core/handler";
import { catalogue } from "./course-lessons";
import { stageIn } from "./set-stage";
import { OWN_COURSE } from "./written-lessons";

type Place = { readonly course: string; readonly minutes: number; readonly learned: string };

/** Adds lessons to a course, or replaces those of the same name, after each stage was tried. Returns why none was added. */
export async function addLessons(
  bank: Bank,
  lessons: readonly LessonData[],
  { course, minutes, learned }: Place,
): Promise<Refusal | undefined> {
  const { db } = bank;
  const isCourse = course === OWN_COURSE || catalogue.courses.some(({ title }) => title === course);
  if (!isCourse) return refuse("course: there is no such course.");
  for (const lesson of lessons) {
    const why = catalogue.lessons.some(({ id }) => id === lesson.id) ? TAKEN : await whyNotStaged(bank, lesson);
    if (why !== undefined) return refuse(`“${lesson.name}”: ${why}`);
  }
  for (const { id, ...lesson } of lessons) {
    const row = { course, minutes, learned, lesson: JSON.stringify({ id, ...lesson }) };
    await db
      .insertInto("written_lessons")
      .values({ id, ...row, added_at: new Date() })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }
  return undefined;
}

const TAKEN = "A course has a lesson of this name already.";

/** Ends the transaction of a stage that is only tried. */
class Tried extends Error {}

/** Sets the stage in a transaction that is taken back. */
async function whyNotStaged({ db, settings }: Bank, lesson: LessonData): Promise<string | undefined> {
  const now = await bankNow(db);
  const tried = { key: `try ${lesson.id}`, name: "", course: null, password_hash: "", made_at: new Date() };
  try {
    return await db.transaction().execute(async (tx) => {
      const trainee = await tx.insertInto("trainees").values(tried).returningAll().executeTakeFirstOrThrow();
      const staged = await stageIn(tx, { trainee, lesson, now, settings });
      throw new Tried(isRefusal(staged) ? staged.description : "");
    });
  } catch (error) {
    if (error instanceof core.$ZodError) return `${error.issues[0]?.path.join(" ")}: ${error.issues[0]?.message}`;
    const why = error instanceof Error ? error.message.replace(`${lesson.id}: `, "") : String(error);
    return error instanceof Tried && why === "" ? undefined : why;
  }
}
