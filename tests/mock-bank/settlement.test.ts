import { expect, it } from "vitest";
import type { DecodedOf } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { ownAccounts } from "../../mock-bank/accounts/own-accounts";
import { type Call, refuse } from "../../mock-bank/core/handler";
import { defaultSettings } from "../../mock-bank/core/settings";
import { moveClock } from "../../mock-bank/due-work/advance-time";
import { DECLINED, DECLINED_ACCOUNT_END, UNANSWERED_ACCOUNT_END } from "../../mock-bank/execution/payment-outcome";
import { balancesOf } from "../../mock-bank/ledger/balances";
import { controlAccountIds } from "../../mock-bank/ledger/control-accounts";
import { journalOf } from "../../mock-bank/ledger/journal";
import { formatMinor, parseMinor } from "../../mock-bank/ledger/minor-units";
import type { Route } from "../../mock-bank/orders/order";
import { submit } from "../../mock-bank/payments/submit";
import { openLog } from "../../mock-bank/system/log";
import { aCompanyOf, type Customer } from "../support/bank-customers";
import { onEachDatabase } from "../support/bank-database";

const toOtherBank = bankApi.payments.toOtherBank;
type Input = DecodedOf<typeof toOtherBank>;

/** A transfer to another bank by a given route, so that the outcome does not depend on the user. */
const handlerOf = (route: Route) => async (input: Input, call: Call) => {
  const [source] = (await ownAccounts(call.db, call.caller.companyId, [input.sourceAccount])).values();
  if (!source) return refuse("Account not found");
  const control = await controlAccountIds(call.db);
  const amount = parseMinor(input.amount);
  const charge = route === "instant" ? 10_00n : 0n;
  const { narration, destinationAccountNo } = input;
  const settlement = control(route === "instant" ? "GIP-SETTLEMENT" : "ACH-CLEARING");
  const order = {
    ...({
      category: "otherBank",
      sourceAccountId: source.accountId,
      currency: "GHS",
      amount,
      charge,
      eLevy: 0n,
    } as const),
    narration,
    route,
    payee: destinationAccountNo,
    details: {},
    legs: [
      { accountId: source.accountId, amount: -(amount + charge), narration },
      { accountId: settlement, amount, narration },
      ...(charge > 0n ? [{ accountId: control("FEES-INCOME"), amount: charge, narration }] : []),
    ],
  };
  return submit(call, order, { code: input.password, paid: "Paid.", sent: "Sent." });
};

onEachDatabase("A transfer to another bank", (bank) => {
  const open = async (people: Parameters<typeof aCompanyOf>[1]["people"] = ["Single"], balance = "1000.00") => {
    const company = await aCompanyOf(bank.db, { people, accounts: [{ currency: "GHS", balance }] });
    const [account = ""] = company.accounts;
    const pay = async (who: Customer | undefined, route: Route, at: string, amount: string, to = "1234567890123") => {
      if (!who) throw new Error("Nobody pays");
      who.now = new Date(at);
      const fields = {
        sourceAccount: account,
        destinationAccountNo: to,
        amount,
        currencyCode: "GHS",
        narration: "Test",
        transType: "OTHERBANK-TRANSFER",
      };
      const total = `GHS ${formatMinor(parseMinor(amount) + (route === "instant" ? 10_00n : 0n))}`;
      const served = { endpoint: toOtherBank, handler: handlerOf(route) };
      const code = await who.verifiedCode(toOtherBank, { ...fields, passwordType: "OTP" }, { total, to: to.slice(-4) });
      return who.command(served, { ...fields, password: code, passwordType: "OTP" });
    };
    const balances = async () => {
      const [balance] = await balancesOf(bank.db, company.id);
      return balance && [formatMinor(balance.book), formatMinor(balance.available)];
    };
    const statusOf = async (id: unknown) =>
      (await bank.db.selectFrom("requests").select("status").where("id", "=", String(id)).executeTakeFirstOrThrow())
        .status;
    return { ...company, pay, balances, statusOf };
  };
  const passUntil = (moment: string) =>
    moveClock({ db: bank.db, settings: defaultSettings, log: openLog("silent") }, new Date(moment));
  const messagesOn = async (id: unknown) => {
    const found = bank.db.selectFrom("messages").select("body").where("body", "like", `%${id}%`);
    return (await found.execute()).map(({ body }) => body);
  };

  it("a clearing transfer before 12:00 is held until the credit of the same day @S2-9-19", async () => {
    const { people, pay, balances, statusOf } = await open();
    const { answer } = await pay(people[0], "clearing", "2026-11-20T11:59:00Z", "150.00");
    expect(await balances()).toEqual(["1000.00", "850.00"]);
    expect(await statusOf(answer?.transactionId)).toBe("PROCESSING");
    expect(await journalOf(bank.db, String(answer?.transactionId))).toEqual([]);
    await passUntil("2026-11-20T14:59:59Z");
    expect(await balances()).toEqual(["1000.00", "850.00"]);
    await passUntil("2026-11-20T15:00:00Z");
    expect(await balances()).toEqual(["850.00", "850.00"]);
    expect(await statusOf(answer?.transactionId)).toBe("APPROVED");
    const [entry, ...more] = await journalOf(bank.db, String(answer?.transactionId));
    expect(more).toEqual([]);
    expect(entry?.postedAt.toISOString()).toBe("2026-11-20T15:00:00.000Z");
    expect(entry?.lines.map(({ account, amount }) => [account, amount]).slice(1)).toEqual([["ACH-CLEARING", "150.00"]]);
    expect((await messagesOn(answer?.transactionId))[0]).toContain("GHS 150.00");
  });

  it("a clearing transfer after 12:00 waits for the next working day @S2-9-20", async () => {
    const { people, pay, balances } = await open();
    await pay(people[0], "clearing", "2026-11-20T12:00:00Z", "150.00");
    await passUntil("2026-11-23T14:59:00Z");
    expect(await balances()).toEqual(["1000.00", "850.00"]);
    await passUntil("2026-11-23T15:00:00Z");
    expect(await balances()).toEqual(["850.00", "850.00"]);
  });

  it("held money cannot be spent twice", async () => {
    const { people, pay, balances } = await open();
    await pay(people[0], "clearing", "2026-11-24T08:00:00Z", "600.00");
    const { refused } = await pay(people[0], "clearing", "2026-11-24T08:01:00Z", "600.00");
    expect(refused).toBe("Insufficient funds to complete the transaction.");
    expect((await pay(people[0], "instant", "2026-11-24T08:02:00Z", "391.00")).refused).toBe(refused);
    expect((await pay(people[0], "instant", "2026-11-24T08:02:00Z", "390.00")).refused).toBeUndefined();
    expect(await balances()).toEqual(["600.00", "0.00"]);
    await passUntil("2026-11-24T16:00:00Z");
    expect(await balances()).toEqual(["0.00", "0.00"]);
  });

  it("a held transfer counts toward the limit of the day on which it was made", async () => {
    const { people, pay } = await open(["Single"], "90000.00");
    await pay(people[0], "clearing", "2026-11-25T13:00:00Z", "30000.00");
    const same = await pay(people[0], "clearing", "2026-11-25T14:00:00Z", "30000.00");
    expect(same.refused).toBe("This payment would pass your limit of GHS 50,000.00 a day.");
    await passUntil("2026-11-26T09:00:00Z");
    expect((await pay(people[0], "clearing", "2026-11-26T09:00:00Z", "50000.00")).refused).toBeUndefined();
    await passUntil("2026-11-26T15:00:00Z");
  });

  it("a transfer that the receiving bank declines moves no money and is kept as failed", async () => {
    const { id, people, pay, balances } = await open();
    const { refused } = await pay(
      people[0],
      "instant",
      "2026-11-28T09:00:00Z",
      "150.00",
      `123456789${DECLINED_ACCOUNT_END}`,
    );
    expect(refused).toBe(DECLINED);
    expect(await balances()).toEqual(["1000.00", "1000.00"]);
    const kept = bank.db.selectFrom("requests").select(["status", "failure"]).where("company_id", "=", id);
    expect(await kept.execute()).toEqual([{ status: "FAILED", failure: DECLINED }]);
  });

  it("a transfer to a bank that does not answer is in progress until the switch knows the outcome", async () => {
    const { people, pay, balances, statusOf } = await open();
    const { answer } = await pay(
      people[0],
      "instant",
      "2026-11-28T10:00:00Z",
      "150.00",
      `123456789${UNANSWERED_ACCOUNT_END}`,
    );
    expect(await balances()).toEqual(["1000.00", "840.00"]);
    expect(await statusOf(answer?.transactionId)).toBe("PROCESSING");
    await passUntil("2026-11-28T10:15:00Z");
    expect(await balances()).toEqual(["840.00", "840.00"]);
    expect(await statusOf(answer?.transactionId)).toBe("APPROVED");
  });

  it("an Initiator's transfer moves and holds no money before approval, and is then held", async () => {
    const { people, pay, balances, statusOf } = await open(["Initiator", "Authorizer"]);
    const { answer } = await pay(people[0], "clearing", "2026-11-30T09:00:00Z", "150.00");
    expect(await balances()).toEqual(["1000.00", "1000.00"]);
    const id = String(answer?.transactionId);
    if (people[1]) people[1].now = new Date("2026-11-30T11:00:00Z");
    expect((await people[1]?.approve(id))?.refused).toBeUndefined();
    expect(await balances()).toEqual(["1000.00", "850.00"]);
    expect(await statusOf(id)).toBe("PROCESSING");
    expect((await people[0]?.review(id))?.answer).toMatchObject({
      events: [{ event: "created" }, { event: "sent" }],
      receiptFrom: "30-11-2026 15:00",
    });
    expect((await people[0]?.receipt(id))?.refused).toBe("There is no receipt for this transaction.");
    await passUntil("2026-11-30T15:00:00Z");
    expect(await balances()).toEqual(["850.00", "850.00"]);
    expect(await statusOf(id)).toBe("APPROVED");
    expect((await people[0]?.review(id))?.answer).toMatchObject({ hasReceipt: true });
    expect((await people[0]?.receipt(id))?.refused).toBeUndefined();
  });

  it("an Initiator's transfer that the receiving bank declines fails with that bank's reason", async () => {
    const { people, pay, balances, statusOf } = await open(["Initiator", "Authorizer"]);
    const { answer } = await pay(
      people[0],
      "instant",
      "2026-12-01T09:00:00Z",
      "150.00",
      `123456789${DECLINED_ACCOUNT_END}`,
    );
    const id = String(answer?.transactionId);
    expect((await people[1]?.approve(id))?.refused).toBe(DECLINED);
    expect(await balances()).toEqual(["1000.00", "1000.00"]);
    expect(await statusOf(id)).toBe("FAILED");
  });
});
