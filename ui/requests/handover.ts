import {
  type Category,
  type CategoryGroup,
  categories,
  categoriesIn,
  categoryGroups,
} from "../../domain/requests/categories";
import type { Handover } from "../shared/navigation";

/** The category a screen opens with: the sub-tab asked for, else the first of the tab, else the first of all. */
export function categoryIn({ tab, subTab }: Handover, groups: readonly CategoryGroup[] = categoryGroups): Category {
  const group = groups.find((each) => each === tab) ?? groups[0] ?? "transfers";
  const offered = categoriesIn(group);
  return offered.find((each) => each === subTab) ?? offered[0] ?? "ownAccounts";
}

export const handoverOf = (category: Category): Handover => ({ tab: categories[category].group, subTab: category });
