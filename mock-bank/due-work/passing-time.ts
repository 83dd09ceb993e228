import { bankNow, setBankTime } from "../clock";
import { type Runner, retryFailed, runDue } from "./run-due";

const BEAT_MS = 1000;

/** How often a move that does much due work moves the clock along. */
const STEP_MS = 250;

/**
 * Moves the bank's clock: on the way everything happens that would have happened had the time really passed. Other calls are served between two
 * tasks, and the clock follows the tasks, so that a move that is stopped half-way leaves a bank whose time fits what it did.
 */
export async function moveClock(bank: Runner, to: Date, stop?: AbortSignal): Promise<void> {
  let reached = await bankNow(bank.db);
  let steppedAt = performance.now();
  const isDone = await runDue(bank, to, async (dueAt) => {
    if (stop?.aborted) return false;
    if (performance.now() - steppedAt < STEP_MS || dueAt <= reached) return true;
    await setBankTime(bank.db, dueAt);
    reached = dueAt;
    steppedAt = performance.now();
    return true;
  });
  if (isDone) await setBankTime(bank.db, to);
}

/** Does what became due while the bank was closed. */
export async function catchUp(bank: Runner): Promise<void> {
  await retryFailed(bank);
  await runDue(bank, await bankNow(bank.db));
}

/** From now on things happen as time passes, until the returned function is called. */
export function letTimePass(bank: Runner): () => Promise<void> {
  let beating: Promise<void> | undefined;
  const beat = async () => {
    try {
      await runDue(bank, await bankNow(bank.db));
    } catch (error) {
      bank.log.error({ error }, "Due work could not be looked at");
    } finally {
      beating = undefined;
    }
  };
  const timer = setInterval(() => {
    beating ??= beat();
  }, BEAT_MS);
  return async () => {
    clearInterval(timer);
    await beating;
  };
}
