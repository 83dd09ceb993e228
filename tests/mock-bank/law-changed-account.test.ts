import { beforeEach, describe, expect, it, vi } from "vitest";
import { bankApi } from "../../contract/index";
import { transferBeneficiariesHandlers } from "../../mock-bank/beneficiaries/beneficiaries-handlers";
import { bulkTransfersHandlers } from "../../mock-bank/bulk/bulk-handlers";
import type { PreparedHandler } from "../../mock-bank/core/handler";
import { inTransaction } from "../../mock-bank/database/transaction";
import { returnPayment } from "../../mock-bank/execution/return-payment";
import { fxHandlers } from "../../mock-bank/fx/fx-handlers";
import { mobileMoneyHandlers } from "../../mock-bank/mobile-money/mobile-money-handlers";
import { CHANGE_NOT_CONFIRMED } from "../../mock-bank/orders/changed-account";
import { paymentsHandlers } from "../../mock-bank/payments/payments-handlers";
import { type Category, categoryNames } from "../../mock-bank/values/wire-names";
import { aCompanyWithRoute, adding, type Route, requestOfEach } from "../support/a-request-of-each";
import { payOthers } from "../support/a-transfer";
import type { Customer } from "../support/bank-customers";
import { onEachDatabase } from "../support/bank-database";

const { payments, transferBeneficiaries } = bankApi;
type Named = { readonly name: string; readonly number: string };

const changedAmong = async (
  who: Customer,
  payees: readonly Named[],
  { amount = "75.00", currencyCode = "GHS" } = {},
) => {
  const rows = payees.map(({ name, number }) => ({ payee: number, amount, payeeName: name }));
  const served = { endpoint: payments.same, handler: paymentsHandlers.same };
  return (await who.read(served, { currencyCode, payees: JSON.stringify(rows) })).answer?.changedAccounts;
};

/** Why no account of a kind of payment can change; true if one can. */
const canChange: { readonly [C in Category]: true | string } = {
  sameBank: true,
  otherBank: true,
  mobileMoney: true,
  fx: true,
  bulkTransfer: true,
  mobileMoneyBulk: true,
  ownAccounts: "both accounts are the company's own",
  prepaidCard: "a new card has another number",
  prepaidCardBulk: "a new card has another number",
  ghanaGov: "the bill names the account",
  ssnit: "the bill names the account",
};

onEachDatabase("A known payee at another account", (bank) => {
  let companyId: string;
  let kofi: Customer;
  let efua: Customer;
  let ama: Customer;
  let route: Route;
  const open = async (changedAccountAbove?: string) => {
    const more = { balance: "90000.00", policy: { changedAccountAbove } };
    const company = await aCompanyWithRoute(bank.db, ["Initiator", "Authorizer", "Single"], more);
    companyId = company.id;
    [kofi, efua, ama] = company.people;
    route = company.route;
  };
  beforeEach(() => open());

  const ask = async (category: Category) =>
    String((await requestOfEach[category].ask(kofi, route)).answer?.transactionId);
  const paid = (name: string, times = 9, number = "1441000004471") =>
    bank.db
      .insertInto("paid_payees")
      .values({ company_id: companyId, number, name, times, last_paid_at: new Date("2025-11-03T10:00:00Z") })
      .execute();

  /** Reads the payees of a request that waits. */
  async function payeesOf(id: string): Promise<Named[]> {
    const { details, payee } = await bank.db
      .selectFrom("requests")
      .select(["details", "payee"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const rows = await bank.db.selectFrom("request_rows").select("row").where("request_id", "=", id).execute();
    const named = ({ row }: (typeof rows)[number]) => ({
      name: String(row.beneficiaryName),
      number: String(row.beneficiaryAccount ?? row.beneficiaryWalletNumber ?? row.customerId),
    });
    return rows.length > 0
      ? rows.map(named)
      : [{ name: String(details.destinationAccountName ?? "Ama"), number: payee ?? "" }];
  }
  const reviewOf = async (id: string) => (await efua.review(id)).answer?.changedAccounts;

  describe.each(categoryNames)("of the kind %s", (category) => {
    const reason = canChange[category];

    if (reason !== true) {
      it(`the payee is never asked about: ${reason}`, async () => {
        const [payee] = await payeesOf(await ask(category));
        await paid(payee?.name ?? "");
        expect(await reviewOf(await ask(category))).toBeUndefined();
      });
      return;
    }

    it("the payee is foretold, reviewed, known after it was paid, and unknown after the money came back", async () => {
      const payees = await payeesOf(await ask(category));
      expect(await changedAmong(ama, payees)).toBeUndefined();
      await paid(`${payees[0]?.name} Limited`);
      const facts = payees.map(({ name, number }, index) => ({
        row: index + 1,
        payeeName: name,
        payeeNumber: number,
        knownName: `${payees[0]?.name} Limited`,
        knownNumber: "1441000004471",
        timesPaid: 9,
        lastPaidDate: "03-11-2025",
      }));
      const stated = { count: payees.length, payees: facts };
      // The E-Levy of wallets depends on the payments of the day.
      for (const person of [kofi, efua, ama]) person.now = new Date("2026-03-03T09:00:00Z");
      expect(await changedAmong(ama, payees)).toEqual({ ...stated, isNoteRequired: false });
      const id = await ask(category);
      expect(await reviewOf(id)).toEqual(stated);
      expect((await kofi.review(id)).answer).not.toHaveProperty("changedAccounts");
      expect((await efua.approve(id)).refused).toBeUndefined();
      expect(await changedAmong(ama, payees)).toBeUndefined();
      const [{ times } = { times: 0 }] = await bank.db
        .selectFrom("paid_payees")
        .select("times")
        .where("company_id", "=", companyId)
        .where("number", "=", payees[0]?.number.replace(/\W/g, "") ?? "")
        .execute();
      expect(times).toBe(category === "mobileMoneyBulk" ? 2 : 1);
      const back = { transactionId: id, how: "RETURNED", reason: "Account closed" } as const;
      expect(await inTransaction(bank.db, (tx) => returnPayment(tx, back, efua.now))).toHaveProperty("returnedAt");
      expect(await changedAmong(ama, payees)).toEqual({ ...stated, isNoteRequired: false });
    });
  });

  it.each([
    ["sameBank", paymentsHandlers.toSameBank],
    ["otherBank", paymentsHandlers.toOtherBankAtOnce],
    ["fx", fxHandlers.request],
    ["mobileMoney", mobileMoneyHandlers.pay],
    ["bulkTransfer", bulkTransfersHandlers.pay],
    ["mobileMoneyBulk", mobileMoneyHandlers.payBulk],
  ] as const)(
    "the payees of the kind %s are compared before the transaction of their payment",
    async (category, pay) => {
      const payees = await payeesOf(await ask(category));
      await paid(payees[0]?.name ?? "");
      const handler = pay as PreparedHandler;
      const { prepare } = handler;
      const forgetting = vi.spyOn(handler, "prepare");
      forgetting.mockImplementation(async (input, call) => {
        const work = await prepare(input, call);
        await bank.db.deleteFrom("paid_payees").where("company_id", "=", companyId).execute();
        return work;
      });
      // The E-Levy of wallets depends on the payments of the day.
      kofi.now = new Date("2026-03-03T09:00:00Z");
      expect(await reviewOf(await ask(category))).toMatchObject({ count: payees.length });
      forgetting.mockRestore();
    },
  );

  const pay = (who: Customer, to: string, amount: string, more: object = {}) =>
    payOthers(who, "sameBank", { from: route.from, to, amount, more });
  const nameOfOthers = async () => (await payeesOf(await ask("sameBank")))[0]?.name ?? "";
  const save = (name: string, accountNumber: string) =>
    ama.command(
      { endpoint: transferBeneficiaries.add, handler: transferBeneficiariesHandlers.add },
      { name, accountNumber, transferType: "LOCAL" },
    );
  const foretold = (name: string, number: string) => changedAmong(ama, [{ name, number }]);

  it("the payee is asked about also if the new account was saved first, under the known name", async () => {
    await paid("Volta Agro Ltd");
    await save("Volta Agro", route.others);
    expect(await foretold("Another Holder", route.others)).toMatchObject({ payees: [{ timesPaid: 9 }] });
  });

  it("the payee is known by the name that its beneficiary had, after the beneficiary got another account", async () => {
    await save("Landlord", route.others);
    await pay(ama, route.others, "1.00");
    const update = { endpoint: transferBeneficiaries.update, handler: transferBeneficiariesHandlers.update };
    const { id } = await bank.db
      .selectFrom("beneficiaries")
      .select("id")
      .where("company_id", "=", companyId)
      .executeTakeFirstOrThrow();
    await ama.command(update, {
      beneficiaryId: id,
      name: "Landlord",
      accountNumber: route.own,
      transferType: "LOCAL",
    });
    expect(await foretold("Any Holder", route.own)).toMatchObject({
      payees: [{ knownName: "Landlord", knownNumber: route.others, timesPaid: 1, lastPaidDate: "02-03-2026" }],
    });
  });

  it("the payee is asked about with no payments if it was only saved, and two saved accounts of one name are not", async () => {
    await save("Volta Agro Ltd", route.own);
    expect(await foretold("Volta Agro", route.others)).toMatchObject({ payees: [{ timesPaid: 0 }] });
    await save("Volta Agro Ltd", route.others);
    expect(await foretold("Volta Agro", route.others)).toBeUndefined();
  });

  it("the payee is not asked about in another company", async () => {
    await paid("Volta Agro Ltd");
    await open();
    expect(await foretold("Volta Agro Ltd", route.others)).toBeUndefined();
  });

  const note = { changeConfirmedBy: " Mercy Tetteh ", changeConfirmedPhone: "030 222 1234" };

  it("the payee is paid above the company's limit only with a note of person and phone, which the approver and the activity have", async () => {
    await open("100.00");
    const name = await nameOfOthers();
    await paid(name);
    for (const [amount, isNoteRequired] of [
      ["100.00", false],
      ["100.01", true],
    ] as const)
      expect(await changedAmong(ama, [{ name, number: route.others }], { amount })).toMatchObject({ isNoteRequired });
    for (const lacking of [{}, { ...note, changeConfirmedBy: " " }, { ...note, changeConfirmedPhone: "" }])
      expect(await pay(kofi, route.others, "100.01", lacking)).toEqual({ refused: CHANGE_NOT_CONFIRMED });
    expect((await pay(kofi, route.others, "100.00")).refused).toBeUndefined();
    const id = String((await pay(kofi, route.others, "100.01", note)).answer?.transactionId);
    expect(await reviewOf(id)).toMatchObject({ confirmedBy: "Mercy Tetteh", confirmedPhone: "030 222 1234" });
    const entries = await bank.db
      .selectFrom("audit")
      .select(["kind", "detail"])
      .where("company_id", "=", companyId)
      .where("event", "=", "accountChanged")
      .orderBy("id")
      .execute();
    const about = `${name}, ${route.others}, known at 1441000004471, as`;
    expect(entries).toMatchObject([
      { kind: "BENEFICIARY", detail: expect.stringMatching(`${about} .*Nobody has confirmed the new account`) },
      { kind: "BENEFICIARY", detail: `${about} ${id}. Confirmed by Mercy Tetteh, 030 222 1234` },
    ]);
    const change = bank.db.updateTable("requests").set({ changed_accounts: null } as never);
    await expect(change.where("id", "=", id).execute()).rejects.toThrow("append-only");
  });

  it("the payee is asked about when a schedule gets another account", async () => {
    const name = await nameOfOthers();
    const monthly = { isSchedule: true, frequency: "MONTHLY", startDate: "15-03-2026" } as const;
    await pay(ama, route.own, "10.00", monthly);
    const [scheduled] = await ama.schedules("LOCAL-TRANSFER");
    await paid(name);
    const change = async (who: Customer) => {
      const fields = {
        scheduleId: String(scheduled?.scheduleId),
        transType: "LOCAL-TRANSFER" as const,
        sourceAccount: route.from,
        destinationAccountNo: route.others,
        narration: "Changed",
        frequency: "MONTHLY" as const,
      };
      return who.changeSchedule({ ...fields, ...note }, { total: "GHS 10.00", to: route.others.slice(-4) });
    };
    expect((await change(kofi)).refused).toBeUndefined();
    const { id } = await bank.db
      .selectFrom("requests")
      .select("id")
      .where("company_id", "=", companyId)
      .where("schedule_id", "is not", null)
      .executeTakeFirstOrThrow();
    expect(await reviewOf(id)).toMatchObject({ count: 1, confirmedBy: "Mercy Tetteh" });
  });

  it("the note of a scheduled list is kept when the list gets another day, and none is asked for", async () => {
    await open("100.00");
    const payees = await payeesOf(await ask("bulkTransfer"));
    await paid(payees[0]?.name ?? "");
    const monthly = { isSchedule: true, frequency: "MONTHLY", startDate: "15-03-2026" };
    const asked = await requestOfEach.bulkTransfer.ask(adding(kofi, { ...note, ...monthly }), route);
    await efua.approve(String(asked.answer?.transactionId));
    const [scheduled] = await kofi.schedules("BULK-TRANSFER");
    const fields = {
      scheduleId: String(scheduled?.scheduleId),
      transType: "BULK-TRANSFER" as const,
      sourceAccount: route.from,
      narration: "Changed",
      frequency: "WEEKLY" as const,
    };
    const total = `GHS ${String(scheduled?.totalAmount)}`;
    expect((await kofi.changeSchedule(fields, { total })).refused).toBeUndefined();
    const { id } = await bank.db
      .selectFrom("requests")
      .select("id")
      .where("company_id", "=", companyId)
      .where("schedule_id", "is not", null)
      .where("status", "=", "PENDING")
      .executeTakeFirstOrThrow();
    expect(await reviewOf(id)).toMatchObject({ count: payees.length, confirmedBy: "Mercy Tetteh" });
  });
});
