import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { WireRequest } from "../support/wire-client";
import type { Load, Measured } from "./load-process";

type Caller = { readonly child: ChildProcess; readonly ended: Promise<never> };

let caller: Caller | undefined;

/**
 * Sends calls in parallel from a separate process. The process is reused, because compiling a new one would compete
 * with the bank for the processor.
 * @throws if a call is not answered
 */
export async function measure(requests: readonly WireRequest[], atOnce: number): Promise<Measured> {
  caller ??= openCaller();
  const { child, ended } = caller;
  const load: Load = { requests, atOnce };
  const answered = once(child, "message");
  child.channel?.ref();
  child.send(load);
  const [measured] = await Promise.race([answered, ended]);
  child.channel?.unref();
  // The process sends only this message.
  return measured as Measured;
}

/** Starts the process that sends calls. It does not keep this process running. */
function openCaller(): Caller {
  const child = fork("tests/bench/load-process.ts", { execArgv: ["--import", "tsx"] });
  child.unref();
  const ended = once(child, "exit").then(() => Promise.reject(new Error("A call was not answered.")));
  return { child, ended };
}
