import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sleepAwake } from "../../../tools/verify-bank/sleep-awake";

describe("the wait for the expiry of a code", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("the session is kept alive every minute, and at the end", async () => {
    const startedAt = Date.now();
    const calls: number[] = [];
    const waited = sleepAwake(150, async () => calls.push((Date.now() - startedAt) / 1000));
    await vi.runAllTimersAsync();
    await waited;
    expect(calls).toEqual([60, 120, 150]);
  });
});
