import { type Call, isRefusal, type Refusal, refuse } from "../core/handler";
import { billOf } from "../execution/bill";
import { execute } from "../execution/execute";
import { outcomeOf, splitLegs } from "../execution/payment-outcome";
import type { Minor } from "../ledger/minor-units";
import {
  auditChangedAccounts,
  CHANGE_NOT_CONFIRMED,
  type ChangeConfirmation,
  changedAccountsIn,
} from "../orders/changed-account";
import { limitRefusal, type PaymentPolicy, paymentPolicyOf } from "../orders/limits";
import { limitedValuesOf } from "../orders/limits-of";
import {
  auditConfirmedName,
  type CheckedPayee,
  type ConfirmedName,
  isConfirmed,
  NAME_NOT_CONFIRMED,
  nameCheckOf,
} from "../orders/name-check";
import { codeTermsOf, type Order } from "../orders/order";
import { consumeCode } from "../otp/one-time-codes";
import { receiptMoment } from "../requests/receipt-times";
import { newRequestId } from "../requests/request-id";
import { insertRequest, recordPaid } from "../requests/request-repository";
import { auditOf, sendForApproval } from "../requests/send-for-approval";
import { type ScheduleInstruction, setUpSchedule } from "../schedules/set-up-schedule";
import type { ChangedAccount, ChangedAccounts } from "../values/changed-accounts";
import type { NameCheck } from "../values/compare-names";
import { nameOf } from "../values/wire-names";

export type Submission = {
  /** The one-time code, not used up yet. */
  readonly code: string;
  /** Success messages: `paid` for a paid request, `sent` for one that needs approval. */
  readonly paid: string;
  readonly sent: string;
  /** Set for a payment at a later date or a recurring one. */
  readonly schedule?: ScheduleInstruction | undefined;
  /** Set for a payment whose payee can be a saved beneficiary. */
  readonly checked?: { readonly payee: CheckedPayee; readonly confirmed: ConfirmedName };
  /** Who confirmed that payees have other accounts than before. */
  readonly change?: ChangeConfirmation;
  /** The payees at other accounts, which were compared before the transaction, because that can take seconds. */
  readonly changed?: readonly ChangedAccount[];
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
export async function submit(call: Call, order: Order, submission: Submission): Promise<Submitted | Refusal> {
  const { db, caller } = call;
  const { code, checked } = submission;
  const terms = await paymentPolicyOf(db, caller.companyId);
  const { value, largest } = limitedValuesOf(order);
  const hopeless = limitRefusal({ value, largest, paidToday: undefined }, terms);
  if (hopeless) return refuse(hopeless);
  const { companyId } = caller;
  const nameCheck = checked && (await nameCheckOf(call, terms, { companyId, value, payee: checked.payee }));
  if (nameCheck && !isConfirmed(nameCheck, checked.confirmed)) return refuse(NAME_NOT_CONFIRMED);
  const changedAccounts = await changedAccountsIn(order, terms, submission.change, submission.changed);
  if (changedAccounts?.isRefused) return refuse(CHANGE_NOT_CONFIRMED);
  const refusal = await consumeCode(call, code, codeTermsOf(order, order.payee));
  if (refusal) return refusal;
  const submitted = await carryOut(call, order, { ...submission, terms, value, largest, nameCheck, changedAccounts });
  if (isRefusal(submitted)) return submitted;
  const id = submitted.transactionId;
  if (nameCheck) await auditConfirmedName(call, order, { nameCheck, id });
  if (changedAccounts) await auditChangedAccounts(call, order, { changedAccounts, id });
  return submitted;
}

/** Carries out a payment of a staged lesson, by the limits and the books, but without a code. */
export async function payWithoutCode(call: Call, order: Order): Promise<Submitted | Refusal> {
  const terms = await paymentPolicyOf(call.db, call.caller.companyId);
  return carryOut(call, order, {
    code: "",
    ...submissionWords,
    ...limitedValuesOf(order),
    terms,
    nameCheck: undefined,
    changedAccounts: undefined,
  });
}

type Permitted = Submission & {
  readonly terms: PaymentPolicy;
  /** In pesewas, as the limits see them. */
  readonly value: Minor;
  readonly largest: Minor;
  readonly nameCheck: NameCheck | undefined;
  readonly changedAccounts: ChangedAccounts | undefined;
};

/** Pays, schedules, or sends for approval, once the code was used. */
async function carryOut(
  call: Call,
  order: Order,
  { paid, sent, schedule, terms, value, largest, nameCheck, changedAccounts }: Permitted,
): Promise<Submitted | Refusal> {
  const { db, caller, now } = call;
  const stated = { nameCheck, changedAccounts };
  if (schedule) return setUpSchedule(call, order, schedule, stated);
  if (caller.role !== "Single") return { transactionId: await sendForApproval(call, order, stated), description: sent };
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
    ...stated,
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
  if (outcome.kind === "paid") await recordPaid(db, id, order.category);
  await auditOf(call, order, id, outcome.kind === "paid" ? "executed" : "sent");
  return {
    transactionId: id,
    description: paid,
    ...(outcome.kind === "underWay" && { receiptFrom: receiptMoment(outcome.until) }),
  };
}

const statuses = { paid: "APPROVED", underWay: "PROCESSING", declined: "FAILED" } as const;
