/** A branch of the bank where customers collect official statements. */
export type Branch = {
  readonly id: string;
  readonly name: string;
  /** Empty if the directory has no address. */
  readonly address: string;
};
