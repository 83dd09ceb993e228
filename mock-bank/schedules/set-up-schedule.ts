import { type Call, type Refusal, refuse } from "../core/handler";
import type { Connection } from "../database/tables";
import { auditAct } from "../ledger/audit-actor";
import type { Order } from "../orders/order";
import type { StoredRequest } from "../requests/request-repository";
import { type StatedPayees, sendForApproval } from "../requests/send-for-approval";
import { subjectOfOrder } from "../requests/subject";
import type { Recurrence } from "./recurrence";
import type { Plan } from "./schedule-plan";
import {
  activateSchedule,
  closeSchedule,
  findSchedule,
  insertSchedule,
  lockSchedule,
  newScheduleId,
  nextRunOf,
  proposeChange,
  readChange,
  readPlan,
  type StoredSchedule,
} from "./schedule-repository";

/** A requested recurrence, with the bank named in the call. */
export type ScheduleInstruction = Recurrence & { readonly bankCode: string };
type SetUp = { readonly transactionId: string; readonly description: string };

export const SCHEDULE_DELETED = "The schedule has been deleted.";
const SENT_FOR_APPROVAL = "Transfer request has been successfully sent for approval!";

/**
 * Stores a schedule and activates a Single's immediately; an Initiator's waits for approval. Only accounts in cedis
 * have schedules.
 */
export async function setUpSchedule(
  call: Call,
  order: Order,
  { bankCode, ...recurrence }: ScheduleInstruction,
  stated: StatedPayees,
): Promise<SetUp | Refusal> {
  const { db, caller, now } = call;
  if (order.currency !== "GHS") return refuse("sourceAccount: must be an account in GHS.");
  const id = newScheduleId(now);
  const plan = { ...recurrence, bankCode, order: { ...order, scheduleId: id } };
  await insertSchedule(db, plan, { id, companyId: caller.companyId, createdBy: caller.userId, createdAt: now });
  if (caller.role !== "Single")
    return { transactionId: await sendForApproval(call, plan.order, stated), description: SENT_FOR_APPROVAL };
  const schedule = await lockSchedule(db, id);
  if (schedule) await activateSchedule(db, schedule, { plan, approvedBy: null, now });
  await auditAct(call, "scheduled", `Schedule ${id} was set up: ${subjectOfOrder(order)}`, {
    accountId: order.sourceAccountId,
  });
  return { transactionId: id, description: "The transfer has been scheduled." };
}

/**
 * Activates or changes the schedule of an approved request. Returns `none` if the request has no schedule, `gone` if
 * the schedule was deleted meanwhile.
 */
export async function approveSchedule(call: Call, request: StoredRequest): Promise<"none" | "going" | "gone"> {
  const schedule = request.schedule_id && (await lockSchedule(call.db, request.schedule_id, request.company_id));
  if (!schedule) return "none";
  const plan = requestedPlanOf(schedule);
  const isOpen = schedule.status === "PENDING" || schedule.status === "ACTIVE";
  if (!plan || !isOpen) return "gone";
  await activateSchedule(call.db, schedule, { plan, approvedBy: call.caller.userId, now: call.now });
  return "going";
}

/** Returns the schedule as it were if the request were approved now; undefined for a request without a schedule. */
export async function requestedScheduleOf(db: Connection, request: StoredRequest, now: Date) {
  const schedule = request.schedule_id && (await findSchedule(db, request.schedule_id, request.company_id));
  const plan = schedule && requestedPlanOf(schedule);
  if (!plan) return undefined;
  const { dueAt } = nextRunOf(schedule, plan, now);
  const { frequency, starts } = plan;
  return { frequency, starts, firstRun: dueAt, isDue: dueAt <= now, isChange: schedule.status !== "PENDING" };
}

const requestedPlanOf = (schedule: StoredSchedule): Plan | undefined =>
  schedule.status === "PENDING" ? readPlan(schedule) : readChange(schedule);

/** Closes the new schedule of a rejected or recalled request; an existing one keeps its old plan. */
export async function rejectSchedule(call: Call, request: StoredRequest): Promise<void> {
  const schedule = request.schedule_id && (await lockSchedule(call.db, request.schedule_id, request.company_id));
  if (!schedule) return;
  if (schedule.status === "PENDING") await closeSchedule(call.db, schedule, "REJECTED");
  else await proposeChange(call.db, schedule, null);
}
