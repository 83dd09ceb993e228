import { type Call, type Connection, type Refusal, refuse } from "../handler";
import { audit } from "../ledger/audit";
import type { Order } from "../payments/order";
import { sendForApproval } from "../payments/send-for-approval";
import type { StoredRequest } from "../requests/request-store";
import type { Recurrence } from "./recurrence";
import type { Plan } from "./schedule-plan";
import {
  activate,
  changeIn,
  close,
  findSchedule,
  insertSchedule,
  lockSchedule,
  newScheduleId,
  nextRunOf,
  planIn,
  proposeChange,
  type StoredSchedule,
} from "./schedule-store";

/** When it is to be paid, and the bank that the call named. */
export type Wanted = Recurrence & { readonly bankCode: string };
type SetUp = { readonly transactionId: string; readonly description: string };

const SENT_FOR_APPROVAL = "Transfer request has been successfully sent for approval!";

/** A Single's schedule runs from its first day on, an Initiator's after it was approved. Only accounts in cedis have schedules. */
export async function setUpSchedule(
  call: Call,
  order: Order,
  { bankCode, ...recurrence }: Wanted,
): Promise<SetUp | Refusal> {
  const { db, caller, now } = call;
  if (order.currency !== "GHS") return refuse("sourceAccount: must be an account in GHS.");
  const id = newScheduleId(now);
  const plan = { ...recurrence, bankCode, order: { ...order, scheduleId: id } };
  await insertSchedule(db, plan, { id, companyId: caller.companyId, createdBy: caller.userId, createdAt: now });
  if (caller.role !== "Single")
    return { transactionId: await sendForApproval(call, plan.order), description: SENT_FOR_APPROVAL };
  const schedule = await lockSchedule(db, id);
  if (schedule) await activate(db, schedule, { plan, approvedBy: null, now });
  await audit(db, { ...whoOf(call), event: "scheduled", detail: `Schedule ${id} was set up`, at: now });
  return { transactionId: id, description: "The transfer has been scheduled." };
}

/** Sets going what a request asked for, or changes it so: `none` for a request of no schedule, `gone` where it was deleted since. */
export async function approveSchedule(call: Call, request: StoredRequest): Promise<"none" | "going" | "gone"> {
  const schedule = request.schedule_id && (await lockSchedule(call.db, request.schedule_id, request.company_id));
  if (!schedule) return "none";
  const plan = askedOf(schedule);
  const isOpen = schedule.status === "PENDING" || schedule.status === "ACTIVE";
  if (!plan || !isOpen) return "gone";
  await activate(call.db, schedule, { plan, approvedBy: call.caller.userId, now: call.now });
  return "going";
}

/** When the schedule that a request asks for, or changes, would pay first if that were approved now; undefined for a request of none. */
export async function firstRunOf(db: Connection, request: StoredRequest, now: Date): Promise<Date | undefined> {
  const schedule = request.schedule_id && (await findSchedule(db, request.schedule_id, request.company_id));
  const plan = schedule && askedOf(schedule);
  return plan ? nextRunOf(schedule, plan, now).dueAt : undefined;
}

const askedOf = (schedule: StoredSchedule): Plan | undefined =>
  schedule.status === "PENDING" ? planIn(schedule) : changeIn(schedule);

/** A schedule whose request was rejected or recalled never begins; one that was to be changed stays as it was. */
export async function refuseSchedule(call: Call, request: StoredRequest): Promise<void> {
  const schedule = request.schedule_id && (await lockSchedule(call.db, request.schedule_id, request.company_id));
  if (!schedule) return;
  if (schedule.status === "PENDING") await close(call.db, schedule, "REJECTED");
  else await proposeChange(call.db, schedule, null);
}

export const whoOf = ({ caller: { companyId, userId } }: Call) => ({ companyId, userId });
