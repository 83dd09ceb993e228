import { createHash, randomInt } from "node:crypto";
import { type Selectable, type SelectQueryBuilder, sql } from "kysely";
import * as z from "zod/mini";
import type { Connection, Database, Tables } from "../database/tables";
import type { LessonsTables } from "../database/tables/lessons";
import { hashPassword } from "../session/passwords";

export type Trainee = Selectable<LessonsTables["trainees"]>;

/** Who and what a stage consists of; people and accounts by their names in the lesson. */
const stageContent = z.object({
  people: z.array(z.object({ name: z.string(), username: z.string(), role: z.string() })),
  accounts: z.record(z.string(), z.string()),
  requests: z.array(z.string()),
  /** Payments of the stage, which are none of the trainee; absent in stages of an earlier version. */
  payments: z.optional(z.array(z.string())),
  /** Entries of the audit trail up to this one are the stage's own. */
  auditAfter: z.string(),
});
export type StageContent = z.output<typeof stageContent>;

export type StoredStage = Omit<Selectable<LessonsTables["lesson_stages"]>, "stage"> & { readonly stage: StageContent };

/** Letters and digits that are not confused when read aloud or typed. */
const KEY_DIGITS = "23456789abcdefghjkmnpqrstuvwxyz";
const KEY_LENGTH = 14;

/** A key that is short enough to be typed, with 69 random bits. */
const newKey = (): string =>
  Array.from({ length: KEY_LENGTH }, () => KEY_DIGITS[randomInt(KEY_DIGITS.length)]).join("");

/** The password of a trainee's people. It is derived from the key, so that it is stored nowhere. */
export function passwordOf(key: string): string {
  const digits = createHash("sha256").update(`password of ${key}`).digest().readUInt32BE() % 1_000_000;
  return `Training@${String(digits).padStart(6, "0")}`;
}

/** Adds trainees, each with a number that none had before, because user names contain it. */
export async function addTrainees(
  db: Database,
  names: readonly string[],
  course: string | undefined,
): Promise<readonly Trainee[]> {
  const rows = await Promise.all(
    names.map(async (name) => {
      const key = newKey();
      const hash = await hashPassword(passwordOf(key));
      return { key, name, course: course ?? null, password_hash: hash, made_at: new Date() };
    }),
  );
  return rows.length === 0 ? [] : db.insertInto("trainees").values(rows).returningAll().execute();
}

export const findTrainee = (db: Database, key: string): Promise<Trainee | undefined> =>
  db.selectFrom("trainees").selectAll().where("key", "=", key).executeTakeFirst();

/** The trainees of the class, in the order in which they were added. */
export const listTrainees = (db: Database): Promise<readonly Trainee[]> =>
  db.selectFrom("trainees").selectAll().where("name", "<>", "").orderBy("number").execute();

/** Hides companies that are no stage any more, and locks their people out. */
export async function leaveCompanies(
  db: Connection,
  companies: SelectQueryBuilder<Tables, "lesson_stages", { company_id: string }>,
): Promise<void> {
  await db.updateTable("users").set({ active: false }).where("company_id", "in", companies).execute();
  await db
    .insertInto("left_companies")
    .columns(["company_id"])
    .expression(companies)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes all trainees, also those of a trainer's own tries, and returns their stages. */
export async function removeTrainees(db: Database): Promise<readonly StoredStage[]> {
  const stages = await allStages(db);
  await leaveCompanies(db, db.selectFrom("lesson_stages").select("company_id"));
  await db.deleteFrom("lesson_calls").execute();
  await db.deleteFrom("trainees").execute();
  return stages;
}

/** The stages whose companies exist. */
export async function allStages(db: Database): Promise<readonly StoredStage[]> {
  const rows = await db
    .selectFrom("lesson_stages")
    .selectAll()
    .where("company_id", "in", ({ selectFrom }) => selectFrom("companies").select("id"))
    .execute();
  return rows.map(parsed);
}

/** The stages of these trainees, in the order in which they were first set. */
export async function stagesOf(db: Database, keys: readonly string[]): Promise<readonly StoredStage[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom("lesson_stages")
    .selectAll()
    .where("trainee", "in", [...keys])
    .orderBy("first_set_at")
    .execute();
  return rows.map(parsed);
}

const parsed = (row: Selectable<LessonsTables["lesson_stages"]>): StoredStage => ({
  ...row,
  stage: stageContent.parse(row.stage),
});

export async function findStage(db: Database, key: string, lesson: string): Promise<StoredStage | undefined> {
  return (await stagesOf(db, [key])).find((stage) => stage.lesson === lesson);
}

/** The user names of a stage. After a reset, people of another company may have them, so these are left out. */
export async function usernamesOf(db: Database, { company_id, stage }: StoredStage): Promise<readonly string[]> {
  const people = await db
    .selectFrom("users")
    .select("username")
    .where("company_id", "=", company_id)
    .where(
      "username",
      "in",
      stage.people.map(({ username }) => username),
    )
    .execute();
  return people.map(({ username }) => username);
}

type Outcome = { readonly missing: string | undefined; readonly isDone: boolean; readonly hasTicks: boolean };

/** Counts a check. A lesson that was done stays done, with ticks as then. Returns the number of checks. */
export async function countTry(
  db: Database,
  { trainee, lesson }: Pick<StoredStage, "trainee" | "lesson">,
  { missing, isDone, hasTicks }: Outcome,
): Promise<number> {
  const { tries } = await db
    .updateTable("lesson_stages")
    .set((row) => ({
      tries: row("tries", "+", 1),
      missing: missing ?? null,
      ...(isDone && {
        done_at: row.fn.coalesce("done_at", row.val(new Date())),
        has_ticks: sql<boolean>`case when done_at is null then ${hasTicks} else has_ticks end`,
      }),
    }))
    .where("trainee", "=", trainee)
    .where("lesson", "=", lesson)
    .returning("tries")
    .executeTakeFirstOrThrow();
  return tries;
}
