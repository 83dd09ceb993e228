import type { Clock } from "../../application/ports/clock";

/** A clock controlled by the test. Time passes in ticks, or in one jump while the computer sleeps. */
export class TestClock implements Clock {
  private readonly ticks = new Set<() => void>();

  /**
   * Milliseconds of `elapsed`: far from any time of day, so that a test fails if the code mixes up elapsed time and the
   * time.
   */
  private passed = 5_000;

  constructor(private time = Date.UTC(2026, 10, 20, 9)) {}

  now(): number {
    return this.time;
  }

  elapsed(): number {
    return this.passed;
  }

  everySecond(tick: () => void): () => void {
    this.ticks.add(tick);
    return () => this.ticks.delete(tick);
  }

  pass(seconds: number): void {
    for (let second = 0; second < seconds; second++) this.sleep(1);
  }

  /** Simulates a sleeping computer: one tick on waking up, however long the sleep was. */
  sleep(seconds: number): void {
    this.time += seconds * 1000;
    this.passed += seconds * 1000;
    for (const tick of this.ticks) tick();
  }

  /** Sets the time as an answer of the bank does; countdowns do not advance. */
  correct(time: number): void {
    this.time = time;
    for (const tick of this.ticks) tick();
  }

  get listeners(): number {
    return this.ticks.size;
  }
}
