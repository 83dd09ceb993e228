import { describe, expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import { allCategories, categoriesIn, categoryGroups, isBulk } from "../../../domain/requests/categories";
import { type BankRequest, payeeOf } from "../../../domain/requests/request";
import { canBeRecalled } from "../../../domain/requests/status";
import { aPendingTransfer } from "../../support/a-request";

const { payee: _payee, narration: _narration, category: _category, ...common } = aPendingTransfer();
const payee = { account: "1020304050608", name: "Payee" };

describe("the payee of a request", () => {
  const wallet = { name: "Yaa", number: "0244123456", network: "MTN" };
  const charges = { charge: ghs(1_00), eLevy: ghs(50) };

  it.each<[BankRequest, string | undefined]>([
    [aPendingTransfer(), "1020304050608"],
    [{ ...common, category: "mobileMoney", payee, wallet, narration: "", ...charges }, "0244123456"],
    [
      { ...common, category: "prepaidCard", payee, customerId: "1", lastDigits: "4321", mobile: "", narration: "" },
      "4321",
    ],
    [{ ...common, category: "bulkTransfer", count: 3, charge: ghs(1_00) }, undefined],
    [{ ...common, category: "ghanaGov", invoiceNumber: "I1", expiresAt: "", service: "" }, undefined],
  ])("the payee of a request of $category is its account, wallet or card, if any", (request, to) => {
    expect(payeeOf(request)).toBe(to);
  });
});

describe("the eleven categories", () => {
  it("the categories are in menu order, each in one group", () => {
    expect(allCategories).toHaveLength(11);
    expect(categoryGroups.flatMap(categoriesIn)).toEqual(allCategories);
    expect(allCategories.filter(isBulk)).toEqual(["bulkTransfer", "mobileMoneyBulk", "prepaidCardBulk"]);
  });

  it("a request can be recalled only while it is pending @S3-4-35", () => {
    expect(canBeRecalled({ status: "pending" })).toBe(true);
    for (const status of ["inProgress", "approved", "rejected", "failed", "recalled", "processing", "unknown"] as const)
      expect(canBeRecalled({ status })).toBe(false);
  });
});
