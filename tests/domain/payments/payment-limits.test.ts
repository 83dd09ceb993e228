import { describe, expect, it } from "vitest";
import { limitedFxOf } from "../../../domain/fx/fx-transfer";
import { ghs, moneyOf } from "../../../domain/money";
import { type BulkRow, noIds, totalsOf } from "../../../domain/payments/bulk";
import {
  isBulkPayment,
  type LimitedPayment,
  largestOf,
  limitedBulkOf,
  limitedPaymentOf,
  overLimitOf,
  type PaymentLimits,
} from "../../../domain/payments/payment-limits";
import type { ScheduledTransfer } from "../../../domain/schedules/scheduled-transfer";
import { changedPayeeOf, limitedChangeOf } from "../../../domain/schedules/scheduled-transfer";
import { anFxTransfer } from "../../support/a-fx-transfer";
import {
  aCardLoad,
  aClearingTransfer,
  aContributionPayment,
  anAccount,
  anInvoicePayment,
  anOtherBankTransfer,
  anOwnTransfer,
  aSameBankTransfer,
  aWalletPayment,
} from "../../support/a-payment";
import { aScheduledTransfer } from "../../support/a-scheduled-transfer";

const source = anAccount({ number: "1020304050607" });
const schedule = { frequency: "monthly", start: "2026-12-01" } as const;

const aSchedule = (over: Partial<ScheduledTransfer> = {}): ScheduledTransfer =>
  aScheduledTransfer({
    source: { account: source.number, type: "Current" },
    amount: ghs(100_00),
    total: ghs(100_00),
    ...over,
  });

const aLimitedPayment = (over: Partial<LimitedPayment> = {}): LimitedPayment => ({
  source: source.number,
  currency: "GHS",
  total: ghs(100_00),
  isScheduled: false,
  ...over,
});

const aRow = (amount: BulkRow["amount"]): BulkRow => ({
  position: 1,
  texts: {},
  amount,
  charge: ghs(0),
  eLevy: ghs(0),
  isBad: amount === undefined,
  status: "",
  ids: noIds,
});

describe("the cause of a refusal by the limits", () => {
  const limitsWith = (refusal: PaymentLimits["refusal"]): PaymentLimits => ({
    ofTransaction: ghs(500_00),
    ofDay: ghs(1_000_00),
    leftToday: ghs(100_00),
    highest: ghs(100_00),
    approvalsNeeded: 1,
    approvers: [],
    refusal,
  });
  const causeFor = (isPossibleTomorrow: boolean | undefined, payment?: LimitedPayment) =>
    overLimitOf(limitsWith({ message: "Too much", isPossibleTomorrow }), payment)?.excess;

  it("a payment within the limits, or with unknown limits, is not refused", () => {
    expect(overLimitOf(undefined, aLimitedPayment())).toBeUndefined();
    expect(overLimitOf(limitsWith(undefined), aLimitedPayment())).toBeUndefined();
  });

  it("a refusal is reported with its limits", () => {
    const refusal = { message: "Too much", isPossibleTomorrow: true };
    const limits = limitsWith(refusal);
    expect(overLimitOf(limits, aLimitedPayment())).toEqual({ kind: "overLimit", excess: "payment", limits, refusal });
  });

  it.each([
    [true, "approval"],
    [false, "approval"],
    [undefined, "bill"],
  ] as const)("if no payment is made, with isPossibleTomorrow %s, the cause is the %s", (tomorrow, cause) => {
    expect(causeFor(tomorrow)).toBe(cause);
  });

  it("the cause is the schedule if a change is refused for another reason than the limits", () => {
    const change = aLimitedPayment({ changed: aSchedule() });
    expect(causeFor(undefined, change)).toBe("schedule");
    expect(causeFor(false, change)).toBe("payment");
    expect(causeFor(true, change)).toBe("payment");
    expect(causeFor(undefined, aLimitedPayment())).toBe("payment");
  });

  it.each([
    ["a new bulk", { largest: ghs(60_00) }],
    ["a changed bulk", { changed: aSchedule({ category: "bulkTransfer" }) }],
  ])("the rows are the cause for %s only if its total is accepted and waiting does not help", (_, over) => {
    const bulk = (total: LimitedPayment["total"]) => aLimitedPayment({ ...over, total });
    expect(causeFor(false, bulk(ghs(100_00)))).toBe("rows");
    expect(causeFor(false, bulk(ghs(100_01)))).toBe("payment");
    expect(causeFor(false, bulk(undefined))).toBe("payment");
    expect(causeFor(true, bulk(ghs(100_00)))).toBe("payment");
  });

  it("the rows are never the cause for a single payment", () => {
    expect(causeFor(false, aLimitedPayment())).toBe("payment");
    expect(causeFor(false, aLimitedPayment({ changed: aSchedule() }))).toBe("payment");
  });

  it("a payment is a bulk if it has a largest amount, or changes the schedule of a bulk", () => {
    expect(isBulkPayment(aLimitedPayment({ largest: ghs(1) }))).toBe(true);
    expect(isBulkPayment(aLimitedPayment({ changed: aSchedule({ category: "bulkTransfer" }) }))).toBe(true);
    expect(isBulkPayment(aLimitedPayment({ changed: aSchedule() }))).toBe(false);
    expect(isBulkPayment(aLimitedPayment())).toBe(false);
  });
});

describe("a payment as the limits see it", () => {
  it("a payment counts with its source account and with all its charges", () => {
    const payment = anOtherBankTransfer({ source, amount: ghs(250_00), charge: ghs(5_00) });
    expect(limitedPaymentOf(payment)).toMatchObject({ source: source.number, currency: "GHS", total: ghs(255_00) });
    const dollars = moneyOf(20_00, "USD");
    expect(limitedPaymentOf(anOwnTransfer({ amount: dollars }))).toMatchObject({ currency: "USD", total: dollars });
  });

  it("a payment is scheduled if it has a schedule", () => {
    expect(limitedPaymentOf(anOwnTransfer({ schedule })).isScheduled).toBe(true);
    expect(limitedPaymentOf(anOwnTransfer({ schedule: undefined })).isScheduled).toBe(false);
    expect(limitedPaymentOf(aCardLoad()).isScheduled).toBe(false);
  });

  it.each([
    ["a transfer inside the bank", aSameBankTransfer(), { kind: "sameBank", place: "", number: "1020304050608" }],
    ["an instant transfer", anOtherBankTransfer(), { kind: "instant", place: "300312", number: "1441000777888" }],
    ["a transfer to a branch", aClearingTransfer(), { kind: "nonInstant", place: "040104", number: "6011130004521" }],
    ["a payment to a wallet", aWalletPayment(), { kind: "wallet", place: "MTN", number: "0241234567" }],
    ["a load of a card", aCardLoad(), { kind: "card", place: "1234567", number: "4321" }],
    ["a transfer to an own account", anOwnTransfer(), undefined],
    ["a payment of an invoice", anInvoicePayment(), undefined],
    ["a contribution", aContributionPayment(), undefined],
  ])("the payee of %s is checked as it would be saved, if it can be saved", (_, payment, payee) => {
    expect(limitedPaymentOf(payment).payee).toEqual(payee);
  });

  it("a transfer in a foreign currency counts with its amount, without a schedule", () => {
    const amount = moneyOf(100_00, "USD");
    expect(limitedFxOf(anFxTransfer({ source, amount }))).toEqual({
      source: source.number,
      currency: "USD",
      total: amount,
      isScheduled: false,
    });
  });
});

describe("a bulk payment as the limits see it", () => {
  const rows = [aRow(ghs(20_00)), aRow(ghs(60_00)), aRow(undefined), aRow(ghs(40_00))];
  const bulk = {
    category: "bulkTransfer",
    source,
    rows,
    totals: totalsOf(rows, "GHS"),
    kind: "bulk",
    origin: "file",
    keepsPayee: false,
    schedule: undefined,
  } as const;

  it("a bulk counts with its total and with its largest amount", () => {
    const limited = { source: source.number, currency: "GHS", total: ghs(120_00), largest: ghs(60_00) };
    expect(limitedBulkOf(bulk)).toEqual({ ...limited, isScheduled: false });
    expect(limitedBulkOf({ ...bulk, schedule })).toEqual({ ...limited, isScheduled: true });
  });

  it("rows without an amount have no largest amount", () => {
    expect(largestOf([])).toBeUndefined();
    expect(largestOf([aRow(undefined)])).toBeUndefined();
    expect(largestOf([aRow(undefined), aRow(ghs(1))])).toEqual(ghs(1));
  });
});

describe("a changed schedule as the limits see it", () => {
  const account = "6011130004521";
  const change = {
    schedule: aSchedule(),
    source,
    payee: { account, name: "Tema Cold Stores" },
    amount: ghs(100_00),
    total: ghs(105_00),
    narration: "Rent",
    frequency: "monthly",
    start: undefined,
  } as const;

  it("a change counts as a scheduled payment of its new total to its new payee", () => {
    expect(limitedChangeOf(change)).toEqual({
      source: source.number,
      currency: "GHS",
      total: ghs(105_00),
      isScheduled: true,
      changed: change.schedule,
      payee: { kind: "sameBank", place: "", number: account },
    });
    expect(limitedChangeOf({ ...change, payee: undefined }).payee).toBeUndefined();
  });

  it.each([
    [{ category: "sameBank" }, "sameBank"],
    [{ category: "otherBank", isInstant: true }, "instant"],
    [{ category: "otherBank", isInstant: false }, "nonInstant"],
    [{ category: "ownAccounts" }, undefined],
    [{ category: "bulkTransfer" }, undefined],
  ] as const)("the new payee of the schedule %o is checked as %s, without the code of its bank", (over, kind) => {
    expect(changedPayeeOf(aSchedule(over), account)).toEqual(kind && { kind, place: "", number: account });
  });
});
