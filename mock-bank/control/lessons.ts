import { Router } from "express";
import type { Bank } from "../calls/bank";
import { controlApi } from "../control-api/control-calls";
import { isRefusal, refuse } from "../core/handler";
import { classBoard } from "../lessons/class-board";
import { dropFaults } from "../lessons/stage-faults";
import { addTrainees, listTrainees, removeTrainees } from "../lessons/trainees";
import { findLesson, fullCatalogue, removeLesson } from "../lessons/written-lessons";
import { classStatements } from "../lessons/xapi-statements";
import { begin, NO_LESSON, NO_TRAINEE } from "./begin-lesson";
import { serve } from "./validated";

const NO_COURSE = refuse("course: there is no such course.");

/** Serves lessons, class and board to trainers. A production bank gives no lessons. */
export function lessonCalls(bank: Bank): Router {
  const { db } = bank;
  const router = Router();
  if (!bank.lessonCalls) return router;
  serve(router, controlApi.lessons, () => fullCatalogue(bank));
  serve(router, controlApi.board, () => classBoard(bank));
  serve(router, controlApi.statements, async () => ({ statements: await classStatements(bank) }));
  serve(router, controlApi.newClass, async ({ names, course }) => {
    const { courses } = await fullCatalogue(bank);
    if (!courses.some(({ title }) => title === course)) return NO_COURSE;
    await addTrainees(db, names, course);
    return classBoard(bank);
  });
  serve(router, controlApi.removeLesson, async ({ lesson: id }) => {
    await removeLesson(db, id);
    return fullCatalogue(bank);
  });
  serve(router, controlApi.removeClass, async () => {
    dropFaults(bank, await removeTrainees(db));
    return classBoard(bank);
  });
  serve(router, controlApi.stage, async ({ lesson: id, trainee: name }) => {
    const lesson = await findLesson(bank, id);
    if (!lesson) return NO_LESSON;
    const known = name === "" ? undefined : (await listTrainees(db)).find((trainee) => trainee.name === name);
    const [trainee] = known ? [known] : await addTrainees(db, [name], undefined);
    if (!trainee) return NO_TRAINEE;
    const begun = await begin(bank, trainee, lesson);
    return isRefusal(begun) ? begun : { ...begun, stage: trainee.key };
  });
  return router;
}
