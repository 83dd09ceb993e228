import type { Clock } from "../../application/ports/clock";

/** After a sleep timers are late; these come first. */
const WAKING = ["visibilitychange", "pageshow", "focus", "online"] as const;

/**
 * Never runs slower than real time: the computer's clock can be set back, and the page's own stops while the computer sleeps,
 * so the later of the two is right.
 */
export class SystemClock implements Clock {
  private latest = { now: Date.now(), ticks: performance.now() };

  now(): number {
    const ticks = performance.now();
    const now = Math.max(Date.now(), Math.round(this.latest.now + ticks - this.latest.ticks));
    this.latest = { now, ticks };
    return now;
  }

  everySecond(tick: () => void): () => void {
    const timer = setInterval(tick, 1000);
    /** The window's focus: that of a field comes past here as well, in the middle of a press. */
    const wake = ({ type, target }: Event) => {
      if (type !== "focus" || target === window) tick();
    };
    for (const event of WAKING) window.addEventListener(event, wake, { capture: true });
    return () => {
      clearInterval(timer);
      for (const event of WAKING) window.removeEventListener(event, wake, { capture: true });
    };
  }
}
