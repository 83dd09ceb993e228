import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ThreadPool } from "../../mock-bank/threads/thread-pool";

const folder = mkdtempSync(join(tmpdir(), "thread-pool-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function aPool(waiting: number) {
  const script = join(folder, "program.mjs");
  writeFileSync(
    script,
    `import { parentPort } from "node:worker_threads"; parentPort.postMessage({ head: "done", length: 0 });`,
  );
  return new ThreadPool<string, never>(async () => script, { seconds: 30, heapMegabytes: 50, threads: 1, waiting });
}

describe("Threads that companies share", () => {
  it("a company with one task does not wait for all tasks of another company", async () => {
    const pool = aPool(10);
    const finished: string[] = [];
    const run = (company: string) => pool.run(company, undefined).then(() => finished.push(company));
    await Promise.all(["flood", "flood", "flood", "flood", "other"].map(run));
    expect(finished).toEqual(["flood", "flood", "other", "flood", "flood"]);
  });

  it("a company that fills the queue loses its newest task to another company", async () => {
    const pool = aPool(2);
    const run = async (company: string) => [company, await pool.run(company, undefined)] as const;
    const outcomes = await Promise.all(["flood", "flood", "flood", "other"].map(run));
    const busy = outcomes.filter(([, outcome]) => "threadFault" in outcome);
    expect(busy).toEqual([["flood", { threadFault: "busy" }]]);
  });
});
