import { type Bill, markPaid, whyNotPayable } from "../bills/bill";
import { putOnAgenda } from "../due-work/agenda";
import type { Connection } from "../handler";
import { type Minor, toWords } from "../ledger/amounts";
import { placeHold, releaseHold } from "../ledger/holds";
import { type Entry, lockAccounts, postAll } from "../ledger/post";
import { countTowardDay, type Terms, uncount } from "./limits";
import type { OrderLeg } from "./order";

export type Execution = {
  readonly requestId: string;
  readonly companyId: string;
  readonly description: string;
  /** In pesewas, with all charges. */
  readonly value: Minor;
  /** In pesewas: its largest row, or all of it. */
  readonly largest: Minor;
  /** What moves now. */
  readonly legs: readonly OrderLeg[];
  /** What is set aside and moves later. */
  readonly later?: { readonly accountId: string; readonly amount: Minor; readonly until: Date } | undefined;
  /** What it pays, and nothing else may have paid before. */
  readonly bill?: Bill | undefined;
  readonly at: Date;
};

/** Specification 1, section 8: the second line of what the client shows. */
export const INSUFFICIENT_FUNDS = "Insufficient funds to complete the transaction.";

/**
 * Moves a request's money, or sets it aside: limits and funds are checked here, in the transaction that posts, whatever was checked before.
 * Returns why it could not, in which case nothing has changed.
 */
export async function execute(tx: Connection, execution: Execution, terms: Terms): Promise<string | undefined> {
  const { bill, requestId, at } = execution;
  const notPayable = aboveTransactionLimit(execution.largest, terms) ?? (bill && (await whyNotPayable(tx, bill, at)));
  if (notPayable) return notPayable;
  if (!(await countTowardDay(tx, execution, terms.limitPerDay)))
    return `This payment would pass your limit of ${toWords("GHS", terms.limitPerDay)} a day.`;
  if (await move(tx, execution)) {
    if (bill) await markPaid(tx, bill, requestId, at);
    return undefined;
  }
  await uncount(tx, execution);
  return INSUFFICIENT_FUNDS;
}

/** Whether the funds were there; if not, nothing has changed. */
async function move(tx: Connection, { legs, later, ...execution }: Execution): Promise<boolean> {
  const { requestId, at } = execution;
  if (later) await lockAccounts(tx, [...legs, later]);
  if (later && (await placeHold(tx, { ...later, requestId, at })) !== "held") return false;
  const isPosted = legs.length === 0 || (await postAll(tx, entriesOf(execution, legs))) === "posted";
  if (later && !isPosted) await releaseHold(tx, requestId, at);
  if (later && isPosted) await putOnAgenda(tx, { kind: "settle", subject: requestId, dueAt: later.until });
  return isPosted;
}

/** One entry, or one for each row of a bulk and one for what belongs to all of them. */
export function entriesOf(
  { requestId, description, at }: Pick<Execution, "requestId" | "description" | "at">,
  legs: readonly OrderLeg[],
): Entry[] {
  const ofRow = new Map<number | undefined, OrderLeg[]>();
  for (const leg of legs) {
    const started = ofRow.get(leg.row);
    if (started) started.push(leg);
    else ofRow.set(leg.row, [leg]);
  }
  return [...ofRow].map(([row, rowLegs]) => ({
    reference: row === undefined ? requestId : `${requestId}-${row}`,
    ...{ requestId, description, at, legs: rowLegs },
  }));
}

/** Why a payment can never pass, whoever approves it. */
export const aboveTransactionLimit = (value: Minor, { limitPerTransaction }: Terms): string | undefined =>
  value > limitPerTransaction
    ? `This payment is above your limit of ${toWords("GHS", limitPerTransaction)} a transaction.`
    : undefined;
