import {
  type Category,
  type CategoryGroup,
  type CategoryIn,
  categories,
  categoriesIn,
  isBulk,
  type NonEmpty,
} from "../../domain/requests/categories";
import type { Handover } from "../kit/navigation/navigation";

/**
 * Returns the category that a screen opens with: the requested sub-tab, else the first one of the tab, else the first
 * of all.
 */
export function categoryIn<G extends CategoryGroup>({ tab, subTab }: Handover, groups: NonEmpty<G>): CategoryIn<G> {
  const offered = categoriesIn(groups.find((each) => each === tab) ?? groups[0]);
  const [requested] = (subTab ?? "").split(FORM_MARK);
  return offered.find((each) => each === requested) ?? offered[0];
}

/** The ways to enter a bulk. A handover appends the form to the category; the default is a file. */
export const bulkForms = ["file", "hand"] as const;
export type BulkForm = (typeof bulkForms)[number];
const FORM_MARK = ":";

export const bulkFormIn = ({ subTab }: Handover): BulkForm => (subTab?.endsWith(`${FORM_MARK}hand`) ? "hand" : "file");

export const handoverOf = (category: Category, form: BulkForm = "file"): Handover => ({
  tab: categories[category].group,
  subTab: isBulk(category) && form === "hand" ? `${category}${FORM_MARK}${form}` : category,
});
