import type { Worker } from "../core/agenda";
import { executeRequest } from "../execution/execute-request";
import { outcomeOf } from "../execution/payment-outcome";
import { audit, type RequestEvent } from "../ledger/audit";
import type { Order } from "../orders/order";
import { notifyCreator } from "../requests/notify";
import { newRequestId } from "../requests/request-id";
import { insertRequest, lockRequestById, moveRequest } from "../requests/request-repository";
import { subjectOfOrder } from "../requests/subject";
import { runAfter, runMoment } from "./recurrence";
import { lockSchedule, readPlan, recordRun, type StoredSchedule } from "./schedule-repository";

type Due = Parameters<Worker>[0];

/**
 * Runs a schedule once: a normal payment with its request, message and audit entry. A failed run does not affect the
 * next one.
 */
export const runSchedule: Worker = async (due) => {
  const schedule = await lockSchedule(due.db, due.subject);
  if (schedule?.status !== "ACTIVE") return;
  const plan = readPlan(schedule);
  const next = runAfter(plan, schedule.run, due.now);
  await recordRun(due.db, schedule, next, next === undefined ? undefined : runMoment(plan, next));
  await pay(due, schedule, plan.order);
};

async function pay(due: Due, schedule: StoredSchedule, order: Order): Promise<void> {
  const { db, now } = due;
  const id = newRequestId(order.category, now);
  await insertRequest(db, order, {
    id,
    companyId: schedule.company_id,
    createdBy: schedule.created_by,
    createdAt: now,
    status: "PROCESSING",
    approvalsNeeded: 0,
    decidedAt: now,
  });
  const request = await lockRequestById(db, id);
  if (!request) throw new Error(`Request ${id} is gone`);
  const outcome = outcomeOf(order.route, order.payee, now);
  const failure = outcome.kind === "declined" ? outcome.why : await executeRequest(due, request, outcome);
  if (failure) await moveRequest(db, request, "FAILED", { failure });
  else if (outcome.kind === "paid") await moveRequest(db, request, "APPROVED", { executedAt: now });
  const run: Pick<Run, "event" | "outcome"> = failure
    ? { event: "failed", outcome: `failed: ${failure}` }
    : ways[outcome.kind];
  await auditAndNotify(due, schedule, { id, order, ...run });
}

/** A pending payment is reported as sent now, and as executed when it settles. */
const ways = {
  paid: { event: "executed", outcome: "was paid" },
  underWay: { event: "sent", outcome: "is under way" },
  declined: { event: "failed", outcome: "was declined" },
} as const;

type Run = { readonly id: string; readonly order: Order; readonly event: RequestEvent; readonly outcome: string };
/** Notifies the schedule's creator of the run. The audit entry comes last because it locks the company's chain. */
async function auditAndNotify(due: Due, schedule: StoredSchedule, { id, order, event, outcome }: Run) {
  const { db, now, settings } = due;
  await notifyCreator(
    { db, now, settings },
    schedule.created_by,
    { ...order, id },
    `on schedule ${schedule.id} ${outcome}`,
  );
  const detail = `${subjectOfOrder(order)}. Schedule ${schedule.id}: the payment ${outcome}`;
  await audit(db, { companyId: schedule.company_id, userId: null, event, requestId: id, detail, at: now });
}
