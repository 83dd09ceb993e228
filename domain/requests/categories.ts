/**
 * The eleven categories of requests, in menu order.
 * Pending Requests and My Requests have other labels for some of them (spec gaps, labels), see
 * `ui/payments/labels.ts`.
 */
export const categories = {
  ownAccounts: { group: "transfers", form: "single" },
  sameBank: { group: "transfers", form: "single" },
  otherBank: { group: "transfers", form: "single" },
  bulkTransfer: { group: "transfers", form: "bulk" },
  mobileMoney: { group: "mobileMoney", form: "single" },
  mobileMoneyBulk: { group: "mobileMoney", form: "bulk" },
  prepaidCard: { group: "prepaidCard", form: "single" },
  prepaidCardBulk: { group: "prepaidCard", form: "bulk" },
  ghanaGov: { group: "bills", form: "single" },
  ssnit: { group: "bills", form: "single" },
  fx: { group: "fx", form: "single" },
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
