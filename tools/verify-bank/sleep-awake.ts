/** Seconds between calls that keep the session alive. */
const AWAKE_SECONDS = 60;

/** Waits until a code has expired. It waits in parts, because a session may end before the code. */
export async function sleepAwake(seconds: number, keepAlive: () => Promise<unknown>): Promise<void> {
  for (let left = seconds; left > 0; left -= AWAKE_SECONDS) {
    const pause = Math.min(left, AWAKE_SECONDS) * 1000;
    await new Promise((resolve) => setTimeout(resolve, pause));
    await keepAlive();
  }
}
