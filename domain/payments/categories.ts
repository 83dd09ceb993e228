/**
 * The eleven categories of requests, in menu order; `ui/payments/categories.tsx` has their labels. `figures` are those that
 * a category shows even if they are zero or not stated (specification 3, section 2.3).
 */
export const categories = {
  ownAccounts: { group: "transfers", form: "single", figures: ["total"] },
  sameBank: { group: "transfers", form: "single", figures: ["total"] },
  otherBank: { group: "transfers", form: "single", figures: ["amount", "charge", "total"] },
  bulkTransfer: { group: "transfers", form: "bulk", figures: ["charge", "total"] },
  mobileMoney: { group: "mobileMoney", form: "single", figures: ["amount", "charge", "eLevy", "total"] },
  mobileMoneyBulk: { group: "mobileMoney", form: "bulk", figures: ["charge", "eLevy", "total"] },
  prepaidCard: { group: "prepaidCard", form: "single", figures: ["total"] },
  prepaidCardBulk: { group: "prepaidCard", form: "bulk", figures: ["total"] },
  ghanaGov: { group: "bills", form: "single", figures: ["total"] },
  ssnit: { group: "bills", form: "single", figures: ["total"] },
  fx: { group: "fx", form: "single", figures: ["total", "debit"] },
} as const;

export type Category = keyof typeof categories;
export type CategoryGroup = (typeof categories)[Category]["group"];
export type CategoryIn<G extends CategoryGroup> = {
  [C in Category]: (typeof categories)[C]["group"] extends G ? C : never;
}[Category];
export type NonEmpty<Kind> = readonly [Kind, ...Kind[]];
export type BulkCategory = { [C in Category]: (typeof categories)[C]["form"] extends "bulk" ? C : never }[Category];

// Object.keys returns the keys in the order above.
export const allCategories = Object.keys(categories) as readonly Category[];

/** The groups in menu order; never empty. */
export const categoryGroups = [
  ...new Set(allCategories.map((category) => categories[category].group)),
] as unknown as NonEmpty<CategoryGroup>;

/** The filter implements the type's condition, and every group has a category. */
export const categoriesIn = <G extends CategoryGroup>(group: G): NonEmpty<CategoryIn<G>> =>
  allCategories.filter((category) => categories[category].group === group) as unknown as NonEmpty<CategoryIn<G>>;

export const isBulk = (category: Category): category is BulkCategory => categories[category].form === "bulk";

export const bulkCategories: readonly BulkCategory[] = allCategories.filter(isBulk);
