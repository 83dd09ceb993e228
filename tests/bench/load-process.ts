import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";
import type { WireRequest } from "../support/wire-client";

/** Sends calls in parallel from a separate process, so that the caller's work is not measured with the server's. */
export type Load = { readonly requests: readonly WireRequest[]; readonly atOnce: number };
export type Measured = {
  readonly perSecond: number;
  /** Milliseconds: the median, and the 99th percentile. */
  readonly p50: number;
  readonly p99: number;
  /** In the order of the calls. */
  readonly answers: readonly string[];
};

process.on("message", (load: Load) => {
  run(load).then(
    (measured) => process.send?.(measured),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function run({ requests, atOnce }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const left = requests.entries();
  const answers: string[] = [];
  const took: number[] = [];
  const caller = async () => {
    for (const [at, each] of left) {
      const sent = performance.now();
      answers[at] = await answered(each, agent);
      took.push(performance.now() - sent);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: atOnce }, caller));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  took.sort((a, b) => a - b);
  const at = (share: number): number => took[Math.floor(share * took.length)] ?? 0;
  return { perSecond: requests.length / seconds, p50: at(0.5), p99: at(0.99), answers };
}

const answered = ({ url, method, headers, body }: WireRequest, agent: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        text += part;
      });
      response.once("end", () => {
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`Answered ${response.statusCode}`));
      });
    });
    sent.once("error", reject);
    sent.end(body);
  });
