import { scheduleTask } from "../core/agenda";
import type { Connection } from "../database/tables";
import { placeHold, releaseHold } from "../ledger/holds";
import type { Minor } from "../ledger/minor-units";
import { type Entry, lockAccounts, postAll } from "../ledger/post";
import { countTowardDay, limitRefusal, type PaymentPolicy, uncountTowardDay } from "../orders/limits";
import type { OrderLeg } from "../orders/order";
import { type Bill, markPaid, whyNotPayable } from "./bill";

export type Execution = {
  readonly requestId: string;
  readonly companyId: string;
  readonly description: string;
  /** In pesewas, with all charges. */
  readonly value: Minor;
  /** In pesewas: the largest row of a bulk, else the whole payment. */
  readonly largest: Minor;
  /** Movements to post now. */
  readonly legs: readonly OrderLeg[];
  /** The amount to hold now and move later. */
  readonly later?: { readonly accountId: string; readonly amount: Minor; readonly until: Date } | undefined;
  /** The bill that this payment pays. A bill is paid only once. */
  readonly bill?: Bill | undefined;
  readonly at: Date;
};

/** Second line of the error in the client (specification 1, section 8). */
export const INSUFFICIENT_FUNDS = "Insufficient funds to complete the transaction.";

/**
 * Moves a request's money, or places a hold on it. Checks limits and funds in the transaction that posts, even if they
 * were checked before. Returns the reason if the payment fails; then nothing has changed.
 */
export async function execute(tx: Connection, execution: Execution, terms: PaymentPolicy): Promise<string | undefined> {
  const { bill, requestId, at } = execution;
  const hopeless = limitRefusal({ ...execution, paidToday: undefined }, terms);
  const notPayable = hopeless ?? (bill && (await whyNotPayable(tx, bill, at)));
  if (notPayable) return notPayable;
  const paidToday = await countTowardDay(tx, execution);
  const failure =
    limitRefusal({ ...execution, paidToday }, terms) ?? ((await move(tx, execution)) ? undefined : INSUFFICIENT_FUNDS);
  if (failure) await uncountTowardDay(tx, execution);
  else if (bill) await markPaid(tx, bill, requestId, at);
  return failure;
}

/** Returns false if funds are insufficient; then nothing has changed. */
async function move(tx: Connection, { legs, later, ...execution }: Execution): Promise<boolean> {
  const { requestId, at } = execution;
  if (later) await lockAccounts(tx, [...legs, later]);
  if (later && (await placeHold(tx, { ...later, requestId, at })) !== "held") return false;
  const isPosted = legs.length === 0 || (await postAll(tx, entriesOf(execution, legs))) === "posted";
  if (later && !isPosted) await releaseHold(tx, requestId, at);
  if (later && isPosted) await scheduleTask(tx, { kind: "settle", subject: requestId, dueAt: later.until });
  return isPosted;
}

/** Returns one entry; for a bulk, one entry per row and one for the movements that belong to all rows. */
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
    requestId,
    description,
    at,
    legs: rowLegs,
  }));
}
