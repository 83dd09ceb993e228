import { type Call, type Refusal, refuse } from "../handler";
import { toWords } from "../ledger/amounts";
import { audit } from "../ledger/audit";
import { consumeCode } from "../otp/one-time-codes";
import { tellAuthorizers } from "../requests/notify";
import { newRequestId } from "../requests/request-id";
import { insertRequest } from "../requests/request-store";
import { nameOf } from "../requests/wire-names";
import { aboveTransactionLimit, execute } from "./execute";
import { cediValue, type Terms, termsOf } from "./limits";
import { largestOf, type Order, shownWithCode, totalOf } from "./order";
import { fateOf, movesOf } from "./route";

export type Submission = {
  /** The one-time code, still to be used up. */
  readonly code: string;
  /** What the customer is told when it is paid, and when it was sent for approval. */
  readonly paid: string;
  readonly sent: string;
};
/** Whatever is paid, in the documents' words (specification 2, section 6). */
export const submissionWords = {
  paid: "Transfer Completed Successfully!",
  sent: "Transfer request has been successfully sent for approval!",
};
type Submitted = { readonly transactionId: string; readonly description: string };

/** Every payment ends here: a Single's is paid at once, an Initiator's becomes a request that moves and holds nothing. */
export async function submit(call: Call, order: Order, { code, paid, sent }: Submission): Promise<Submitted | Refusal> {
  const { db, caller, now } = call;
  const terms = await termsOf(db, caller.companyId);
  const value = cediValue(order.currency, totalOf(order));
  const largest = cediValue(order.currency, largestOf(order));
  const hopeless = aboveTransactionLimit(largest, terms);
  if (hopeless) return refuse(hopeless);
  const refusal = await consumeCode(call, code, shownWithCode(order, order.payee));
  if (refusal) return refusal;
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
  const failure = await execute(
    db,
    { requestId: id, companyId, description, value, largest, at: now, ...moves },
    terms,
  );
  if (failure) return refuse(failure);
  await auditOf(call, order, id, fate.is === "paid" ? "executed" : "sent");
  return { transactionId: id, description: paid };
}

const statuses = { paid: "APPROVED", underWay: "PROCESSING", declined: "FAILED" } as const;

/** A request that moves and holds nothing until it is approved. */
export async function sendForApproval(call: Call, order: Order): Promise<string> {
  const { db, caller, now } = call;
  const id = newRequestId(order.category, now);
  const terms = await termsOf(db, caller.companyId);
  await insertRequest(db, order, {
    id,
    companyId: caller.companyId,
    createdBy: caller.userId,
    createdAt: now,
    status: "PENDING",
    approvalsNeeded: approvalsFor(cediValue(order.currency, totalOf(order)), terms),
  });
  await tellAuthorizers(call, { ...order, id });
  await auditOf(call, order, id, "created");
  return id;
}

const approvalsFor = (value: bigint, { secondApproverFrom }: Terms): number =>
  secondApproverFrom !== undefined && value >= secondApproverFrom ? 2 : 1;

const auditOf = ({ db, caller, now }: Call, order: Order, requestId: string, event: string): Promise<void> =>
  audit(db, {
    companyId: caller.companyId,
    userId: caller.userId,
    event,
    requestId,
    detail: `${nameOf(order.category).title} of ${toWords(order.currency, totalOf(order))}`,
    at: now,
  });
