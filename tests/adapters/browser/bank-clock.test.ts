import fc from "fast-check";
import { Window } from "happy-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BankClock } from "../../../adapters/browser/bank-clock";

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

type ClockEvent =
  | { readonly kind: "pass"; readonly ms: number }
  /** The page's clock stops. */
  | { readonly kind: "sleep"; readonly ms: number }
  /** A user sets the computer's clock. */
  | { readonly kind: "set"; readonly by: number };

function applyEvent(event: ClockEvent): void {
  if (event.kind === "set") wall += event.by;
  else wall += event.ms;
  if (event.kind === "pass") page += event.ms;
}

const ms = fc.integer({ min: 0, max: 600_000 });
const passing = ms.map((time): ClockEvent => ({ kind: "pass", ms: time }));
const sleeping = ms.map((time): ClockEvent => ({ kind: "sleep", ms: time }));
const setBack = fc.integer({ min: -86_400_000, max: 0 }).map((by): ClockEvent => ({ kind: "set", by }));
const setAtWill = fc.integer({ min: -86_400_000, max: 86_400_000 }).map((by): ClockEvent => ({ kind: "set", by }));

describe("elapsed time", () => {
  it("elapsed time passes", () => {
    const clock = new BankClock();
    const start = clock.elapsed();
    applyEvent({ kind: "pass", ms: 1500 });
    expect(clock.elapsed() - start).toBe(1500);
  });

  it("elapsed time includes a sleep, although the page's clock stopped", () => {
    const clock = new BankClock();
    const start = clock.elapsed();
    applyEvent({ kind: "sleep", ms: 600_000 });
    expect(clock.elapsed() - start).toBe(600_000);
  });

  it("setting the computer's clock back does not increase elapsed time", () => {
    const clock = new BankClock();
    const start = clock.elapsed();
    applyEvent({ kind: "pass", ms: 1000 });
    clock.elapsed();
    applyEvent({ kind: "set", by: -3_600_000 });
    applyEvent({ kind: "pass", ms: 1000 });
    expect(clock.elapsed() - start).toBe(2000);
  });

  it("elapsed time never runs backwards, regardless of changes of the computer's clock", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(passing, sleeping, setAtWill), { maxLength: 30 }), (happenings) => {
        const clock = new BankClock();
        let before = clock.elapsed();
        for (const happening of happenings) {
          applyEvent(happening);
          const now = clock.elapsed();
          expect(now).toBeGreaterThanOrEqual(before);
          before = now;
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it("elapsed time is never slower than real time, as long as the page is awake and the clock is not set forward", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(passing, setBack), { maxLength: 30 }), (happenings) => {
        const clock = new BankClock();
        const start = clock.elapsed();
        let truly = 0;
        for (const happening of happenings) {
          applyEvent(happening);
          if (happening.kind !== "set") truly += happening.ms;
          expect(clock.elapsed() - start).toBeGreaterThanOrEqual(truly);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});

/** A time of the bank ten days ahead of the computer. */
const BANK_TIME = Date.UTC(2026, 10, 30, 13, 30);
const header = (time: number) => new Date(time).toUTCString();

/** Returns a clock after an answer with this time and a round trip of zero. */
function aClockAt(time: number): BankClock {
  const clock = new BankClock();
  clock.adjust(header(time), 0);
  return clock;
}

describe("the bank's time", () => {
  it("after the bank's first answer the time is the bank's, regardless of the computer's clock", () => {
    expect(aClockAt(BANK_TIME).now()).toBe(BANK_TIME + 500);
  });

  it("the time is the computer's before the first answer", () => {
    expect(new BankClock().now()).toBe(wall);
  });

  it("setting the computer's clock does not move the bank's time", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(passing, setAtWill), { maxLength: 30 }), (happenings) => {
        const clock = aClockAt(BANK_TIME);
        const awake = happenings.reduce((sum, event) => (event.kind === "pass" ? sum + event.ms : sum), 0);
        for (const event of happenings) applyEvent(event);
        expect(clock.now()).toBe(BANK_TIME + 500 + awake);
      }),
    );
  });

  it("an answer corrects the time in both directions without affecting a countdown", () => {
    const clock = aClockAt(BANK_TIME);
    const elapsed = clock.elapsed();
    for (const moved of [BANK_TIME + 86_400_000, BANK_TIME - 86_400_000]) {
      clock.adjust(header(moved), 40);
      expect(clock.now()).toBe(moved + 500);
    }
    expect(clock.elapsed()).toBe(elapsed);
  });

  it("answers that agree within whole seconds and their round trip do not change the time", () => {
    const answers = fc.array(
      fc.tuple(ms, fc.integer({ min: 0, max: 5_000 }), fc.double({ min: 0, max: 1, noNaN: true })),
    );
    fc.assert(
      fc.property(answers, (heard) => {
        let truth = BANK_TIME;
        const clock = aClockAt(truth);
        for (const [pause, roundTrip, part] of heard) {
          applyEvent({ kind: "pass", ms: pause + roundTrip });
          truth += pause + roundTrip;
          clock.adjust(header(truth - Math.round(roundTrip * part)), roundTrip);
          expect(clock.now()).toBe(truth + 500);
        }
      }),
    );
  });

  it("the first answer sets the time, although it agrees with the computer's clock", () => {
    const clock = aClockAt(wall);
    expect(clock.now()).toBe(wall + 500);
    const before = clock.now();
    applyEvent({ kind: "set", by: -3_600_000 });
    expect(clock.now()).toBe(before);
  });

  it.each([
    ["2 s behind an answer", 500, 3000, BANK_TIME + 1000],
    ["more than 2 s behind an answer", 499, 3000, BANK_TIME + 3500],
    ["2 s after the second in which an answer arrived", 500, -2000, BANK_TIME + 1000],
    ["more than 2 s after the second in which an answer arrived", 501, -2000, BANK_TIME - 1500],
  ])("a time that is %s is corrected only beyond this tolerance", (_, passed, written, expected) => {
    const clock = aClockAt(BANK_TIME);
    applyEvent({ kind: "pass", ms: passed });
    clock.adjust(header(BANK_TIME + written), 0);
    expect(clock.now()).toBe(expected);
  });

  it.each([null, "", "soon"])("an invalid Date header of the first answer is ignored: %j", (date) => {
    const clock = new BankClock();
    clock.adjust(date, 0);
    expect(clock.now()).toBe(wall);
  });

  it.each([null, "", "soon"])("an invalid Date header does not change the time: %j", (date) => {
    const clock = aClockAt(BANK_TIME);
    clock.adjust(date, 0);
    expect(clock.now()).toBe(BANK_TIME + 500);
  });
});

describe("ticks", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("ticks occur every second, and when the page wakes up or is shown again", () => {
    const tick = vi.fn();
    const stop = new BankClock().everySecond(tick);
    vi.advanceTimersByTime(3000);
    expect(tick).toHaveBeenCalledTimes(3);
    for (const event of ["visibilitychange", "pageshow", "focus", "online"]) window.dispatchEvent(new Event(event));
    expect(tick).toHaveBeenCalledTimes(7);
    stop();
    vi.advanceTimersByTime(3000);
    window.dispatchEvent(new Event("focus"));
    expect(tick).toHaveBeenCalledTimes(7);
  });

  it("a correction of the bank's time causes a tick, an answer that agrees does not", () => {
    const clock = aClockAt(BANK_TIME);
    const tick = vi.fn();
    const stop = clock.everySecond(tick);
    clock.adjust(header(BANK_TIME), 0);
    expect(tick).not.toHaveBeenCalled();
    clock.adjust(header(BANK_TIME + 3_600_000), 0);
    expect(tick).toHaveBeenCalledTimes(1);
    stop();
    clock.adjust(header(BANK_TIME), 0);
    expect(tick).toHaveBeenCalledTimes(1);
  });

  it("a change of the visibility of the document causes a tick", () => {
    const window = new Window();
    vi.stubGlobal("window", window);
    const tick = vi.fn();
    const stop = new BankClock().everySecond(tick);
    window.document.dispatchEvent(new window.Event("visibilitychange", { bubbles: true }));
    expect(tick).toHaveBeenCalledTimes(1);
    stop();
  });

  it("the focus of a field causes no tick, although the window receives its event first", () => {
    const window = new Window();
    vi.stubGlobal("window", window);
    const tick = vi.fn();
    const stop = new BankClock().everySecond(tick);
    const field = window.document.createElement("input");
    window.document.body.append(field);
    field.focus();
    expect(tick).not.toHaveBeenCalled();
    stop();
  });
});
