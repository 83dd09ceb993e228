import { parentPort, workerData } from "node:worker_threads";
import { type EmbeddedOptions, startServer } from "./embedded-server";
import type { Reply, Request } from "./server-thread";

// The program of the thread of an embedded server. An exception ends the thread, which `server-thread.ts` reports.
const server = await startServer(workerData as EmbeddedOptions);

parentPort?.on("message", async (request: Request) => {
  if (request === "close") {
    await server.close();
    process.exit();
  }
  const answer = new Uint8Array(await server.answer(request));
  reply(answer, [answer.buffer]);
});
reply("started");

function reply(message: Reply, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}
