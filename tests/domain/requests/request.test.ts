import { describe, expect, it } from "vitest";
import { ghs, moneyOf } from "../../../domain/money";
import {
  allCategories,
  bulkCategories,
  categoriesIn,
  categoryGroups,
  isBulk,
} from "../../../domain/payments/categories";
import { entryTotal } from "../../../domain/requests/bulk-entry";
import { type BankRequest, chargesOf, debitOf, payeeOf } from "../../../domain/requests/request";
import { canBeRecalled } from "../../../domain/requests/status";
import { aPendingTransfer, aRequestOf } from "../../support/a-request";

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

describe("the money of a request", () => {
  it.each(allCategories)("the charges of a %s are its charge and its E-Levy, as far as it has them", (category) => {
    const charge = { otherBank: 5_00, bulkTransfer: 5_00, mobileMoney: 6_00, mobileMoneyBulk: 6_00 };
    expect(chargesOf(aRequestOf(category))).toEqual(ghs({ ...charge }[category as keyof typeof charge] ?? 0));
  });

  it("the charges of a request have its currency", () => {
    expect(chargesOf(aPendingTransfer({ amount: moneyOf(1_00, "USD") }))).toEqual(moneyOf(0, "USD"));
  });

  it("the debit of a converted amount is the bank's, and of any other its total", () => {
    const fx = aRequestOf("fx") as BankRequest<"fx">;
    expect(debitOf({ ...fx, total: moneyOf(10_00, "USD"), debit: ghs(114_60) })).toEqual(ghs(114_60));
    expect(debitOf({ ...fx, total: moneyOf(10_00, "USD"), debit: undefined })).toBeUndefined();
    expect(debitOf(aPendingTransfer({ total: ghs(155_00) }))).toEqual(ghs(155_00));
  });

  it("the total of a mobile money entry includes its E-Levy", () => {
    expect(entryTotal({ amount: ghs(10_00), eLevy: ghs(10) })).toEqual(ghs(10_10));
  });
});

describe("the eleven categories", () => {
  it("the categories are in menu order, each in one group", () => {
    expect(allCategories).toHaveLength(11);
    expect(categoryGroups.flatMap(categoriesIn)).toEqual(allCategories);
    expect(bulkCategories).toEqual(allCategories.filter(isBulk));
    expect(bulkCategories).toEqual(["bulkTransfer", "mobileMoneyBulk", "prepaidCardBulk"]);
  });

  it("a request can be recalled only while it is pending @S3-4-35", () => {
    expect(canBeRecalled({ status: "pending" })).toBe(true);
    for (const status of ["inProgress", "approved", "rejected", "failed", "recalled", "processing", "unknown"] as const)
      expect(canBeRecalled({ status })).toBe(false);
  });
});
