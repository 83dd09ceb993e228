import { billOf } from "../bills/bill";
import { type Call, type Refusal, refuse } from "../handler";
import { consumeCode } from "../otp/one-time-codes";
import { newRequestId } from "../requests/request-id";
import { insertRequest } from "../requests/request-repository";
import { nameOf } from "../requests/wire-names";
import { type ScheduleInstruction, setUpSchedule } from "../schedules/set-up-schedule";
import { execute } from "./execute";
import { cediValue, limitRefusal, paymentPolicyOf } from "./limits";
import { codeTermsOf, largestAmountOf, type Order, totalOf } from "./order";
import { outcomeOf, splitLegs } from "./payment-outcome";
import { receiptMoment } from "./receipt-times";
import { auditOf, sendForApproval } from "./send-for-approval";

export type Submission = {
  /** The one-time code, not used up yet. */
  readonly code: string;
  /** Success messages: `paid` for a paid request, `sent` for one that needs approval. */
  readonly paid: string;
  readonly sent: string;
  /** Set for a payment at a later date or a recurring one. */
  readonly schedule?: ScheduleInstruction | undefined;
};
/** Success messages of most payments (specification 2, section 6). */
export const submissionWords = {
  paid: "Transfer Completed Successfully!",
  sent: "Transfer request has been successfully sent for approval!",
};
type Submitted = {
  readonly transactionId: string;
  readonly description: string;
  /** Only for payments that settle later. */
  readonly receiptFrom?: string;
};

/**
 * Common last step of all payments: pays the order of a Single immediately. The order of an Initiator becomes a request
 * that moves and holds no money.
 */
export async function submit(
  call: Call,
  order: Order,
  { code, paid, sent, schedule }: Submission,
): Promise<Submitted | Refusal> {
  const { db, caller, now } = call;
  const terms = await paymentPolicyOf(db, caller.companyId);
  const value = cediValue(order.currency, totalOf(order));
  const largest = cediValue(order.currency, largestAmountOf(order));
  const hopeless = limitRefusal({ value, largest, paidToday: undefined }, terms);
  if (hopeless) return refuse(hopeless);
  const refusal = await consumeCode(call, code, codeTermsOf(order, order.payee));
  if (refusal) return refusal;
  if (schedule) return setUpSchedule(call, order, schedule);
  if (caller.role !== "Single") return { transactionId: await sendForApproval(call, order), description: sent };
  const outcome = outcomeOf(order.route, order.payee, now);
  const id = newRequestId(order.category, now);
  await insertRequest(db, order, {
    id,
    companyId: caller.companyId,
    createdBy: caller.userId,
    createdAt: now,
    status: statuses[outcome.kind],
    approvalsNeeded: 0,
    decidedAt: now,
    executedAt: outcome.kind === "paid" ? now : undefined,
    failure: outcome.kind === "declined" ? outcome.why : undefined,
  });
  if (outcome.kind === "declined") {
    await auditOf(call, order, id, "failed");
    return refuse(outcome.why, { keep: true });
  }
  const description = nameOf(order.category).title;
  const moves = splitLegs(outcome, order);
  const { companyId } = caller;
  const bill = billOf({ ...order, companyId });
  const failure = await execute(
    db,
    { requestId: id, companyId, description, value, largest, bill, at: now, ...moves },
    terms,
  );
  if (failure) return refuse(failure);
  await auditOf(call, order, id, outcome.kind === "paid" ? "executed" : "sent");
  return {
    transactionId: id,
    description: paid,
    ...(outcome.kind === "underWay" && { receiptFrom: receiptMoment(outcome.until) }),
  };
}

const statuses = { paid: "APPROVED", underWay: "PROCESSING", declined: "FAILED" } as const;
