import { json, Router } from "express";
import type { Bank } from "../calls/bank";
import { controlApi } from "../control-api/control-calls";
import type { LessonData } from "../control-api/lesson-data";
import { isRefusal, type Refusal, refuse } from "../core/handler";
import { checkLesson } from "../lessons/check-lesson";
import { classBoard, stateOf } from "../lessons/class-board";
import { catalogue, lessonOf } from "../lessons/course-lessons";
import { setStage } from "../lessons/set-stage";
import {
  addTrainees,
  countTry,
  findStage,
  findTrainee,
  listTrainees,
  passwordOf,
  removeTrainees,
  type StageContent,
  stagesOf,
  type Trainee,
  usernamesOf,
} from "../lessons/trainees";
import { type GuardSettings, guardKeyed } from "./control-guard";
import { listMessages } from "./sent-messages";
import { signInFor } from "./sign-in-for";
import { serve } from "./validated";

const NO_LESSON = refuse("lesson: there is no such lesson.");
const NO_COURSE = refuse("course: there is no such course.");
const NO_TRAINEE = refuse("This link is not known. Ask the trainer for another one.");
const NOT_BEGUN = refuse("This lesson has not begun, or the bank was reset since. Begin again.");
const NOT_YOURS = refuse("username: is not a person of this lesson.");

type LessonCalls = {
  readonly forTrainers: Router;
  /** Calls that need the key of a trainee, and no control token. */
  readonly forTrainees: Router;
};

/** Serves the lessons of the courses. A production bank, and one without a control API, gives none. */
export function lessonCalls(bank: Bank, settings: GuardSettings): LessonCalls {
  if (!bank.lessonCalls) return { forTrainers: Router(), forTrainees: Router() };
  return { forTrainers: callsOfTrainers(bank), forTrainees: callsOfTrainees(bank, settings) };
}

function callsOfTrainers(bank: Bank): Router {
  const { db } = bank;
  const router = Router();
  serve(router, controlApi.lessons, () => catalogue);
  serve(router, controlApi.board, () => classBoard(db));
  serve(router, controlApi.newClass, async ({ names, course }) => {
    if (!catalogue.courses.some(({ title }) => title === course)) return NO_COURSE;
    await addTrainees(db, names, course);
    return classBoard(db);
  });
  serve(router, controlApi.removeTrainees, async ({ keys }) => {
    await removeTrainees(db, keys);
    return classBoard(db);
  });
  serve(router, controlApi.stage, async ({ lesson: id, trainee: name }) => {
    const lesson = lessonOf(id);
    if (!lesson) return NO_LESSON;
    const known = name === "" ? undefined : (await listTrainees(db)).find((trainee) => trainee.name === name);
    const [trainee] = known ? [known] : await addTrainees(db, [name], undefined);
    if (!trainee) return NO_TRAINEE;
    const begun = await begin(bank, trainee, lesson);
    return isRefusal(begun) ? begun : { ...begun, stage: trainee.key };
  });
  return router;
}

function callsOfTrainees(bank: Bank, settings: GuardSettings): Router {
  const { db } = bank;
  const router = Router();
  router.use(
    ["work", "open", "begin", "check", "messages", "sign-in"].map((call) => `/lessons/${call}`),
    guardKeyed(settings),
    json({ limit: "10kb" }),
  );
  serve(router, controlApi.work, async ({ stage: key }) => {
    const trainee = await findTrainee(db, key);
    if (!trainee) return NO_TRAINEE;
    const stages = await stagesOf(db, [key]);
    const states = new Map(stages.map((stage) => [stage.lesson, stateOf(stage)] as const));
    const course = catalogue.courses.find(({ title }) => title === trainee.course);
    const listed = course?.lessons ?? stages.map(({ lesson }) => ({ id: lesson, minutes: 0, learned: "" }));
    return {
      trainee: trainee.name,
      course: course?.title ?? "",
      lessons: listed.map((lesson) => ({
        ...lesson,
        name: lessonOf(lesson.id)?.name ?? lesson.id,
        state: states.get(lesson.id) ?? ("new" as const),
      })),
    };
  });
  serve(router, controlApi.openLesson, async ({ stage: key, lesson: id }) => {
    const own = await ownLesson(bank, key, id);
    if (isRefusal(own)) return own;
    const stored = await findStage(db, key, id);
    const isThere = stored && (await checkLesson(db, own.lesson, stored)) !== undefined;
    return opened(own.trainee, own.lesson, isThere ? stored.stage : undefined);
  });
  serve(router, controlApi.beginLesson, async ({ stage: key, lesson: id }) => {
    const own = await ownLesson(bank, key, id);
    return isRefusal(own) ? own : begin(bank, own.trainee, own.lesson);
  });
  serve(router, controlApi.check, async ({ stage: key, lesson: id, ticks }) => {
    const own = await ownLesson(bank, key, id);
    if (isRefusal(own)) return own;
    const stored = await findStage(db, key, id);
    const steps = stored && (await checkLesson(db, own.lesson, stored));
    if (!stored || !steps) return NOT_BEGUN;
    const isTicked = (at: number): boolean => ticks.includes(at);
    const done = steps.every(({ kind }, at) => kind === "met" || kind === "plain" || (kind === "tick" && isTicked(at)));
    const missing = steps.flatMap((step) => (step.kind === "missing" ? [step.why] : []));
    const hasTicks = steps.some(({ kind }) => kind === "tick");
    const words = missing[0] ?? (done ? undefined : "What is seen on the screen is not ticked.");
    await countTry(db, stored, { missing: words, isDone: done, hasTicks });
    return { steps, done };
  });
  serve(router, controlApi.ownMessages, async ({ stage: key, lesson: id }) => {
    const stored = await findStage(db, key, id);
    if (!stored) return NOT_BEGUN;
    return { messages: await listMessages(db, { usernames: await usernamesOf(db, stored) }) };
  });
  serve(router, controlApi.ownSignIn, async ({ stage: key, lesson: id, ...asked }) => {
    const stored = await findStage(db, key, id);
    if (!stored) return NOT_BEGUN;
    if (!(await usernamesOf(db, stored)).includes(asked.username)) return NOT_YOURS;
    return signInFor(bank, asked);
  });
  return router;
}

type Own = { readonly trainee: Trainee; readonly lesson: LessonData };

async function ownLesson({ db }: Bank, key: string, id: string): Promise<Own | Refusal> {
  const trainee = await findTrainee(db, key);
  if (!trainee) return NO_TRAINEE;
  const lesson = lessonOf(id);
  return lesson ? { trainee, lesson } : NO_LESSON;
}

async function begin(bank: Bank, trainee: Trainee, lesson: LessonData) {
  const refusal = bank.clockMoves.refusal();
  if (refusal) return refusal;
  const stage = await setStage(bank, trainee, lesson);
  return isRefusal(stage) ? stage : opened(trainee, lesson, stage);
}

const opened = (trainee: Trainee, lesson: LessonData, stage: StageContent | undefined) => ({
  lesson,
  people: (stage?.people ?? []).map((person) => ({ ...person, password: passwordOf(trainee.key) })),
});
