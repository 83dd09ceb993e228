import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { workerProgram } from "../threads/worker-program";
import { workerScripts } from "../threads/worker-scripts";
import type { EmbeddedOptions, EmbeddedServer } from "./embedded-server";

/** Messages of PostgreSQL's protocol, or the request to close the database and end the thread. */
export type Request = Uint8Array | "close";
/** The answer to such messages; the first reply says that the server has started. */
export type Reply = Uint8Array<ArrayBuffer> | "started";

type Waiting = { readonly resolve: (reply: Reply) => void; readonly reject: (error: unknown) => void };

const program = workerProgram(workerScripts.database);

/**
 * Starts an embedded server in a thread of its own, so that a long statement does not block calls.
 * @throws the error with which the database could not be opened
 */
export async function startServerInThread(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const server = new ServerInThread(new Worker(await program(), { execArgv: [], workerData: options }));
  await server.nextReply();
  return server;
}

class ServerInThread implements EmbeddedServer {
  private waiting: Waiting | undefined;
  private ended: ThreadEnded | undefined;

  constructor(private readonly worker: Worker) {
    worker.on("message", (reply: Reply) => this.waiting?.resolve(reply));
    worker.once("error", (error) => this.end(error));
    worker.once("exit", () => this.end());
  }

  async answer(messages: Uint8Array): Promise<Buffer> {
    const reply = this.nextReply();
    this.worker.postMessage(messages satisfies Request);
    const answer = await reply;
    if (answer === "started") throw new Error("The embedded server has started twice");
    return Buffer.from(answer.buffer);
  }

  async close(): Promise<void> {
    if (this.ended) return;
    const exit = once(this.worker, "exit");
    this.worker.postMessage("close" satisfies Request);
    await exit;
  }

  /** @throws the exception that ended the thread; later `ThreadEnded` */
  nextReply(): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      if (this.ended) reject(this.ended);
    });
  }

  private end(error?: unknown): void {
    this.ended ??= new ThreadEnded({ cause: error });
    this.waiting?.reject(error ?? this.ended);
  }
}

class ThreadEnded extends Error {
  /** PostgreSQL's code "crash_shutdown": the bank answers that it is unavailable. */
  readonly code = "57P02";

  constructor(options: ErrorOptions) {
    super("The thread of the embedded database has ended", options);
  }
}
