import type { Money } from "../money";

export const contributionTypes = ["Regular", "Arrears"] as const;
export type ContributionType = (typeof contributionTypes)[number];

/** Identifies a SSNIT payment advice and its customer (specification 3, section 2.4). */
export type ContributionQuery = {
  readonly adviceNumber: string;
  readonly customerName: string;
  readonly customerCode: string;
  readonly type: ContributionType;
};

/** The advice as the bank returned it; missing values are empty. */
export type Contribution = {
  readonly contribution: Money | undefined;
  readonly penalty: Money | undefined;
  /** Excludes the penalty (spec gaps, payments). */
  readonly toPay: Money | undefined;
  readonly establishment: string;
  readonly receiptId: string;
  readonly reference: string;
  readonly adviceDate: string;
};

/** Combines the first letter of the first name with the last name (S3-2.4-53). */
export const customerCodeOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName.charAt(0)}${lastName}`;
