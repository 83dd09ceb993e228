import { setTimeout } from "node:timers/promises";

const TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 50;

/** Polls until there is an answer. Used for results without an element on a screen, such as a message to a phone. */
export async function eventually<Answer>(what: string, read: () => Promise<Answer | undefined>): Promise<Answer> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const answer = await read();
    if (answer !== undefined) return answer;
    await setTimeout(POLL_INTERVAL_MS);
  }
  throw new Error(`Timed out after ${TIMEOUT_MS / 1000} s: ${what}`);
}
