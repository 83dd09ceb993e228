import type { TransferRoute } from "../beneficiaries/beneficiary";

/** How the name under which a beneficiary is saved compares with the name of its account. */
export type NameMatch = "match" | "closeMatch" | "noMatch" | "notChecked";

/** The comparison that the first payment to a new beneficiary must confirm, if the company's policy asks for it. */
export type NameCheck = {
  readonly result: NameMatch;
  readonly savedName: string;
  /** Empty if the name cannot be looked up. */
  readonly accountName: string;
};

/** A payment that would be refused, because the user has not confirmed the names as they are now. */
export type NameNotConfirmed = { readonly kind: "nameNotConfirmed" };

export const isSameCheck = (one: NameCheck | undefined, other: NameCheck | undefined): boolean =>
  one?.result === other?.result && one?.accountName === other?.accountName;

/**
 * The name of an account as its bank, network or card service knows it, where it is not the name in a list. A close one
 * lacks words, or differs in single letters.
 */
export type OtherName = { readonly accountName: string; readonly isClose: boolean };

/** The payee of a payment, as beneficiaries are saved. */
export type CheckedPayee = {
  readonly kind: TransferRoute | "wallet" | "card";
  /**
   * The code of the bank or the network, the sort code of the branch, or the customer id of the card. Empty for a
   * changed schedule, because only the bank knows it.
   */
  readonly place: string;
  /** The number of the account or the wallet, or the last digits of the card. */
  readonly number: string;
};

/** A check of the names of a list, as the requester reports it to the approvers. */
export type CheckedList = {
  /** Milliseconds since 1970: the oldest answer of the bank. */
  readonly checkedAt: number;
  /** Places of the rows, counted from 1, whose other name is accepted. */
  readonly accepted: readonly number[];
  /** Number of other rows with another name, or without an account. */
  readonly different: number;
};

/** The names of the rows of a bulk request, as the bank compares them, with the requester's remark. */
export type ListNames = {
  readonly matching: number;
  readonly close: number;
  readonly different: number;
  readonly notChecked: number;
  /** ISO 8601; empty if the requester did not check the names. */
  readonly checkedAt: string;
  readonly accepted: number;
  /** At most 50 rows, those that are different first. */
  readonly differences: readonly (OtherName & {
    readonly row: number;
    readonly name: string;
    readonly number: string;
    readonly isAccepted: boolean;
  })[];
};
