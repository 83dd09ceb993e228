import type { Clock } from "../../application/ports/clock";

/** Events after which timers may be late, because the computer slept. */
const WAKING = ["visibilitychange", "pageshow", "focus", "online"] as const;

const SECOND_MS = 1000;
/** The servers of one bank differ a little, and a correction that no user can see is none. */
const TOLERANCE_MS = 2 * SECOND_MS;

/**
 * The bank's time, set from the `Date` header of its answers, so that the computer's clock and time zone change nothing that a user sees.
 * Between two answers the page's own clock carries the time on, which setting the computer's clock does not move.
 */
export class BankClock implements Clock {
  private latest = { now: Date.now(), ticks: performance.now() };
  private readonly ticking = new Set<() => void>();
  /** The bank's time at which the page's own clock was zero; undefined before the first answer. */
  private origin: number | undefined;

  /** Before the first answer of the bank, this is the computer's time. */
  now(): number {
    return this.origin === undefined ? this.elapsed() : Math.round(this.origin + performance.now());
  }

  /**
   * Never runs slower than real time: the computer's clock can be set back, and the page's own stops while the computer sleeps,
   * so the later of the two is right.
   */
  elapsed(): number {
    const ticks = performance.now();
    const now = Math.max(Date.now(), Math.round(this.latest.now + ticks - this.latest.ticks));
    this.latest = { now, ticks };
    return now;
  }

  /**
   * Corrects the time by an answer that has just arrived.
   * @param date its `Date` header, which has whole seconds; anything that is no date is ignored
   * @param roundTripMs milliseconds since the call was sent: the bank wrote the header somewhere in between
   */
  hear(date: string | null, roundTripMs: number): void {
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
    /** The window's focus: that of a field comes past here as well, in the middle of a press. */
    const wake = ({ type, target }: Event) => {
      if (type !== "focus" || target === window) tick();
    };
    // Two users of one function each have a timer of their own, and so each an entry.
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
