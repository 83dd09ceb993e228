import type { Quote } from "../fx/fx-rate";
import { type Money, subtract } from "../money";
import { type Category, categories, isBulk } from "../payments/categories";

/** A request or a past transaction, as its figures see it. A figure that its kind does not have is absent. */
type Figured = {
  readonly category: Category;
  readonly amount: Money;
  readonly total: Money;
  readonly charge?: Money;
  readonly eLevy?: Money;
  readonly penalty?: Money | undefined;
  readonly quotes?: readonly Quote[] | undefined;
  readonly debit?: Money | undefined;
};

/** A figure without money is not stated by the bank. */
export type Figure =
  | { readonly kind: Exclude<FigureKind, "rate">; readonly money: Money | undefined }
  | { readonly kind: "rate"; readonly quotes: readonly Quote[] };
export type FigureKind = "contribution" | "penalty" | "amount" | "charge" | "eLevy" | "total" | "rate" | "debit";

/**
 * Returns all figures of a request in the order in which they are shown: what the total consists of, the total, and
 * what it costs in the currency of the account. The only place that decides which figures a kind has.
 */
export function figuresOf(row: Figured): readonly Figure[] {
  const { category, amount, charge, eLevy, total, penalty, quotes = [], debit } = row;
  const always: readonly FigureKind[] = categories[category].figures;
  const money = (kind: Exclude<FigureKind, "rate">, value: Money | undefined): readonly Figure[] =>
    always.includes(kind) || (value && value.minor !== 0) ? [{ kind, money: value }] : [];
  const hasPenalty = penalty !== undefined && penalty.minor !== 0;
  // The amount of a bulk may be its total already.
  const hasFees = !isBulk(category) && [charge, eLevy].some((fee) => fee && fee.minor !== 0);
  const showsAmount = always.includes("amount") || hasFees || amount.minor !== total.minor;
  return [
    ...money("contribution", hasPenalty ? subtract(amount, penalty) : undefined),
    ...money("penalty", penalty),
    ...money("amount", showsAmount ? amount : undefined),
    ...money("charge", charge),
    ...money("eLevy", eLevy),
    ...money("total", total),
    ...(quotes.length > 0 ? [{ kind: "rate", quotes } as const] : []),
    ...money("debit", debit),
  ];
}
