import type { Money } from "../money";

/** The five kinds of spending that the bank tells apart, in the order of its documents (specification 1, section 3). */
export const expenditureKinds = ["fundsTransfers", "mobileMoney", "billPayments", "prepaidCard", "others"] as const;
export type ExpenditureKind = (typeof expenditureKinds)[number];

/** What left one account in a period, by kind and in all, in the account's currency. */
export type Expenditure = { readonly byKind: Readonly<Record<ExpenditureKind, Money>>; readonly total: Money };

/** Percent of the whole, without decimals; zero of nothing. */
export const shareOf = (part: Money, whole: Money): number =>
  whole.minor === 0 ? 0 : Math.round((part.minor / whole.minor) * 100);
