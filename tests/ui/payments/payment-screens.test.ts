import { describe, expect, it } from "vitest";
import { allCategories, categories } from "../../../domain/payments/categories";
import { bulkForms } from "../../../ui/payments/categories";
import { bulkFormIn, categoryIn, handoverOf } from "../../../ui/payments/payment-screens";

const cases = allCategories.flatMap((category) => bulkForms.map((form) => ({ category, form })));

describe("the state that a navigation hands over", () => {
  it.each(cases)("a page is opened at $category ($form) @S2-2.1-12", ({ category, form }) => {
    const { group } = categories[category];
    const handover = handoverOf(category, form);
    expect(handover.tab).toBe(group);
    expect(categoryIn(handover, [group])).toBe(category);
  });

  it.each(bulkForms)("a bulk transfer is opened at the form %s @S2-2.1-12", (form) => {
    expect(bulkFormIn(handoverOf("bulkTransfer", form))).toBe(form);
  });
});
