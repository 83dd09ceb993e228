import { setTimeout } from "node:timers/promises";

const PATIENCE_MS = 10_000;
const ASK_AGAIN_MS = 50;

/** Polls until there is an answer. Used for results without an element on a screen, such as a message to a phone. */
export async function eventually<Answer>(what: string, ask: () => Promise<Answer | undefined>): Promise<Answer> {
  const patienceEndsAt = Date.now() + PATIENCE_MS;
  while (Date.now() < patienceEndsAt) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await setTimeout(ASK_AGAIN_MS);
  }
  throw new Error(`Timed out after ${PATIENCE_MS / 1000} s: ${what}`);
}
