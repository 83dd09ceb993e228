import { json, type RequestHandler, Router } from "express";
import type { Bank } from "../calls/bank";
import { type ControlCall, controlApi } from "../control-api/control-calls";
import type { LessonData } from "../control-api/lesson-data";
import { isRefusal, type Refusal, refuse } from "../core/handler";
import { checkLesson } from "../lessons/check-lesson";
import { stateOf } from "../lessons/class-board";
import { countTry, findStage, findTrainee, stagesOf, type Trainee, usernamesOf } from "../lessons/trainees";
import { findLesson, fullCatalogue } from "../lessons/written-lessons";
import { addressKey } from "../wire/address-key";
import { begin, NO_LESSON, NO_TRAINEE, opened } from "./begin-lesson";
import { type GuardSettings, guardKeyed } from "./control-guard";
import { listMessages } from "./sent-messages";
import { signInFor } from "./sign-in-for";
import { sendRefusal, serve } from "./validated";

const NOT_BEGUN = refuse("This lesson has not begun, or the bank was reset since. Begin again.");
const NOT_YOURS = refuse("username: is not a person of this lesson.");
const TOO_OFTEN = "Too many calls with this link. Wait a minute, and try again.";

const ownPaths = Object.values<ControlCall>(controlApi).flatMap(({ path, opensWith }) =>
  opensWith === "key of a trainee" ? [path] : [],
);

/** Serves a trainee's own lessons by the trainee's key, without a control token. A production bank gives no lessons. */
export function ownLessonCalls(bank: Bank, settings: GuardSettings): Router {
  // As strict as the limit below, which compares the path.
  const router = Router({ caseSensitive: true, strict: true });
  if (!bank.lessonCalls) return router;
  router.use([...ownPaths], guardKeyed(settings), json({ limit: "10kb" }), limitRate(bank));
  serveProgress(router, bank);
  servePeople(router, bank);
  return router;
}

/** The lessons of the course, one of them begun, and its check. */
function serveProgress(router: Router, bank: Bank): void {
  const { db } = bank;
  serve(router, controlApi.work, async ({ stage: key }) => {
    const trainee = await findTrainee(db, key);
    if (!trainee) return NO_TRAINEE;
    const stages = await stagesOf(db, [key]);
    const states = new Map(stages.map((stage) => [stage.lesson, stateOf(stage)] as const));
    const { courses, lessons } = await fullCatalogue(bank);
    const course = courses.find(({ title }) => title === trainee.course);
    const listed = course?.lessons ?? stages.map(({ lesson }) => ({ id: lesson, minutes: 0, learned: "" }));
    return {
      trainee: trainee.name,
      course: course?.title ?? "",
      lessons: listed.map((lesson) => ({
        ...lesson,
        name: lessons.find(({ id }) => id === lesson.id)?.name ?? lesson.id,
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
}

/** The codes and sessions of the people of a lesson. */
function servePeople(router: Router, bank: Bank): void {
  const { db } = bank;
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
}

/** Counts before the key is looked up, so that a flood costs no query. */
function limitRate({ throttle }: Bank): RequestHandler {
  return ({ ip, body, path, baseUrl }, response, next) => {
    const key = typeof body?.stage === "string" ? body.stage : "";
    const isBeginning = `${baseUrl}${path}`.replace(/\/$/, "").endsWith(controlApi.beginLesson.path);
    const isExcess = throttle?.exceedsForTrainee(key, addressKey(ip ?? ""), isBeginning);
    return isExcess ? sendRefusal(response, TOO_OFTEN) : next();
  };
}

type Own = { readonly trainee: Trainee; readonly lesson: LessonData };

async function ownLesson(bank: Bank, key: string, id: string): Promise<Own | Refusal> {
  const trainee = await findTrainee(bank.db, key);
  if (!trainee) return NO_TRAINEE;
  const lesson = await findLesson(bank, id);
  return lesson ? { trainee, lesson } : NO_LESSON;
}
