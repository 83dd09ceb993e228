import type { Clock } from "../../application/ports/clock";

/** Events after which timers can be late, because the computer slept. */
const WAKING = ["visibilitychange", "pageshow", "focus", "online"] as const;

const SECOND_MS = 1000;
/** The bank's servers differ slightly, and users do not notice corrections below this. */
const TOLERANCE_MS = 2 * SECOND_MS;

/**
 * The bank's time, taken from the `Date` header of its answers, so that the computer's clock and time zone do not
 * affect what users see.
 * Between two answers `performance.now()` advances the time, which is independent of the computer's clock.
 */
export class BankClock implements Clock {
  private latest = { now: Date.now(), ticks: performance.now() };
  private readonly ticking = new Set<() => void>();
  /** The bank's time when `performance.now()` was zero; undefined before the first answer. */
  private origin: number | undefined;

  /** Returns the bank's time, or the computer's time before the first answer. */
  now(): number {
    return this.origin === undefined ? this.elapsed() : Math.round(this.origin + performance.now());
  }

  /**
   * Returns milliseconds that never run slower than real time. The computer's clock can be set back and
   * `performance.now()` stops while the computer sleeps, so the later of the two is right.
   */
  elapsed(): number {
    const ticks = performance.now();
    const now = Math.max(Date.now(), Math.round(this.latest.now + ticks - this.latest.ticks));
    this.latest = { now, ticks };
    return now;
  }

  /**
   * Corrects the time with an answer that has just arrived.
   * @param date the answer's `Date` header, in whole seconds; invalid dates are ignored
   * @param roundTripMs milliseconds since the call was sent; the bank wrote the header during this time
   */
  adjust(date: string | null, roundTripMs: number): void {
    const written = Date.parse(date ?? "");
    if (Number.isNaN(written)) return;
    const now = this.now();
    const isTooEarly = now < written - TOLERANCE_MS;
    const isTooLate = now > written + SECOND_MS + roundTripMs + TOLERANCE_MS;
    if (this.origin !== undefined && !isTooEarly && !isTooLate) return;
    this.origin = written + SECOND_MS / 2 - performance.now();
    for (const tick of [...this.ticking]) tick();
  }

  everySecond(tick: () => void): () => void {
    const timer = setInterval(tick, SECOND_MS);
    /** Reacts to focus of the window only: focus of a field is captured here too, in the middle of a click. */
    const wake = ({ type, target }: Event) => {
      if (type !== "focus" || target === window) tick();
    };
    // Wraps the function, so that two subscriptions with the same function are separate entries.
    const listener = () => tick();
    this.ticking.add(listener);
    for (const event of WAKING) window.addEventListener(event, wake, { capture: true });
    return () => {
      clearInterval(timer);
      this.ticking.delete(listener);
      for (const event of WAKING) window.removeEventListener(event, wake, { capture: true });
    };
  }
}
