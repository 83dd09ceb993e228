import { setImmediate } from "node:timers/promises";
import { type Transferable, Worker } from "node:worker_threads";
import { FairQueue } from "./fair-queue";

type ThreadFault = "busy" | "tooSlow" | "tooMuch";
export type ThreadLimits = {
  readonly seconds: number;
  readonly heapMegabytes: number;
  /** Threads that work in parallel. */
  readonly threads: number;
  /** Tasks that may wait for a thread. */
  readonly waiting: number;
};
/** The first message of a thread: the result without its long list, which follows in slices. */
type Head<Result> = { readonly head: Result; readonly length: number };

type Outcome<Result, Item> = { readonly head: Result; readonly list: Item[] } | { readonly threadFault: ThreadFault };

const OUT_OF_MEMORY = "ERR_WORKER_OUT_OF_MEMORY";

/**
 * Runs heavy tasks in threads that can be ended at any moment: one thread per task, and a limited number in parallel.
 * Groups take turns, one task each, and the group with most waiting tasks loses its newest one if too many wait.
 */
export class ThreadPool<Result, Item> {
  private running = 0;
  private readonly waiting: FairQueue;

  /** @param program returns the path of a script that sends its result with `sendInSlices` */
  constructor(
    private readonly program: () => Promise<string>,
    private readonly limits: ThreadLimits,
  ) {
    this.waiting = new FairQueue(limits.waiting, limits.waiting);
  }

  /**
   * @param group those who take turns, such as a company
   * @throws an exception that the program did not expect; running out of memory is the fault `tooMuch`
   */
  async run(group: string, workerData: unknown, transferList: Transferable[] = []): Promise<Outcome<Result, Item>> {
    if (!(await this.hasTurn(group))) return { threadFault: "busy" };
    try {
      return await this.runInThread(await this.program(), workerData, transferList);
    } finally {
      this.running--;
      this.waiting.next()?.start();
    }
  }

  /** Resolves to false if too many tasks wait. */
  private hasTurn(group: string): boolean | Promise<boolean> {
    if (this.running < this.limits.threads) {
      this.running++;
      return true;
    }
    return new Promise((resolve) => {
      const start = () => {
        this.running++;
        resolve(true);
      };
      this.waiting.join({ group, account: group, start, refuse: () => resolve(false) });
    });
  }

  private runInThread(
    program: string,
    workerData: unknown,
    transferList: Transferable[],
  ): Promise<Outcome<Result, Item>> {
    return new Promise((resolve, reject) => {
      const { heapMegabytes, seconds } = this.limits;
      const resourceLimits = { maxOldGenerationSizeMb: heapMegabytes };
      const worker = new Worker(program, { execArgv: [], workerData, transferList, resourceLimits });
      const stop = () => {
        clearTimeout(patience);
        void worker.terminate();
      };
      const end = (result: Outcome<Result, Item>) => {
        stop();
        resolve(result);
      };
      const fail = (error: Error) => {
        stop();
        reject(error);
      };
      const patience = setTimeout(() => end({ threadFault: "tooSlow" }), seconds * 1000);
      const list: Item[] = [];
      let first: Head<Result> | undefined;
      worker.on("message", async (message: Head<Result> | Item[]) => {
        if (Array.isArray(message)) for (const item of message) list.push(item);
        else first = message;
        if (!first || list.length >= first.length)
          return end({ head: (first ?? { head: undefined }).head as Result, list });
        await setImmediate();
        worker.postMessage("next");
      });
      worker.once("error", (error: Error & { readonly code?: string }) =>
        error.code === OUT_OF_MEMORY ? end({ threadFault: "tooMuch" }) : fail(error),
      );
      worker.once("exit", () => fail(new Error("A thread ended without a result")));
    });
  }
}
