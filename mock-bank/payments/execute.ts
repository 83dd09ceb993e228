import { putOnAgenda } from "../due-work/agenda";
import type { Connection } from "../handler";
import { type Minor, toWords } from "../ledger/amounts";
import { placeHold, releaseHold } from "../ledger/holds";
import { type Leg, lockAccounts, post } from "../ledger/post";
import { countTowardDay, type Terms, uncount } from "./limits";

export type Execution = {
  readonly requestId: string;
  readonly companyId: string;
  readonly description: string;
  /** In pesewas, with all charges. */
  readonly value: Minor;
  /** What moves now. */
  readonly legs: readonly Leg[];
  /** What is set aside and moves later. */
  readonly later?: { readonly accountId: string; readonly amount: Minor; readonly until: Date } | undefined;
  readonly at: Date;
};

/** Specification 1, section 8: the second line of what the client shows. */
export const INSUFFICIENT_FUNDS = "Insufficient funds to complete the transaction.";

/**
 * Moves a request's money, or sets it aside: limits and funds are checked here, in the transaction that posts, whatever was checked before.
 * Returns why it could not, in which case nothing has changed.
 */
export async function execute(tx: Connection, execution: Execution, terms: Terms): Promise<string | undefined> {
  const tooMuch = aboveTransactionLimit(execution.value, terms);
  if (tooMuch) return tooMuch;
  if (!(await countTowardDay(tx, execution, terms.limitPerDay)))
    return `This payment would pass your limit of ${toWords("GHS", terms.limitPerDay)} a day.`;
  if (await move(tx, execution)) return undefined;
  await uncount(tx, execution);
  return INSUFFICIENT_FUNDS;
}

/** Whether the funds were there; if not, nothing has changed. */
async function move(tx: Connection, { requestId, description, legs, later, at }: Execution): Promise<boolean> {
  await lockAccounts(tx, later ? [...legs, later] : legs);
  if (later && (await placeHold(tx, { ...later, requestId, at })) !== "held") return false;
  const isPosted =
    legs.length === 0 || (await post(tx, { reference: requestId, requestId, description, at, legs })) === "posted";
  if (later && !isPosted) await releaseHold(tx, requestId, at);
  if (later && isPosted) await putOnAgenda(tx, { kind: "settle", subject: requestId, dueAt: later.until });
  return isPosted;
}

/** Why a payment can never pass, whoever approves it. */
export const aboveTransactionLimit = (value: Minor, { limitPerTransaction }: Terms): string | undefined =>
  value > limitPerTransaction
    ? `This payment is above your limit of ${toWords("GHS", limitPerTransaction)} a transaction.`
    : undefined;
