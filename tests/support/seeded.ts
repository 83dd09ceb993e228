/** Random numbers that are equal for the same seed (mulberry32). Seeds are printed, so that a run can be repeated. */
export class Seeded {
  private state: number;

  constructor(readonly seed: number) {
    this.state = seed;
  }

  /** Returns a number from 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns a whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** Returns a whole number from 0 to below the maximum. */
  below(max: number): number {
    return Math.floor(this.next() * max);
  }

  /** @throws if the list is empty */
  oneOf<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error("The list to choose from is empty");
    return value;
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }
}

export const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);
