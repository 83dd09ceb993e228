import { createHash } from "node:crypto";
import type { CourseLessons } from "../control-api/lesson-data";
import { listTrainees, type StoredStage, stagesOf, type Trainee } from "./trainees";
import { fullCatalogue, type LessonsBank } from "./written-lessons";

/** Names of the training in statements; no address is behind them. */
const HOME = "https://corporate-internet-banking.example";
const VERBS = "http://adlnet.gov/expapi/verbs";
const ACTIVITIES = "http://adlnet.gov/expapi/activities";

/**
 * The results of the class as statements of xAPI 1.0.3, for a learning record store: a lesson that was begun as
 * “attempted”, one that was done as “completed”. The id of a statement and its content stay the same, so a store that
 * already has it takes it again without a second entry.
 */
export async function classStatements(bank: LessonsBank) {
  const { db } = bank;
  const trainees = await listTrainees(db);
  const stages = await stagesOf(
    db,
    trainees.map(({ key }) => key),
  );
  const { lessons } = await fullCatalogue(bank);
  return trainees.flatMap((trainee) =>
    stages.filter((stage) => stage.trainee === trainee.key).flatMap((stage) => statementsOf(trainee, stage, lessons)),
  );
}

function statementsOf(
  trainee: Trainee,
  { lesson, first_set_at, done_at, has_ticks }: StoredStage,
  lessons: CourseLessons["lessons"],
) {
  const title = lessons.find(({ id }) => id === lesson)?.name ?? lesson;
  const about = {
    actor: { objectType: "Agent", name: trainee.name, account: { homePage: HOME, name: numberOf(trainee.key) } },
    object: activity("lesson", lesson, title),
    context: { platform: "Corporate internet banking, training", contextActivities: groupingIn(trainee.course) },
  };
  const statement = (verb: "attempted" | "completed", at: Date) => ({
    id: uuidOf([trainee.key, lesson, verb, at.toISOString()]),
    ...about,
    verb: { id: `${VERBS}/${verb}`, display: { en: verb } },
    timestamp: at.toISOString(),
  });
  const attempted = statement("attempted", first_set_at);
  if (!done_at) return [attempted];
  const seconds = Math.max(0, Math.round((done_at.getTime() - first_set_at.getTime()) / 1000));
  const result = {
    completion: true,
    success: true,
    duration: `PT${seconds}S`,
    extensions: { [`${HOME}/extensions/with-ticks`]: has_ticks },
  };
  return [attempted, { ...statement("completed", done_at), result }];
}

/**
 * A trainee whose stage the trainer has set has no course. The catalogue is not asked: a course that it no longer has
 * would change statements that a store already has.
 */
const groupingIn = (course: string | null) =>
  course === null ? {} : { grouping: [activity("course", course.toLowerCase().replaceAll(" ", "-"), course)] };

const activity = (type: "course" | "lesson", id: string, name: string) => ({
  objectType: "Activity",
  id: `${HOME}/${type}s/${encodeURIComponent(id)}`,
  definition: { type: `${ACTIVITIES}/${type}`, name: { en: name } },
});

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Identifies a trainee; the key itself would open the trainee's lessons. */
const numberOf = (key: string): string => digest(`trainee ${key}`).slice(0, 16);

/** A UUID of version 8 (RFC 9562), made of a digest. */
function uuidOf(parts: readonly string[]): string {
  const hex = digest(JSON.stringify(parts));
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
