/** Random numbers that are equal for the same seed (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** Returns a number from 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(max: number): number {
    return Math.floor(this.next() * max);
  }

  chance(of: number): boolean {
    return this.next() < of;
  }

  /** @throws if the list is empty */
  oneOf<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error("Nothing to choose from");
    return value;
  }
}
