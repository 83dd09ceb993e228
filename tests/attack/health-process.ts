import { Agent, get } from "node:http";
import { performance } from "node:perf_hooks";

/** Milliseconds of each `/healthz` poll; a poll without an answer 200 counts as infinite. */
export type HealthTimes = { readonly milliseconds: readonly number[]; readonly failed: number };

const EVERY_MS = 20;
const PATIENCE_MS = 30_000;

/**
 * Polls `/healthz` at a fixed rate from a process of its own, so that a busy test process does not lengthen the times.
 * A poll starts on time even if the previous one has no answer yet: a blocked bank delays many polls, not one.
 */
function poll(address: string): void {
  const agent = new Agent({ keepAlive: true });
  const milliseconds: number[] = [];
  let failed = 0;
  let open = 0;
  const ask = () => {
    open++;
    const startedAt = performance.now();
    const end = (isAnswered: boolean) => {
      open--;
      if (isAnswered) milliseconds.push(performance.now() - startedAt);
      else failed++;
    };
    const asking = get(`${address}/healthz`, { agent, timeout: PATIENCE_MS }, (response) => {
      response.resume();
      response.once("end", () => end(response.statusCode === 200));
    });
    asking.once("timeout", () => asking.destroy(new Error("No answer in time")));
    asking.once("error", () => end(false));
  };
  const timer = setInterval(ask, EVERY_MS);
  process.once("message", () => {
    clearInterval(timer);
    const waiting = setInterval(() => {
      if (open > 0) return;
      clearInterval(waiting);
      agent.destroy();
      process.send?.({ milliseconds, failed } satisfies HealthTimes, () => process.disconnect());
    }, EVERY_MS);
  });
}

const [address] = process.argv.slice(2);
if (!address) throw new Error("The address of a bank is missing");
poll(address);
