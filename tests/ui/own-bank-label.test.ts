import { expect, it, vi } from "vitest";
import { categoryLabels, reportLabels } from "../../ui/payments/categories";

vi.mock("../../ui/kit/brand", async (importOriginal) => {
  const original = await importOriginal<typeof import("../../ui/kit/brand")>();
  return { ...original, brand: { ...original.brand, name: "Volta Bank" } };
});

/** Pending Requests and Transfers use the labels `pending`. */
it("the sub-tab of the own bank has the configured bank name in all lists @S2-2.1-05 @S3-2.1-16", () => {
  const labels = [categoryLabels.pending, categoryLabels.mine, reportLabels].map(({ sameBank }) => sameBank);
  expect(labels).toEqual(["To Volta Bank", "To Volta Bank", "To Volta Bank"]);
});
