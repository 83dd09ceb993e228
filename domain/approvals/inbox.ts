import type { Money } from "../money";
import type { Category } from "../payments/categories";

/** The pending requests that the user may decide now. */
export type Inbox = {
  /** A category that is missing has none. */
  readonly counts: Readonly<Partial<Record<Category, number>>>;
  /** One for each currency, cedis first. Foreign requests are counted in the currency that they pay. */
  readonly totals: readonly { readonly count: number; readonly total: Money }[];
  /** ISO 8601; empty if nothing waits. */
  readonly oldest: string;
};

export const countIn = ({ counts }: Inbox, categories: readonly Category[]): number =>
  categories.reduce((sum, category) => sum + (counts[category] ?? 0), 0);

export const waitingCount = ({ totals }: Inbox): number => totals.reduce((sum, { count }) => sum + count, 0);
