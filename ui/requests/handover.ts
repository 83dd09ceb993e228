import {
  type Category,
  type CategoryGroup,
  type CategoryIn,
  categories,
  categoriesIn,
  isBulk,
  type Some,
} from "../../domain/requests/categories";
import type { Handover } from "../shared/navigation";

/** The category a screen opens with: the sub-tab asked for, else the first of the tab, else the first of all. */
export function categoryIn<G extends CategoryGroup>({ tab, subTab }: Handover, groups: Some<G>): CategoryIn<G> {
  const offered = categoriesIn(groups.find((each) => each === tab) ?? groups[0]);
  const [asked] = (subTab ?? "").split(FORM_MARK);
  return offered.find((each) => each === asked) ?? offered[0];
}

/** How a bulk is paid; in a handover it stands behind the category, and a file is meant where nothing does. */
export const bulkForms = ["file", "hand"] as const;
export type BulkForm = (typeof bulkForms)[number];
const FORM_MARK = ":";

export const bulkFormIn = ({ subTab }: Handover): BulkForm => (subTab?.endsWith(`${FORM_MARK}hand`) ? "hand" : "file");

export const handoverOf = (category: Category, form: BulkForm = "file"): Handover => ({
  tab: categories[category].group,
  subTab: isBulk(category) && form === "hand" ? `${category}${FORM_MARK}${form}` : category,
});
