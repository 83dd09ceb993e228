import { expect, it, vi } from "vitest";
import { reportLabels } from "../../ui/reports/words";
import { categoryLabels } from "../../ui/shared/payments/labels";

vi.mock("../../ui/shared/brand", async (importOriginal) => {
  const original = await importOriginal<typeof import("../../ui/shared/brand")>();
  return { ...original, brand: { ...original.brand, name: "Volta Bank" } };
});

/** Pending Requests and Transfers use the labels `pending`. */
it("the sub-tab of the own bank has the configured bank name in all lists @S3-2.1-16", () => {
  const labels = [categoryLabels.pending, categoryLabels.mine, reportLabels].map(({ sameBank }) => sameBank);
  expect(labels).toEqual(["To Volta Bank", "To Volta Bank", "To Volta Bank"]);
});
