import fc from "fast-check";
import { Window } from "happy-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SystemClock } from "../../adapters/browser/system-clock";

let wall = 0;
let page = 0;

beforeEach(() => {
  wall = Date.UTC(2026, 10, 20, 9);
  page = 1000;
  vi.spyOn(Date, "now").mockImplementation(() => wall);
  vi.spyOn(performance, "now").mockImplementation(() => page);
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

type Happening =
  | { readonly is: "pass"; readonly ms: number }
  /** The page's clock stands still. */
  | { readonly is: "sleep"; readonly ms: number }
  /** Someone sets the computer's clock. */
  | { readonly is: "set"; readonly by: number };

function happen(happening: Happening): void {
  if (happening.is === "set") wall += happening.by;
  else wall += happening.ms;
  if (happening.is === "pass") page += happening.ms;
}

const ms = fc.integer({ min: 0, max: 600_000 });
const passing = ms.map((time): Happening => ({ is: "pass", ms: time }));
const sleeping = ms.map((time): Happening => ({ is: "sleep", ms: time }));
const setBack = fc.integer({ min: -86_400_000, max: 0 }).map((by): Happening => ({ is: "set", by }));
const setAtWill = fc.integer({ min: -86_400_000, max: 86_400_000 }).map((by): Happening => ({ is: "set", by }));

describe("the computer's time", () => {
  it("passes as it should while nothing happens", () => {
    const clock = new SystemClock();
    const start = clock.now();
    happen({ is: "pass", ms: 1500 });
    expect(clock.now() - start).toBe(1500);
  });

  it("counts a sleep, though the page's own clock stood still", () => {
    const clock = new SystemClock();
    const start = clock.now();
    happen({ is: "sleep", ms: 600_000 });
    expect(clock.now() - start).toBe(600_000);
  });

  it("is not gained by setting the computer's clock back", () => {
    const clock = new SystemClock();
    const start = clock.now();
    happen({ is: "pass", ms: 1000 });
    clock.now();
    happen({ is: "set", by: -3_600_000 });
    happen({ is: "pass", ms: 1000 });
    expect(clock.now() - start).toBe(2000);
  });

  it("never runs backwards, whatever happens to the computer", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(passing, sleeping, setAtWill), { maxLength: 30 }), (happenings) => {
        const clock = new SystemClock();
        let before = clock.now();
        for (const happening of happenings) {
          happen(happening);
          const now = clock.now();
          expect(now).toBeGreaterThanOrEqual(before);
          before = now;
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it("never passes more slowly than it truly did, while the page is awake or the clock is left alone", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(passing, setBack), { maxLength: 30 }), (happenings) => {
        const clock = new SystemClock();
        const start = clock.now();
        let truly = 0;
        for (const happening of happenings) {
          happen(happening);
          if (happening.is !== "set") truly += happening.ms;
          expect(clock.now() - start).toBeGreaterThanOrEqual(truly);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});

describe("ticks", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("come every second, and at once when the page wakes up or is shown again", () => {
    const tick = vi.fn();
    const stop = new SystemClock().everySecond(tick);
    vi.advanceTimersByTime(3000);
    expect(tick).toHaveBeenCalledTimes(3);
    for (const event of ["visibilitychange", "pageshow", "focus", "online"]) window.dispatchEvent(new Event(event));
    expect(tick).toHaveBeenCalledTimes(7);
    stop();
    vi.advanceTimersByTime(3000);
    window.dispatchEvent(new Event("focus"));
    expect(tick).toHaveBeenCalledTimes(7);
  });

  it("do not come with the focus of a field, which the window hears first", () => {
    const window = new Window();
    vi.stubGlobal("window", window);
    const tick = vi.fn();
    const stop = new SystemClock().everySecond(tick);
    const field = window.document.createElement("input");
    window.document.body.append(field);
    field.focus();
    expect(tick).not.toHaveBeenCalled();
    stop();
  });
});
