import { beforeEach, describe, expect, it } from "vitest";
import { HttpPayments } from "../../../../adapters/bank-api/payments/http-payments";
import { ghs } from "../../../../domain/money";
import {
  aCardLoad,
  aContributionPayment,
  anInvoicePayment,
  anOtherBankTransfer,
  anOwnTransfer,
  aSameBankTransfer,
  aWalletPayment,
} from "../../../support/a-payment";
import { aSession } from "../../../support/a-session";
import { aStubBank } from "../../../support/a-stub-bank";

let bank = aStubBank();
beforeEach(() => {
  bank = aStubBank();
  bank.state.begin(aSession(), 0);
});

const payments = () => new HttpPayments(bank.client);

describe("the limits of a payment over HTTP", () => {
  const limited = { source: "1020304050607", currency: "GHS", total: undefined, isScheduled: false };
  const sent = { sourceAccount: "1020304050607", currencyCode: "GHS" };
  const answer = {
    code: 0,
    limitCurrency: "GHS",
    transactionLimit: "5000.00",
    dailyLimit: "20000.00",
    leftToday: "12500.00",
    highestAmount: "320.00",
  };
  const limits = {
    ofTransaction: ghs(5000_00),
    ofDay: ghs(20_000_00),
    leftToday: ghs(12_500_00),
    highest: ghs(320_00),
    approvalsNeeded: undefined,
    approvers: [],
    refusal: undefined,
  };
  const payee = { kind: "wallet", place: "MTN", number: "0241234567" } as const;

  it.each([
    ["without an amount", {}, {}],
    ["with a total", { total: ghs(60_05) }, { totalAmount: "60.05" }],
    ["of a bulk", { total: ghs(60_00), largest: ghs(12_50) }, { totalAmount: "60.00", largestAmount: "12.50" }],
    ["that is scheduled", { isScheduled: true }, { isSchedule: "true" }],
    ["to a wallet", { payee }, { payeeType: "WALLET", payeePlace: "MTN", payeeNumber: "0241234567" }],
  ])("the limits of a payment %s are asked with %j as %j", async (_, chosen, fields) => {
    bank.answer(answer);
    expect(await payments().limits({ ...limited, ...chosen })).toStrictEqual({
      ok: true,
      value: { ...limits, nameCheck: undefined },
    });
    expect(bank.lastCall()).toBe("POST /transfer/paymentLimits");
    expect(bank.last().form).toEqual({ ...sent, ...fields });
  });

  it("the limits of a payment have the comparison of names that the payment must confirm", async () => {
    bank.answer({ ...answer, nameCheck: { result: "NO_MATCH", savedName: "Payroll", accountName: "Yaw" } });
    expect(await payments().limits(limited)).toStrictEqual({
      ok: true,
      value: { ...limits, nameCheck: { result: "noMatch", savedName: "Payroll", accountName: "Yaw" } },
    });
  });

  it("limits that the bank refuses have the bank's message", async () => {
    const refused = { code: 1, description: "Unknown call." };
    bank.answer(refused);
    const failure = { kind: "refused", message: "Unknown call.", answer: refused };
    expect(await payments().limits(limited)).toEqual({ ok: false, failure });
  });

  it("limits above a trillion are unreadable, which is logged", async () => {
    bank.answer({ ...answer, dailyLimit: "1000000000000.01" });
    expect(await payments().limits(limited)).toEqual({ ok: false, failure: { kind: "unreadable" } });
    expect(bank.warnings).toEqual(["POST /transfer/paymentLimits: unreadable"]);
  });
});

describe("the name of a new beneficiary", () => {
  it.each([
    ["within the bank", aSameBankTransfer],
    ["to another bank", anOtherBankTransfer],
    ["to a wallet", aWalletPayment],
    ["to a card", aCardLoad],
  ] as const)(
    "a payment %s sends the name of its payee only if the payee is saved; a missing name is empty",
    async (_, of) => {
      await payments()
        .prepare(of({ keepsPayee: true }))
        .submit("12345");
      expect(bank.last().form).toMatchObject({ saveBen: "true", benName: "" });
      await payments()
        .prepare(of({ keepsPayee: false }), () => "Cook")
        .submit("12345");
      expect(bank.last().form).toMatchObject({ saveBen: "false" });
      expect(bank.last().form).not.toHaveProperty("benName");
    },
  );
});

it.each([
  anOwnTransfer(),
  aSameBankTransfer(),
  anOtherBankTransfer(),
  aWalletPayment(),
  aCardLoad(),
  anInvoicePayment(),
  aContributionPayment(),
])("the call of a payment of the kind $kind keeps the key of its earlier attempt", (payment) => {
  expect(payments().prepare(payment, undefined, "key-7").key).toBe("key-7");
});

it("the receipt of a payment that the bank refuses has the bank's message", async () => {
  const answer = { code: 1, description: "No receipt yet." };
  bank.answer(answer);
  const failure = { kind: "refused", message: "No receipt yet.", answer };
  expect(await payments().receipt("T1")).toEqual({ ok: false, failure });
});
