import { setTimeout } from "node:timers/promises";

const TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 50;

/** Thrown if a condition did not become true in time. */
export class NotYet extends Error {}

/** Polls until there is an answer. Used for results without an element on a screen, such as a message to a phone. */
export async function eventually<Answer>(
  what: string,
  read: () => Promise<Answer | undefined>,
  timeoutMs = TIMEOUT_MS,
): Promise<Answer> {
  const deadline = Date.now() + timeoutMs;
  do {
    const answer = await read();
    if (answer !== undefined) return answer;
    await setTimeout(Math.min(POLL_INTERVAL_MS, timeoutMs));
  } while (Date.now() < deadline);
  throw new NotYet(`Timed out after ${timeoutMs / 1000} s: ${what}`);
}
