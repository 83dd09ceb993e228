import type { Clock } from "../../application/ports/clock";

/** A clock that the test moves: time passes in ticks, jumps where the computer sleeps. */
export class TestClock implements Clock {
  private readonly ticks = new Set<() => void>();

  /** Nothing like a time of day, so that a test sees where the two are mixed up. */
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

  /** However long it is, there is one tick: at waking up. */
  sleep(seconds: number): void {
    this.time += seconds * 1000;
    this.passed += seconds * 1000;
    for (const tick of this.ticks) tick();
  }

  /** An answer of the bank brings another time; nothing has passed for a countdown. */
  correct(time: number): void {
    this.time = time;
    for (const tick of this.ticks) tick();
  }

  get listeners(): number {
    return this.ticks.size;
  }
}
