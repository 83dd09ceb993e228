import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deadlineAfter, formatCountdown, isWarning, secondsLeft } from "../../../domain/session/session-clock";

describe("the session's countdown @S1-4-33 @S1-4-34 @S1-4-35", () => {
  it("the countdown returns whole seconds to the end at any time", () => {
    const moments = fc.array(fc.integer({ min: 0, max: 400_000 }), { maxLength: 50 });
    fc.assert(
      fc.property(moments, (asked) => {
        const deadline = deadlineAfter(1_000_000, 300);
        for (const elapsed of asked)
          expect(secondsLeft(deadline, 1_000_000 + elapsed)).toBe(Math.max(0, Math.ceil((300_000 - elapsed) / 1000)));
      }),
    );
  });

  it("the countdown is over exactly at the end", () => {
    const deadline = deadlineAfter(0, 300);
    expect(secondsLeft(deadline, 299_999)).toBe(1);
    expect(secondsLeft(deadline, 300_000)).toBe(0);
  });

  it("the warning is shown at 60 seconds or less", () => {
    expect([61, 60, 59, 0].map(isWarning)).toEqual([false, true, true, true]);
  });

  it.each([
    [300, "05:00"],
    [60, "01:00"],
    [59, "00:59"],
    [5, "00:05"],
    [0, "00:00"],
    [6000, "100:00"],
  ])("the countdown shows %i seconds as %s", (seconds, written) => {
    expect(formatCountdown(seconds)).toBe(written);
  });
});
