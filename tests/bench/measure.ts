import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { WireRequest } from "../support/wire-client";
import type { Load, Measured } from "./load-process";

type Caller = { readonly child: ChildProcess; readonly ended: Promise<never> };

let caller: Caller | undefined;

/**
 * Sends calls, so many at once, from a process of its own: the same one every time, for a new one would be compiled on the processor that it
 * shares with the bank.
 * @throws where one is not answered.
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
  // From our own process, whose only message it is.
  return measured as Measured;
}

/** It ends with us. */
function openCaller(): Caller {
  const child = fork("tests/bench/load-process.ts", { execArgv: ["--import", "tsx"] });
  child.unref();
  const ended = once(child, "exit").then(() => Promise.reject(new Error("A call was not answered.")));
  return { child, ended };
}
