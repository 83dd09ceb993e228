import { Agent, get } from "node:http";
import { performance } from "node:perf_hooks";

/** One call, many times, many at once: in a process of its own, so that what is measured is the server's processor and not the caller's. */
export type Load = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly calls: number;
  readonly atOnce: number;
};

process.once("message", (load: Load) => {
  run(load).then(
    (perSecond) => process.send?.(perSecond),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function run({ url, headers, calls, atOnce }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let left = calls;
  const caller = async () => {
    while (left-- > 0) await answered(url, headers, agent);
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: atOnce }, caller));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return calls / seconds;
}

const answered = (url: string, headers: Load["headers"], agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      response.resume();
      response.once("end", () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`Answered ${response.statusCode}`));
      });
    }).once("error", reject);
  });
