import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Ending } from "../../mock-bank/system/ending";
import { openLog } from "../../mock-bank/system/log";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The statuses that a process would end with, while a signal or two arrive. */
async function statuses(close: (() => Promise<void>) | undefined, { signals = 1, afterMs = 0 } = {}) {
  const ended: number[] = [];
  const ending = new Ending({ log: openLog("silent"), isLogged: true, exit: (status) => void ended.push(status) });
  if (close) ending.started({ close, drainMs: 5000 });
  for (let sent = 0; sent < signals; sent++) ending.on("SIGTERM");
  await vi.advanceTimersByTimeAsync(afterMs);
  return ended;
}

const hangs = () => new Promise<void>(() => undefined);

it.each([
  ["that is still starting ends at once", undefined, {}, [1]],
  ["that closes ends in order", () => Promise.resolve(), {}, [0]],
  ["that cannot close says so", () => Promise.reject(new Error("away")), {}, [1]],
  ["that hangs is waited for", hangs, { afterMs: 18_999 }, []],
  ["that hangs ends before systemd kills it, 20 s after the signal", hangs, { afterMs: 19_000 }, [1]],
  ["that hangs ends by a second signal", hangs, { signals: 2 }, [1]],
])("A process %s", async (_, close, given, expected) => {
  expect(await statuses(close, given)).toEqual(expected);
});
