/** A payee that the company knows at another account: the facts that are shown before the code. */
export type ChangedAccount = {
  /** Row of a bulk, from 1; 1 for single payments. */
  readonly row: number;
  readonly payeeName: string;
  readonly payeeNumber: string;
  readonly knownName: string;
  readonly knownNumber: string;
  /** Zero for a payee that is only saved. */
  readonly timesPaid: number;
  /** DD-MM-YYYY. */
  readonly lastPaidDate?: string;
};

/** The payees of a payment at other accounts, and who has confirmed them. */
export type ChangedAccounts = {
  readonly count: number;
  /** The first hundred. */
  readonly payees: readonly ChangedAccount[];
  /** Empty if nobody has confirmed the accounts. */
  readonly confirmedBy: string;
  readonly confirmedPhone: string;
};
