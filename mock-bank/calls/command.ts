import {
  type Call,
  type CallContext,
  callOf,
  isRefusal,
  type Refusal,
  refuse,
  type SavedAnswer,
} from "../core/handler";
import type { Database } from "../database/tables";
import { inTransaction } from "../database/transaction";
import { type Action, claim, release, saveAnswer } from "./idempotency";

/** The part of a call that runs inside the transaction, and again if the transaction is repeated. */
export type Work = (call: Call) => Promise<SavedAnswer | Refusal>;
export type Outcome = { readonly answer: SavedAnswer | Refusal; readonly isReplay: boolean };

const KEY_TAKEN = refuse("This Idempotency-Key was used for another call.");

/**
 * Runs one command in one transaction: claims the key, does the work, saves the answer, commits. The answer is sent
 * only after that. A key keeps successes and final refusals (`keep` without `retryable`). Any other refusal releases
 * the key, so that the same call can be tried again.
 */
export async function runCommand(
  db: Database,
  context: CallContext,
  action: Action | undefined,
  work: Work,
): Promise<Outcome> {
  try {
    return await inTransaction(db, (transaction) => run(callOf({ ...context, db: transaction }), action, work));
  } catch (error) {
    if (error instanceof RolledBack) return { answer: error.refusal, isReplay: false };
    throw error;
  }
}

async function run(call: Call, action: Action | undefined, work: Work): Promise<Outcome> {
  const claimed = action && (await claim(call.db, action, call.now));
  if (claimed?.kind === "done") return { answer: claimed.answer, isReplay: true };
  const answer = claimed?.kind === "other" ? KEY_TAKEN : await work(call);
  if (isRefusal(answer) && !answer.keep) throw new RolledBack(answer);
  if (action) await (isRefusal(answer) && answer.retryable ? release(call.db, action) : save(call, action, answer));
  return { answer, isReplay: false };
}

const save = (call: Call, action: Action, answer: SavedAnswer | Refusal): Promise<void> =>
  saveAnswer(call.db, action, isRefusal(answer) ? { ...answer } : answer);

/** Thrown to roll the transaction back; carries the refusal. */
class RolledBack extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.description);
  }
}
