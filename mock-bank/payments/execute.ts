import type { Connection } from "../handler";
import type { Minor } from "../ledger/amounts";
import { toWords } from "../ledger/amounts";
import { type Leg, post } from "../ledger/post";
import { countTowardDay, type Terms, uncount } from "./limits";

export type Execution = {
  readonly requestId: string;
  readonly companyId: string;
  readonly description: string;
  /** In pesewas, with all charges. */
  readonly value: Minor;
  readonly legs: readonly Leg[];
  readonly at: Date;
};

/** Specification 1, section 8: the second line of what the client shows. */
export const INSUFFICIENT_FUNDS = "Insufficient funds to complete the transaction.";

/**
 * Moves a request's money: limits and funds are checked here, in the transaction that posts, whatever was checked before.
 * Returns why it could not, in which case nothing has changed.
 */
export async function execute(tx: Connection, execution: Execution, terms: Terms): Promise<string | undefined> {
  const { requestId, description, legs, at, value } = execution;
  const tooMuch = aboveTransactionLimit(value, terms);
  if (tooMuch) return tooMuch;
  if (!(await countTowardDay(tx, execution, terms.limitPerDay)))
    return `This payment would pass your limit of ${toWords("GHS", terms.limitPerDay)} a day.`;
  const outcome = await post(tx, { reference: requestId, requestId, description, at, legs });
  if (outcome === "posted") return undefined;
  await uncount(tx, execution);
  return INSUFFICIENT_FUNDS;
}

/** Why a payment can never pass, whoever approves it. */
export const aboveTransactionLimit = (value: Minor, { limitPerTransaction }: Terms): string | undefined =>
  value > limitPerTransaction
    ? `This payment is above your limit of ${toWords("GHS", limitPerTransaction)} a transaction.`
    : undefined;
