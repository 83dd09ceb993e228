import { expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import { allCategories, isBulk } from "../../../domain/payments/categories";
import { beneficiaryOf, findRequests, isFound, requestOrders } from "../../../domain/requests/find-requests";
import type { BankRequest, RequestId } from "../../../domain/requests/request";
import { aPendingTransfer, aRequestOf } from "../../support/a-request";

it.each(allCategories)("a request of %s is found by amount, beneficiary, maker and ID", (category) => {
  const request = aRequestOf(category);
  const texts = [
    "150",
    "150.00",
    "KOFI",
    " trx0001 ",
    ...(isBulk(category) ? [] : [beneficiaryOf(request).slice(1, 5)]),
  ];
  for (const text of texts) expect([text, isFound(request, text)]).toEqual([text, true]);
  expect(isFound(request, "50.00")).toBe(false);
});

it.each(["1020304055555", "1020 3040 55555", "1020-3040", "1020 3040 50607"])(
  "a request is found by the account number %s, whether it is grouped or not",
  (number) => {
    expect(isFound(aRequestOf("sameBank"), number)).toBe(true);
    // Few digits, or ones in the middle of a number, are those of an amount.
    for (const amount of ["3040", "30,405.00", "30405"])
      expect([amount, isFound(aRequestOf("sameBank"), amount)]).toEqual([amount, false]);
  },
);

it("a typed amount may have separators", () => {
  expect(isFound(aPendingTransfer({ total: ghs(1_250_000_00) }), "1,250,0")).toBe(true);
});

// Any text is a valid request id.
const row = (id: string, minor: number, name: string, createdBy: string): BankRequest =>
  aPendingTransfer({ id: id as RequestId, total: ghs(minor), payee: { account: "1", name }, createdBy });
const rows = [row("1", 200, "Yaw", "Kofi"), row("2", 100, "Ama", "Esi"), row("3", 300, "Kojo", "Adjoa")];
const orders: { readonly [O in (typeof requestOrders)[number]]: string } = {
  newest: "123",
  largest: "312",
  smallest: "213",
  beneficiary: "231",
  maker: "321",
};

it.each(requestOrders)("requests are listed in the order %s", (order) => {
  expect(
    findRequests(rows, "", order)
      .map(({ id }) => id)
      .join(""),
  ).toBe(orders[order]);
});
