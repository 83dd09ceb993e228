import { beforeEach, describe, expect, it } from "vitest";
import type { InputOf } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { outlooksOf } from "../../mock-bank/approvals/outlook";
import { paymentsHandlers } from "../../mock-bank/payments/payments-handlers";
import { type Category, categoryNames } from "../../mock-bank/values/wire-names";
import { payContribution, payInvoice } from "../support/a-bill-payer";
import { aCompanyWithRoute, type Route, requestOfEach } from "../support/a-request-of-each";
import { aCompanyOf, type Customer } from "../support/bank-customers";
import { onEmbedded } from "../support/bank-database";

type Asked = InputOf<typeof bankApi.payments.same>;
const payees = (...each: readonly (readonly [payee: string, amount: string])[]) => ({
  currencyCode: "GHS",
  payees: JSON.stringify(each.map(([payee, amount]) => ({ payee, amount }))),
});

/** The values that the client compares before the code of each kind of payment in `requestOfEach`. */
const comparedOf: { readonly [C in Category]: (route: Route) => Asked } = {
  ownAccounts: ({ own }) => payees([own, "150.00"]),
  sameBank: ({ others }) => payees([others, "150.00"]),
  otherBank: () => payees(["1441000777888", "150.00"]),
  bulkTransfer: ({ own, others }) => payees([own, "75.00"], [others, "75.00"]),
  mobileMoney: () => payees(["0244123456", "150.00"]),
  mobileMoneyBulk: () => payees(["0244123456", "90.00"], ["0244123456", "60.00"]),
  prepaidCard: () => payees(["1234567 4321", "150.00"]),
  prepaidCardBulk: () => payees(["40012001 0042", "75.00"], ["40012001 0043", "75.00"]),
  ghanaGov: () => ({ currencyCode: "GHS", invoiceNumber: "GG-1001" }),
  ssnit: () => ({ currencyCode: "GHS", adviceNumber: "SSN-1001" }),
  fx: () => ({ ...payees(["DE89370400440532013000", "100.00"]), currencyCode: "USD" }),
};
const rowsOf = (asked: Asked): number => (asked.payees ? JSON.parse(asked.payees).length : 1);

onEmbedded("A payment that was made before", (bank) => {
  let kofi: Customer;
  let yaa: Customer;
  let efua: Customer;
  let route: Route;
  beforeEach(async () => {
    const company = await aCompanyWithRoute(bank.db, ["Initiator", "Initiator", "Authorizer"]);
    [kofi, yaa, efua] = company.people;
    route = company.route;
  });

  const same = async (who: Customer, asked: Asked) =>
    (await who.read({ endpoint: bankApi.payments.same, handler: paymentsHandlers.same }, asked)).answer?.samePayments;
  const ask = async (category: Category, who: Customer) =>
    String((await requestOfEach[category].ask(who, route)).answer?.transactionId);

  describe.each(categoryNames)("of the kind %s", (category) => {
    it("the second maker and the approver read which request of which user is the same, before the code", async () => {
      const compared = comparedOf[category](route);
      const rows = rowsOf(compared);
      expect(await same(yaa, compared)).toEqual([]);
      const first = await ask(category, kofi);
      const waiting = { transactionId: first, state: "WAITING", by: kofi.caller.fullName, date: "02-03-2026 09:00" };
      expect(await same(yaa, compared)).toMatchObject([{ ...waiting, rowsInCommon: rows, rowsOfPayment: rows }]);

      // The E-Levy of wallets depends on the payments of the day.
      yaa.now = efua.now = new Date("2026-03-03T09:00:00Z");
      const second = await ask(category, yaa);
      const isMarked = async () =>
        (await outlooksOf(bank.db, [second], efua.caller, efua.now)).get(second)?.hasSamePayment;
      expect(await isMarked()).toBe(true);
      expect((await efua.review(second)).answer?.samePayments).toMatchObject([waiting]);
      await efua.approve(first);
      const { answer } = await efua.review(second);
      expect(answer?.samePayments).toMatchObject([{ transactionId: first, state: "PAID", rowsInCommon: rows }]);
      expect(await isMarked()).toBe(true);
      const limits = answer?.limits as { readonly refusal?: string };
      expect(limits.refusal).toBe(refusals[category]);
    });
  });

  /** An approval that would certainly fail is refused before a code is asked for, and the request stays. */
  const refusals: { readonly [C in Category]?: string } = {
    ghanaGov: "This invoice has been paid already.",
    ssnit: "This payment advice has been paid already.",
  };

  it.each([
    ["ghanaGov", payInvoice, "GG-1001"],
    ["ssnit", payContribution, "SSN-1001"],
  ] as const)(
    "a request for a bill (%s) that is paid meanwhile uses no code and can be rejected",
    async (kind, pay, bill) => {
      const idOf = async (who: Customer) => String((await pay(who, route.from, bill)).answer?.transactionId);
      const [first, second] = [await idOf(kofi), await idOf(yaa)];
      await efua.approve(first);
      const approve = await efua.readyToApprove(second);
      expect(await approve()).toEqual({ refused: refusals[kind] });
      expect(await approve()).toEqual({ refused: refusals[kind] });
      expect(await efua.reject(second)).toMatchObject({ answer: {} });
    },
  );

  const list = (...amounts: readonly string[]) => payees(...amounts.map((each) => [route.own, each] as const));

  it.each([
    ["with one row more", ["75.00", "75.00", "9.00"], 1, "75.00"],
    ["with one row less", ["75.00"], 1, "75.00"],
    ["with other amounts", ["75.01"], undefined, ""],
  ] as const)("a list %s is compared row by row", async (_, amounts, rows, amount) => {
    const bulk = await ask("bulkTransfer", kofi);
    const expected = rows ? [{ transactionId: bulk, rowsInCommon: rows, rowsOfPayment: 2, amount }] : [];
    expect(await same(yaa, list(...amounts))).toMatchObject(expected);
  });

  it.each(["0123-456.789", "0123 456 789", "0123456789"])("a foreign account is the same as %s", async (written) => {
    const foreign = (beneficiaryAccount: string) => ({ from: route.from, beneficiaryAccount, swiftCode: "CHASUS33" });
    const asked = await kofi.requestFx(foreign(written));
    expect(await same(yaa, { ...payees(["0123456789", "100.00"]), currencyCode: "USD" })).toHaveLength(1);
    const again = await yaa.requestFx(foreign("0123456789"));
    const { answer } = await efua.review(String(again.answer?.transactionId));
    expect(answer?.samePayments).toMatchObject([{ transactionId: asked.answer?.transactionId }]);
  });

  it("a single payment is found in a list, and a row of a list among single payments", async () => {
    const bulk = await ask("bulkTransfer", kofi);
    const single = String((await kofi.transfer(route.from, route.own, "12.00")).answer?.transactionId);
    expect(await same(yaa, list("75.00", "12.00"))).toMatchObject(
      [
        { transactionId: bulk, rowsInCommon: 1, amount: "75.00" },
        { transactionId: single, rowsInCommon: 1, amount: "12.00", rowsOfPayment: 1 },
      ].sort((one, other) => (one.transactionId < other.transactionId ? -1 : 1)),
    );
  });

  it("a schedule is found with its next day, and a changed schedule is not the same as itself", async () => {
    const monthly = { isSchedule: true, frequency: "MONTHLY", startDate: "13-03-2026" } as const;
    const asked = await kofi.transfer(route.from, route.own, "31.00", "GHS", monthly);
    expect(await same(yaa, list("31.00"))).toMatchObject([{ state: "WAITING" }]);
    await efua.approve(String(asked.answer?.transactionId));
    const [{ scheduleId } = {}] = await kofi.schedules();
    const scheduled = { transactionId: scheduleId, state: "SCHEDULED", date: "13-03-2026 17:00" };
    expect(await same(yaa, list("31.00"))).toMatchObject([scheduled]);
    expect(await same(yaa, { ...list("31.00"), scheduleId: String(scheduleId) })).toEqual([]);
    const again = String((await yaa.transfer(route.from, route.own, "31.00")).answer?.transactionId);
    expect((await outlooksOf(bank.db, [again], efua.caller, efua.now)).get(again)?.hasSamePayment).toBe(true);
  });

  it("payments of another company, of another currency, that failed, or of weeks ago are not the same", async () => {
    const rejected = await ask("ownAccounts", kofi);
    await efua.reject(rejected);
    await efua.approve(await ask("ownAccounts", kofi));
    const compared = comparedOf.ownAccounts(route);
    expect(await same(yaa, compared)).toHaveLength(1);
    expect(await same(yaa, { ...compared, currencyCode: "USD" })).toEqual([]);
    const [stranger] = (await aCompanyOf(bank.db, { people: ["Single"] })).people as [Customer];
    expect(await same(stranger, compared)).toEqual([]);
    yaa.now = new Date("2026-03-09T09:00:01Z");
    expect(await same(yaa, compared)).toEqual([]);
    const late = await ask("ownAccounts", yaa);
    expect((await outlooksOf(bank.db, [late], efua.caller, yaa.now)).get(late)?.hasSamePayment).toBe(false);
  });
});
