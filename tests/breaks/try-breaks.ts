import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { Break } from "./break";
import { throwAwayCopy } from "./throw-away-copy";
import type { Tried } from "./worker";

/**
 * Tries breaks in throw-away copies of the project, several in parallel.
 * @param onTried called after each break, in any order
 */
export async function tryBreaks(
  breaks: readonly Break[],
  processes: number,
  onTried: (broken: Break, tried: Tried) => void,
): Promise<void> {
  const copies = Array.from({ length: Math.min(processes, breaks.length) }, () => throwAwayCopy(breaks));
  const waiting = [...breaks.keys()];
  await Promise.all(copies.map((copy) => workThrough(copy, breaks, waiting, onTried)));
}

async function workThrough(
  copy: string,
  breaks: readonly Break[],
  waiting: number[],
  onTried: (broken: Break, tried: Tried) => void,
): Promise<void> {
  const worker = fork(join(copy, "tests/breaks/worker.ts"), {
    cwd: copy,
    execArgv: ["--import", "tsx"],
    env: { ...process.env, PICTURES: "off" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  for (let position = waiting.shift(); position !== undefined; position = waiting.shift())
    onTried(breaks[position] as Break, await answerTo(worker, position));
  worker.kill();
}

function answerTo(worker: ChildProcess, position: number): Promise<Tried> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`The process that tries breaks ended with ${code}`));
    worker.once("exit", onExit);
    worker.once("message", (tried) => {
      worker.off("exit", onExit);
      resolve(tried as Tried);
    });
    worker.send(position);
  });
}
