import { core } from "zod/mini";
import type { Bank } from "../calls/bank";
import { type LessonData, OWN_COURSE } from "../control-api/lesson-data";
import { bankNow } from "../core/clock";
import { isRefusal, type Refusal, refuse } from "../core/handler";
import { inTransaction } from "../database/transaction";
import { draftLimits } from "../limits/limits";
import { catalogue } from "./course-lessons";
import { stageIn } from "./set-stage";

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
  if (lessons.length > draftLimits.lessons)
    return refuse(`text: at most ${draftLimits.lessons} lessons at once, each row of an outline being one.`);
  for (const [at, lesson] of lessons.entries()) {
    const why = whyNotNamed(lesson, lessons.slice(0, at)) ?? (await whyNotStaged(bank, lesson));
    if (why !== undefined) return refuse(`“${lesson.name}”: ${why}`);
  }
  await inTransaction(db, async (tx) => {
    for (const lesson of lessons) {
      const row = { course, minutes, learned, lesson: JSON.stringify(lesson) };
      await tx
        .insertInto("written_lessons")
        .values({ id: lesson.id, ...row, added_at: new Date() })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
        .execute();
    }
  });
  return undefined;
}

/** The id of a lesson is made of its name, and its address has it. */
function whyNotNamed({ id }: LessonData, before: readonly LessonData[]): string | undefined {
  if (id === "") return "A name needs letters from a to z, or digits.";
  if (before.some((other) => other.id === id))
    return "Two lessons of the draft have this name. Rows of an outline need <a column> in it.";
  return catalogue.lessons.some((other) => other.id === id) ? "A course has a lesson of this name already." : undefined;
}

/** Sets the stage in a transaction that is rolled back. Returns why it cannot be set. */
async function whyNotStaged({ db, settings }: Bank, lesson: LessonData): Promise<string | undefined> {
  const now = await bankNow(db);
  const tried = { key: `try ${lesson.id}`, name: "", course: null, password_hash: "", made_at: new Date() };
  const tx = await db.startTransaction().execute();
  try {
    const trainee = await tx.insertInto("trainees").values(tried).returningAll().executeTakeFirstOrThrow();
    const staged = await stageIn(tx, { trainee, lesson, now, settings });
    return isRefusal(staged) ? staged.description : undefined;
  } catch (error) {
    if (error instanceof core.$ZodError) return `${error.issues[0]?.path.join(" ")}: ${error.issues[0]?.message}`;
    return error instanceof Error ? error.message.replace(`${lesson.id}: `, "") : String(error);
  } finally {
    await tx.rollback().execute();
  }
}
