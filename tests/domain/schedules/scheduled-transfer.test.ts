import { expect, it } from "vitest";
import { allCategories } from "../../../domain/payments/categories";
import { isSchedulable } from "../../../domain/schedules/scheduled-transfer";

it("only the four kinds of transfer can be scheduled", () => {
  expect(allCategories.filter(isSchedulable)).toEqual(["ownAccounts", "sameBank", "otherBank", "bulkTransfer"]);
});
