import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Ending } from "../../mock-bank/system/ending";
import { openLog } from "../../mock-bank/system/log";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The statuses that a process would end with, while a signal or two arrive, and what it logs as fatal. */
async function ends(close: (() => Promise<void>) | undefined, { secondMs = Infinity, afterMs = 0 } = {}) {
  const ended: number[] = [];
  const logged: string[] = [];
  const log = openLog("fatal", { write: (line) => void logged.push(JSON.parse(line).msg) });
  const ending = new Ending({ log, isLogged: true, exit: (status) => void ended.push(status) });
  if (close) ending.started({ close, drainMs: 5000 });
  ending.on("SIGTERM");
  await vi.advanceTimersByTimeAsync(Math.min(secondMs, afterMs));
  if (secondMs < Infinity) ending.on("SIGTERM");
  await vi.advanceTimersByTimeAsync(Math.max(0, afterMs - secondMs));
  return [...ended, ...logged];
}

const hangs = () => new Promise<void>(() => undefined);
const FORCED = "Something did not end in time, so the process ends without it";

it.each([
  ["that is still starting ends at once", undefined, {}, [1]],
  ["that closes ends in order", () => Promise.resolve(), {}, [0]],
  ["that cannot close says so", () => Promise.reject(new Error("away")), {}, [1, "The bank did not end in order"]],
  ["that hangs is waited for", hangs, { afterMs: 18_999 }, []],
  ["that hangs ends before systemd kills it, 20 s after the signal", hangs, { afterMs: 19_000 }, [1, FORCED]],
  ["that hangs ends by a second signal after a second", hangs, { secondMs: 1000, afterMs: 1000 }, [1]],
  ["that gets one Ctrl-C twice is waited for", hangs, { secondMs: 999, afterMs: 999 }, []],
])("A process %s", async (_, close, given, expected) => {
  expect(await ends(close, given)).toEqual(expected);
});
