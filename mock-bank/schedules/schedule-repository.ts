import { randomInt } from "node:crypto";
import type { Selectable } from "kysely";
import { scheduleTask } from "../core/agenda";
import type { Connection } from "../database/tables";
import type { SchedulesTable } from "../database/tables/schedules";
import { runMoment } from "./recurrence";
import { type Plan, planOf, storedPlan } from "./schedule-plan";

export type StoredSchedule = Selectable<SchedulesTable>;

const SERIAL_DIGITS = 9;
/** S, the date, and nine random digits, which reveal nothing about other customers. */
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

/** Inserts a schedule that is not active until {@link activateSchedule}. */
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

/** Locks a schedule until the transaction ends. Other companies' schedules are treated as missing. */
export const lockSchedule = (tx: Connection, id: string, companyId?: string): Promise<StoredSchedule | undefined> =>
  tx
    .selectFrom("schedules")
    .selectAll()
    .where("id", "=", id)
    .$if(companyId !== undefined, (query) => query.where("company_id", "=", companyId ?? ""))
    .forUpdate()
    .executeTakeFirst();

/** Reads a schedule without a lock. Other companies' schedules are treated as missing. */
export const findSchedule = (db: Connection, id: string, companyId: string): Promise<StoredSchedule | undefined> =>
  db.selectFrom("schedules").selectAll().where("id", "=", id).where("company_id", "=", companyId).executeTakeFirst();

type Activation = { readonly plan: Plan; readonly approvedBy: string | null; readonly now: Date };

/**
 * Activates a schedule or its changed plan. The first run is on its first day, or immediately if that day is over; a
 * plan with the same days continues with its next run.
 */
export async function activateSchedule(
  tx: Connection,
  schedule: StoredSchedule,
  { plan, approvedBy, now }: Activation,
) {
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
  await scheduleTask(tx, { kind: "schedule", subject: id, dueAt });
}

/** Returns the number and time of the next run under the plan. */
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

/** Records a run and the time of the next one; undefined: the run was the last. */
export async function recordRun(
  tx: Connection,
  { id }: StoredSchedule,
  run: number | undefined,
  dueAt: Date | undefined,
) {
  await tx
    .updateTable("schedules")
    .set({ status: dueAt ? "ACTIVE" : "ENDED", next_run_at: dueAt ?? null, ...(run !== undefined && { run }) })
    .where("id", "=", id)
    .execute();
  if (dueAt) await scheduleTask(tx, { kind: "schedule", subject: id, dueAt });
}

/** Closes a schedule for good. Its due work finds it closed and does nothing. */
export async function closeSchedule(
  tx: Connection,
  { id }: Pick<StoredSchedule, "id">,
  status: "DELETED" | "REJECTED",
): Promise<void> {
  await tx.updateTable("schedules").set({ status, next_run_at: null }).where("id", "=", id).execute();
}

/** Stores a change that takes effect on approval; null removes it. */
export async function proposeChange(tx: Connection, { id }: StoredSchedule, plan: Plan | null): Promise<void> {
  await tx
    .updateTable("schedules")
    .set({ change: plan && storedPlan(plan) })
    .where("id", "=", id)
    .execute();
}

export const readPlan = ({ plan }: StoredSchedule): Plan => planOf(plan);
export const readChange = ({ change }: StoredSchedule): Plan | undefined => (change ? planOf(change) : undefined);
