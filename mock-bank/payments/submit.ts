import { billOf } from "../bills/bill";
import { type Call, type Refusal, refuse } from "../handler";
import { consumeCode } from "../otp/one-time-codes";
import { newRequestId } from "../requests/request-id";
import { insertRequest } from "../requests/request-store";
import { nameOf } from "../requests/wire-names";
import { setUpSchedule, type Wanted } from "../schedules/set-up";
import { aboveTransactionLimit, execute } from "./execute";
import { cediValue, termsOf } from "./limits";
import { largestOf, type Order, shownWithCode, totalOf } from "./order";
import { receiptMoment } from "./receipt-times";
import { fateOf, movesOf } from "./route";
import { auditOf, sendForApproval } from "./send-for-approval";

export type Submission = {
  /** The one-time code, not used up yet. */
  readonly code: string;
  /** Success messages: `paid` for a paid request, `sent` for one that needs approval. */
  readonly paid: string;
  readonly sent: string;
  /** Set for a payment at a later date or a recurring one. */
  readonly schedule?: Wanted | undefined;
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
  const terms = await termsOf(db, caller.companyId);
  const value = cediValue(order.currency, totalOf(order));
  const largest = cediValue(order.currency, largestOf(order));
  const hopeless = aboveTransactionLimit(largest, terms);
  if (hopeless) return refuse(hopeless);
  const refusal = await consumeCode(call, code, shownWithCode(order, order.payee));
  if (refusal) return refusal;
  if (schedule) return setUpSchedule(call, order, schedule);
  if (caller.role !== "Single") return { transactionId: await sendForApproval(call, order), description: sent };
  const fate = fateOf(order.route, order.payee, now);
  const id = newRequestId(order.category, now);
  await insertRequest(db, order, {
    id,
    companyId: caller.companyId,
    createdBy: caller.userId,
    createdAt: now,
    status: statuses[fate.is],
    approvalsNeeded: 0,
    decidedAt: now,
    executedAt: fate.is === "paid" ? now : undefined,
    failure: fate.is === "declined" ? fate.why : undefined,
  });
  if (fate.is === "declined") {
    await auditOf(call, order, id, "failed");
    return refuse(fate.why, { keep: true });
  }
  const description = nameOf(order.category).title;
  const moves = movesOf(fate, order);
  const { companyId } = caller;
  const bill = billOf({ ...order, companyId });
  const failure = await execute(
    db,
    { requestId: id, companyId, description, value, largest, bill, at: now, ...moves },
    terms,
  );
  if (failure) return refuse(failure);
  await auditOf(call, order, id, fate.is === "paid" ? "executed" : "sent");
  return {
    transactionId: id,
    description: paid,
    ...(fate.is === "underWay" && { receiptFrom: receiptMoment(fate.until) }),
  };
}

const statuses = { paid: "APPROVED", underWay: "PROCESSING", declined: "FAILED" } as const;
