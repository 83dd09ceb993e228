import { beforeEach, describe, expect, it } from "vitest";
import { type Category, categoryNames, nameOf } from "../../mock-bank/values/wire-names";
import { aCompanyWithRoute, type Route, requestOfEach } from "../support/a-request-of-each";
import type { Customer } from "../support/bank-customers";
import { onEmbedded } from "../support/bank-database";

onEmbedded("A request like an earlier one", (bank) => {
  let kofi: Customer;
  let efua: Customer;
  let route: Route;
  beforeEach(async () => {
    const company = await aCompanyWithRoute(bank.db, ["Initiator", "Authorizer"]);
    [kofi, efua] = company.people;
    route = company.route;
  });
  const ask = async (category: Category) =>
    String((await requestOfEach[category].ask(kofi, route)).answer?.transactionId);
  const changeRow = (id: string, position: number, row: object) =>
    bank.db
      .updateTable("request_rows")
      .set({ row: JSON.stringify(row) })
      .where("request_id", "=", id)
      .where("position", "=", position)
      .execute();
  /** The E-Levy of wallets depends on the payments of the day. */
  const nextDay = () => {
    kofi.now = efua.now = new Date("2026-03-03T09:00:00Z");
  };

  describe.each(categoryNames)("of the kind %s", (category) => {
    it("after a rejection it says who rejected, why, and that nothing has changed since", async () => {
      const rejected = await ask(category);
      expect((await efua.review(rejected)).answer?.askedAgain).toBeUndefined();
      await efua.reject(rejected, "Wrong supplier");
      nextDay();
      const { answer } = await efua.review(await ask(category));
      expect(answer?.askedAgain).toEqual({
        transactionId: rejected,
        by: efua.caller.fullName,
        date: "02-03-2026 09:00",
        reason: "Wrong supplier",
        changes: [],
      });
    });
  });

  it("after a rejection it says what has changed since", async () => {
    await efua.reject(await kofi.ask(route.from, route.own, "150.00"));
    const again = await kofi.ask(route.from, route.own, "200.00");
    expect((await efua.review(again)).answer?.askedAgain).toMatchObject({
      changes: [{ label: "Total Amount", before: "GHS 150.00", after: "GHS 200.00" }],
    });
  });

  describe.each(categoryNames.filter((each) => nameOf(each).form === "BULK"))("the list of a %s", (category) => {
    it("says how it differs from the last such list that was paid", async () => {
      const first = await ask(category);
      expect((await efua.review(first)).answer?.lastList).toBeUndefined();
      await efua.approve(first);
      nextDay();
      const second = await ask(category);
      const same = { transactionId: first, added: 0, missing: 0, changed: 0, difference: "0.00", changes: [] };
      expect((await efua.review(second)).answer?.lastList).toMatchObject(same);
    });
  });

  it("names new payees, missing ones and other amounts, the largest difference first", async () => {
    const first = await ask("bulkTransfer");
    await efua.approve(first);
    const second = await ask("bulkTransfer");
    await changeRow(second, 2, {
      beneficiaryAccount: "1441000777888",
      beneficiaryName: "Yaw",
      transactionAmount: "500.00",
    });
    const third = await ask("bulkTransfer");
    await changeRow(third, 1, { beneficiaryAccount: route.own, beneficiaryName: "Ama", transactionAmount: "80.00" });
    expect((await efua.review(second)).answer?.lastList).toMatchObject({
      added: 1,
      missing: 1,
      changed: 0,
      difference: "425.00",
      changes: [
        { payeeNumber: "1441000777888", payeeName: "Yaw", amountBefore: null, amount: "500.00" },
        { payeeNumber: route.others, amountBefore: "75.00", amount: null },
      ],
    });
    expect((await efua.review(third)).answer?.lastList).toMatchObject({
      changed: 1,
      difference: "5.00",
      changes: [{ payeeNumber: route.own, amountBefore: "75.00", amount: "80.00" }],
    });
  });
});
