import { randomInt } from "node:crypto";
import type { Selectable } from "kysely";
import type { SchedulesTable } from "../database/tables/schedules";
import { putOnAgenda } from "../due-work/agenda";
import type { Connection } from "../handler";
import { runMoment } from "./recurrence";
import { type Plan, planOf, storedPlan } from "./schedule-plan";

/** A schedule as it is stored. */
export type StoredSchedule = Selectable<SchedulesTable>;

const SERIAL_DIGITS = 9;
/** S, the day, and nine digits that tell nothing of other customers. */
export function newScheduleId(at: Date): string {
  const day = at.toISOString().slice(2, 10).replaceAll("-", "");
  return `S${day}${Array.from({ length: SERIAL_DIGITS }, () => randomInt(10)).join("")}`;
}

type NewSchedule = {
  readonly id: string;
  readonly companyId: string;
  readonly createdBy: string;
  readonly createdAt: Date;
};

/** Not active yet: {@link activate} sets it going. */
export async function insertSchedule(tx: Connection, plan: Plan, schedule: NewSchedule): Promise<void> {
  await tx
    .insertInto("schedules")
    .values({
      id: schedule.id,
      company_id: schedule.companyId,
      status: "PENDING",
      category: plan.order.category,
      plan: storedPlan(plan),
      change: null,
      created_by: schedule.createdBy,
      created_at: schedule.createdAt,
      approved_by: null,
      approved_at: null,
      next_run_at: null,
    })
    .execute();
}

/** Locked until the transaction ends. Another company's schedule is not found. */
export const lockSchedule = (tx: Connection, id: string, companyId?: string): Promise<StoredSchedule | undefined> =>
  tx
    .selectFrom("schedules")
    .selectAll()
    .where("id", "=", id)
    .$if(companyId !== undefined, (query) => query.where("company_id", "=", companyId ?? ""))
    .forUpdate()
    .executeTakeFirst();

/** The same to read it, without a lock. */
export const findSchedule = (db: Connection, id: string, companyId: string): Promise<StoredSchedule | undefined> =>
  db.selectFrom("schedules").selectAll().where("id", "=", id).where("company_id", "=", companyId).executeTakeFirst();

type Going = { readonly plan: Plan; readonly approvedBy: string | null; readonly now: Date };

/** From now on it runs: first on its own first day, at once where that is over; one that keeps its days goes on with its next run. */
export async function activate(tx: Connection, schedule: StoredSchedule, { plan, approvedBy, now }: Going) {
  const { id } = schedule;
  const { run, dueAt } = nextRunOf(schedule, plan, now);
  await tx
    .updateTable("schedules")
    .set({
      status: "ACTIVE",
      category: plan.order.category,
      plan: storedPlan(plan),
      change: null,
      run,
      ...(approvedBy && { approved_by: approvedBy, approved_at: now }),
      next_run_at: dueAt,
    })
    .where("id", "=", id)
    .execute();
  await putOnAgenda(tx, { kind: "schedule", subject: id, dueAt });
}

/** Which run comes next, and when, once a schedule goes by that plan from now on. */
export function nextRunOf(
  schedule: StoredSchedule,
  plan: Plan,
  now: Date,
): { readonly run: number; readonly dueAt: Date } {
  const first = runMoment(plan, 0);
  return nextOfSamePace(schedule, plan) ?? { run: 0, dueAt: first > now ? first : now };
}

function nextOfSamePace({ run, next_run_at, plan: before }: StoredSchedule, plan: Plan) {
  const keepsDays = before.frequency === plan.frequency && before.starts === plan.starts;
  return keepsDays && next_run_at ? { run, dueAt: next_run_at } : undefined;
}

/** It ran, and runs again at that moment; undefined: it has run for the last time. */
export async function goOn(tx: Connection, { id }: StoredSchedule, run: number | undefined, dueAt: Date | undefined) {
  await tx
    .updateTable("schedules")
    .set({ status: dueAt ? "ACTIVE" : "ENDED", next_run_at: dueAt ?? null, ...(run !== undefined && { run }) })
    .where("id", "=", id)
    .execute();
  if (dueAt) await putOnAgenda(tx, { kind: "schedule", subject: id, dueAt });
}

/** Never runs again: its turn on the agenda finds it closed. */
export async function close(
  tx: Connection,
  { id }: Pick<StoredSchedule, "id">,
  status: "DELETED" | "REJECTED",
): Promise<void> {
  await tx.updateTable("schedules").set({ status, next_run_at: null }).where("id", "=", id).execute();
}

/** What it is to become once it is approved; null: it stays as it is. */
export async function proposeChange(tx: Connection, { id }: StoredSchedule, plan: Plan | null): Promise<void> {
  await tx
    .updateTable("schedules")
    .set({ change: plan && storedPlan(plan) })
    .where("id", "=", id)
    .execute();
}

export const planIn = ({ plan }: StoredSchedule): Plan => planOf(plan);
export const changeIn = ({ change }: StoredSchedule): Plan | undefined => (change ? planOf(change) : undefined);
