import type { Money } from "../money";

/** The five kinds of expenditure, in the order of the specification (1, section 3). */
export const expenditureTypes = ["fundsTransfers", "mobileMoney", "billPayments", "prepaidCard", "others"] as const;
export type ExpenditureType = (typeof expenditureTypes)[number];

/** Expenditure of an account in a period, by kind and in total, in the account's currency. */
export type Expenditure = { readonly byType: Readonly<Record<ExpenditureType, Money>>; readonly total: Money };

/** Percentage of the whole, without decimals; zero if the whole is zero. */
export const percentageOf = (part: Money, whole: Money): number =>
  whole.minor === 0 ? 0 : Math.round((part.minor / whole.minor) * 100);
