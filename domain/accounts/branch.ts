/** A branch of this bank where papers are collected. */
export type Branch = {
  readonly id: string;
  readonly name: string;
  /** Empty where the directory knows none. */
  readonly address: string;
};
