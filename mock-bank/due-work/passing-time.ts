import type { Bank } from "../bank";
import { bankNow, setBankTime } from "../clock";
import { retryFailed, runDue } from "./run-due";

const BEAT_MS = 1000;

/** Moves the bank's clock: on the way everything happens that would have happened had the time really passed. */
export async function moveClock(bank: Pick<Bank, "db" | "settings" | "log">, to: Date): Promise<void> {
  await runDue(bank, to);
  await setBankTime(bank.db, to);
}

/** Does what became due while the bank was closed. */
export async function catchUp(bank: Bank): Promise<void> {
  await retryFailed(bank);
  await runDue(bank, await bankNow(bank.db));
}

/** From now on things happen as time passes, until the returned function is called. */
export function letTimePass(bank: Bank): () => Promise<void> {
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
