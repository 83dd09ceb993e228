import { describe, expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import { checkFunds, totalOf } from "../../../domain/payments/payment";
import {
  aCardLoad,
  aContributionPayment,
  anAccount,
  anInvoicePayment,
  anOtherBankTransfer,
  anOwnTransfer,
  aSameBankTransfer,
  aWalletPayment,
} from "../../support/a-payment";

const amount = ghs(250_00);

describe("the total of a payment", () => {
  it.each([
    anOwnTransfer({ amount }),
    aSameBankTransfer({ amount }),
    aCardLoad({ amount }),
    anInvoicePayment({ amount }),
  ])("the total of a payment of the kind $kind is its amount", (payment) => {
    expect(totalOf(payment)).toEqual(amount);
  });

  it.each([
    anOtherBankTransfer({ amount, charge: ghs(5_00) }),
    aWalletPayment({ amount, charge: ghs(3_50), eLevy: { amount: ghs(1_50), id: "" } }),
    aContributionPayment({ amount, penalty: ghs(5_00) }),
  ])("the total of a payment of the kind $kind includes charge, E-Levy and penalty", (payment) => {
    expect(totalOf(payment)).toEqual(ghs(255_00));
  });
});

describe("the funds of a payment", () => {
  const short = { ok: false, failure: { kind: "insufficientFunds" } };
  const holding = (minor: number) => anAccount({ available: ghs(minor) });

  it("the available balance covers the payment with its charges", () => {
    const transfer = { amount, charge: ghs(5_00) };
    expect(checkFunds(anOtherBankTransfer({ ...transfer, source: holding(255_00) })).ok).toBe(true);
    expect(checkFunds(anOtherBankTransfer({ ...transfer, source: holding(254_99) }))).toEqual(short);
    expect(checkFunds(aCardLoad({ amount, source: holding(249_99) }))).toEqual(short);
  });

  it("the balance of a scheduled payment is not checked before its day", () => {
    const transfer = { amount, source: holding(0) };
    const schedule = { frequency: "monthly", start: "2026-12-01" } as const;
    expect(checkFunds(anOwnTransfer({ ...transfer, schedule })).ok).toBe(true);
    expect(checkFunds(anOwnTransfer({ ...transfer, schedule: undefined }))).toEqual(short);
  });
});
