import { type Call, type Refusal, refuse } from "../core/handler";
import { executeRequest } from "../execution/execute-request";
import { outcomeOf } from "../execution/payment-outcome";
import { audit, type RequestEvent } from "../ledger/audit";
import { notifyCreator } from "../requests/notify";
import { moveRequest, pricesOf, type StoredRequest } from "../requests/request-repository";
import { aboutRequest } from "../requests/subject";
import { approveSchedule, rejectSchedule, SCHEDULE_DELETED } from "../schedules/set-up-schedule";
import { isolated } from "../values/isolated";
import type { Decidable } from "./decidable";

type Decided = { readonly description: string };

/** Records one approval; the last required one also pays the request. */
export async function approve(call: Call, { request, approvals }: Decidable): Promise<Decided | Refusal> {
  await record(call, request, "APPROVE");
  if (approvals + 1 >= request.approvals_needed) return pay(call, request);
  await moveRequest(call.db, request, "IN_PROGRESS");
  await auditAndNotify(
    call,
    request,
    "approved",
    `was approved by ${isolated(call.caller.fullName)} and needs another approval`,
  );
  return { description: "Your approval was recorded. Another authorizer must approve this request too." };
}

async function pay(call: Call, request: StoredRequest): Promise<Decided | Refusal> {
  const { db, now, caller } = call;
  const schedule = await approveSchedule(call, request);
  if (schedule === "gone") return giveUp(call, request, SCHEDULE_DELETED);
  if (schedule === "going") {
    await moveRequest(db, request, "APPROVED", { decidedAt: now });
    await auditAndNotify(call, request, "approved", `was approved by ${isolated(caller.fullName)} and is scheduled`);
    return { description: "The request has been approved." };
  }
  const outcome = outcomeOf(request.route, request.payee, now);
  const failure = outcome.kind === "declined" ? outcome.why : await executeRequest(call, request, outcome);
  if (failure) return giveUp(call, request, failure);
  if (outcome.kind === "paid") {
    await moveRequest(db, request, "APPROVED", { decidedAt: now, executedAt: now });
    await auditAndNotify(call, request, "executed", `was approved by ${isolated(caller.fullName)} and paid`);
  } else {
    await moveRequest(db, request, "PROCESSING", { decidedAt: now });
    await auditAndNotify(call, request, "sent", `was approved by ${isolated(caller.fullName)} and is under way`);
  }
  return { description: "The request has been approved." };
}

/** Marks a request that cannot be paid as failed for good, with the reason. No money has moved. */
async function giveUp(call: Call, request: StoredRequest, failure: string): Promise<Refusal> {
  await moveRequest(call.db, request, "FAILED", { decidedAt: call.now, failure });
  await auditAndNotify(
    call,
    request,
    "failed",
    `was approved by ${isolated(call.caller.fullName)} and failed: ${failure}`,
  );
  return refuse(failure, { keep: true });
}

export async function reject(call: Call, { request }: Decidable, reason: string): Promise<Decided> {
  await record(call, request, "REJECT", reason);
  await moveRequest(call.db, request, "REJECTED", { decidedAt: call.now });
  await rejectSchedule(call, request);
  await auditAndNotify(call, request, "rejected", `was rejected by ${isolated(call.caller.fullName)}: ${reason}`);
  return { description: "The request has been rejected." };
}

async function record({ db, caller, now }: Call, { id }: StoredRequest, decision: string, reason?: string) {
  await db
    .insertInto("decisions")
    .values({ request_id: id, user_id: caller.userId, decision, reason: reason ?? null, decided_at: now })
    .execute();
}

/** Notifies the creator and writes the audit entry: last, because it locks the company's chain. */
async function auditAndNotify(call: Call, request: StoredRequest, event: RequestEvent, outcome: string): Promise<void> {
  const { db, caller, now } = call;
  await notifyCreator(call, request.created_by, { id: request.id, ...pricesOf(request) }, outcome);
  const who = { companyId: caller.companyId, userId: caller.userId };
  const detail = aboutRequest(request, `The request ${outcome}`);
  await audit(db, { ...who, event, isDecision: true, requestId: request.id, detail, at: now });
}
