/** A request that the scenario submitted, with the bank's number for it. */
export type SubmittedRequest = {
  readonly id: string;
  readonly amount: string;
  /** The number that its row shows: its own, or the customer's number in lists that show no other. */
  readonly displayedNumber: string;
  /** The tabs to press to reach its list. */
  readonly tabs: readonly string[];
};
