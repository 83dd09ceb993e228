import { fork } from "node:child_process";
import { once } from "node:events";
import type { WireRequest } from "../support/wire-client";
import type { Load, Measured } from "./load-process";

/** Sends calls, so many at once, from a process of its own. @throws where one is not answered. */
export async function measure(requests: readonly WireRequest[], atOnce: number): Promise<Measured> {
  const child = fork("tests/bench/load-process.ts", { execArgv: ["--import", "tsx"] });
  const load: Load = { requests, atOnce };
  child.send(load);
  const [measured] = await once(child, "message");
  child.disconnect();
  // From our own process, whose only message it is.
  return measured as Measured;
}
