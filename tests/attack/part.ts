/** The result of one part of the attack: `wrong` describes each case that the bank did not withstand. */
export type Part = {
  readonly cases: number;
  readonly wrong: readonly string[];
  /** Figures of each flood, for the report. */
  readonly floods?: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** Counts cases and keeps a description of those that failed. */
export class Tally {
  private cases = 0;
  private readonly wrong: string[] = [];

  /** @param isRight whether the bank reacted as required */
  check(isRight: boolean, words: () => string): void {
    this.cases++;
    if (!isRight) this.wrong.push(words());
  }

  get part(): Part {
    return { cases: this.cases, wrong: this.wrong };
  }
}
