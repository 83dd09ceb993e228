import type * as z from "zod/mini";
import type { board } from "../control-api/answers";
import type { Database } from "../database/tables";
import { listTrainees, type StoredStage, stagesOf } from "./trainees";
import { fullCatalogue, type LessonsBank } from "./written-lessons";

const MINUTE_MS = 60_000;

type State = "set" | "tried" | "done";
export const stateOf = ({ done_at, tries }: Pick<StoredStage, "done_at" | "tries">): State =>
  done_at ? "done" : tries > 0 ? "tried" : "set";

/** The class: each trainee with the lessons that they have begun, and where they are stuck. */
export async function classBoard(bank: LessonsBank): Promise<z.output<typeof board>> {
  const { db } = bank;
  const trainees = await listTrainees(db);
  const stages = await stagesOf(
    db,
    trainees.map(({ key }) => key),
  );
  const { courses, lessons } = await fullCatalogue(bank);
  const names = new Map(lessons.map(({ id, name: title }) => [id, title]));
  const refusals = await lastRefusals(db, stages);
  const now = Date.now();
  return {
    trainees: trainees.map(({ key, name, course }) => ({
      key,
      name,
      course: course ?? "",
      inCourse: courses.find(({ title }) => title === course)?.lessons.length,
      lessons: stages
        .filter(({ trainee }) => trainee === key)
        .map((stage) => {
          const state = stateOf(stage);
          const stuck = state === "done" ? undefined : (stage.missing ?? refusals.get(stage.company_id));
          return {
            lesson: stage.lesson,
            name: names.get(stage.lesson) ?? stage.lesson,
            state,
            minutes: Math.floor(((stage.done_at?.getTime() ?? now) - stage.first_set_at.getTime()) / MINUTE_MS),
            tries: stage.tries,
            ...(stuck && { stuck }),
            hasTicks: stage.has_ticks,
            begunAt: stage.first_set_at.toISOString(),
          };
        }),
    })),
  };
}

/** The bank's last refusal of a call in each company. */
async function lastRefusals(db: Database, stages: readonly StoredStage[]): Promise<ReadonlyMap<string, string>> {
  if (stages.length === 0) return new Map();
  const rows = await db
    .selectFrom("lesson_calls")
    .distinctOn("company_id")
    .select(["company_id", "refusal"])
    .where(
      "company_id",
      "in",
      stages.map(({ company_id }) => company_id),
    )
    .where("refusal", "is not", null)
    .orderBy("company_id")
    .orderBy("id", "desc")
    .execute();
  return new Map(rows.map(({ company_id, refusal }) => [company_id, refusal ?? ""]));
}
