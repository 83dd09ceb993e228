import { inTransaction } from "./database/transaction";
import { type Call, type CallParts, callOf, type Database, isRefusal, type Refusal, refuse } from "./handler";
import { type Action, claim, release, type SavedAnswer, saveAnswer } from "./idempotency";

/** The part of a call that runs inside the transaction, and again when the transaction must be repeated. */
export type Work = (call: Call) => Promise<SavedAnswer | Refusal>;
export type Outcome = { readonly answer: SavedAnswer | Refusal; readonly isReplay: boolean };

const KEY_TAKEN = refuse("This Idempotency-Key was used for another call.");

/**
 * One command, one transaction: key claimed, work done, answer saved, commit; the answer leaves only after that.
 * Which answers a key remembers: successes, and refusals that are final (`keep` without `retryable`). Any other refusal
 * leaves the key free, because the very same call may rightly be tried again.
 */
export async function runCommand(
  db: Database,
  parts: CallParts,
  action: Action | undefined,
  work: Work,
): Promise<Outcome> {
  try {
    return await inTransaction(db, (transaction) => run(callOf({ ...parts, db: transaction }), action, work));
  } catch (error) {
    if (error instanceof RolledBack) return { answer: error.refusal, isReplay: false };
    throw error;
  }
}

async function run(call: Call, action: Action | undefined, work: Work): Promise<Outcome> {
  const claimed = action && (await claim(call.db, action, call.now));
  if (claimed?.is === "done") return { answer: claimed.answer, isReplay: true };
  const answer = claimed?.is === "other" ? KEY_TAKEN : await work(call);
  if (isRefusal(answer) && !answer.keep) throw new RolledBack(answer);
  if (action) await (isRefusal(answer) && answer.retryable ? release(call.db, action) : save(call, action, answer));
  return { answer, isReplay: false };
}

const save = (call: Call, action: Action, answer: SavedAnswer | Refusal): Promise<void> =>
  saveAnswer(call.db, action, isRefusal(answer) ? { ...answer } : answer);

/** Carries a refusal out of the transaction that it undoes. */
class RolledBack extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.description);
  }
}
