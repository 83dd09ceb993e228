import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Break } from "./break";
import { BUILDS, CORRECT, throwAwayCopy } from "./throw-away-copy";
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
  const [first, ...others] = Array.from({ length: Math.min(processes, breaks.length) }, () => throwAwayCopy(breaks));
  if (first === undefined) return;
  buildAll(first);
  for (const copy of others)
    for (const folder of BUILDS) cpSync(join(first, folder), join(copy, folder), { recursive: true });
  const waiting = [...breaks.keys()];
  await Promise.all([first, ...others].map((copy) => workThrough(copy, breaks, waiting, onTried)));
}

function buildAll(copy: string): void {
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy });
  for (const config of ["build/vite.bank.config.ts", "build/vite.console.config.ts"])
    run("node_modules/vite/bin/vite.js", "build", "--config", config);
  run("--import", "tsx", "tests/breaks/build-client.ts", "all");
}

async function workThrough(
  copy: string,
  breaks: readonly Break[],
  waiting: number[],
  onTried: (broken: Break, tried: Tried) => void,
): Promise<void> {
  for (const folder of BUILDS) cpSync(join(copy, folder), join(copy, CORRECT, folder), { recursive: true });
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
