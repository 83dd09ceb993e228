/** What this scenario asked a bank to do, as the bank numbered it. */
export type Asked = {
  readonly id: string;
  readonly amount: string;
  /** The number that its row is known by: its own, or the customer's where lists show no other. */
  readonly shownAs: string;
  /** Where it is listed: the tabs to press. */
  readonly under: readonly string[];
};
