/** A payee that the company has saved or paid under a similar name, at another account. */
type ChangedAccount = {
  /** Position in the list, from 1; 1 for a single payment. */
  readonly row: number;
  readonly payeeName: string;
  readonly payeeNumber: string;
  readonly knownName: string;
  readonly knownNumber: string;
  /** Zero if the payee was only saved. */
  readonly timesPaid: number;
  /** ISO 8601; empty if the payee was only saved. */
  readonly lastPaidOn: string;
};

/** The payees of a payment that are known at other accounts, as far as the bank lists them. At least one. */
export type ChangedAccounts = {
  readonly count: number;
  readonly payees: readonly [ChangedAccount, ...ChangedAccount[]];
};

/** Those of a payment that is entered, and whether the bank refuses it without a complete {@link ChangeConfirmation}. */
export type AskedChanges = ChangedAccounts & { readonly isNoteRequired: boolean };

/** The person who confirmed the other accounts, and the phone number, known before, of that call. Both can be empty. */
export type ChangeConfirmation = { readonly by: string; readonly phone: string };

/** Those of a request, with what its maker stated. */
export type StatedChanges = ChangedAccounts & { readonly confirmation: ChangeConfirmation };

export const isComplete = ({ by, phone }: ChangeConfirmation): boolean => by !== "" && phone !== "";
