import { describe, expect, it } from "vitest";
import { OwnTransferDraft, toPayment } from "../../../application/payments/own-transfer-draft";
import { ghs, moneyOf, zero } from "../../../domain/money";
import { fail } from "../../../domain/result";
import { anAccount, anotherAccount } from "../../support/a-payment";

const dollars = anAccount({ number: "1020304050609", currency: "USD", available: zero("USD"), book: zero("USD") });
const today = "2026-11-20";
const accounts = [anAccount(), anotherAccount(), dollars];

const aDraft = (over: Partial<OwnTransferDraft> = {}): OwnTransferDraft =>
  Object.assign(new OwnTransferDraft(), {
    source: anAccount().number,
    destination: anotherAccount().number,
    amount: "150",
    narration: "Float",
    ...over,
  });

const problems = (over: Partial<OwnTransferDraft>) => {
  const read = toPayment(aDraft(over), accounts, today);
  return read.ok ? {} : read.failure;
};

describe("a filled-in transfer between own accounts", () => {
  it("the form is converted to a payment with trimmed texts and an amount in the source's currency", () => {
    expect(toPayment(aDraft({ amount: " 1,150.5 ", narration: " Float " }), accounts, today)).toEqual({
      ok: true,
      value: {
        kind: "ownAccounts",
        source: anAccount(),
        destination: anotherAccount(),
        amount: ghs(1150_50),
        narration: "Float",
      },
    });
    const euros = [anAccount({ currency: "EUR" }), anotherAccount({ currency: "EUR" })];
    expect(toPayment(aDraft(), euros, today)).toMatchObject({ ok: true, value: { amount: moneyOf(150_00, "EUR") } });
  });
});

describe("problems of a transfer between own accounts", () => {
  it("every required field is named @S1-5-01 @S2-5-001..004 @S2-5-007", () => {
    expect(problems({ source: "", destination: "", amount: "", narration: "", scheduled: "yes" })).toEqual({
      source: "Source Account is required",
      destination: "Destination Account is required",
      amount: "Amount is required",
      narration: "Narration is required",
      frequency: "Frequency is required",
    });
    expect(problems({ narration: "   " })).toEqual({ narration: "Narration is required" });
  });

  it.each([
    ["0", "Amount is required"],
    ["0.00", "Amount is required"],
    ["  ", "Amount is required"],
    ["1.005", "Amount must be a number with at most two decimals"],
    ["1e3", "Amount must be a number with at most two decimals"],
    ["-5", "Amount must be a number with at most two decimals"],
    ["99999999999999", "Amount is too large"],
  ])("the problem of the amount %j is: %s @S1-5-16 @S1-5-39 @S2-5-007 @S2-5-100 @S2-5-101", (amount, told) => {
    expect(problems({ amount })).toEqual({ amount: told });
  });

  it("a narration has at most 25 characters @S2-5-012", () => {
    expect(problems({ narration: "n".repeat(25) })).toEqual({});
    expect(problems({ narration: "n".repeat(26) })).toEqual({ narration: "Narration may have at most 25 characters" });
  });

  it("the source account is refused as the destination @S2-5-015", () => {
    expect(problems({ destination: anAccount().number })).toEqual({
      destination: "Destination Account must differ from Source Account",
    });
  });

  it("a destination in another currency is refused @S2-5-016", () => {
    expect(problems({ destination: dollars.number })).toEqual({
      destination: "Source and destination accounts have different currencies.",
    });
  });

  it("a scheduled transfer is refused for an account in another currency than cedis", () => {
    const inDollars = [dollars, { ...dollars, number: "1020304050610" }];
    const choice = { source: "1020304050609", destination: "1020304050610", frequency: "daily" };
    const read = toPayment(aDraft({ ...choice, scheduled: "yes" }), inDollars, today);
    expect(read).toEqual(fail({ source: "A scheduled transfer must be paid from an account in GHS" }));
    expect(toPayment(aDraft(choice), inDollars, today).ok).toBe(true);
    expect(problems({ scheduled: "yes", frequency: "daily" })).toEqual({});
  });

  it("accounts of other companies are refused", () => {
    expect(problems({ source: "9999999999999" })).toEqual({ source: "Source Account is required" });
    expect(problems({ destination: "9999999999999" })).toEqual({ destination: "Destination Account is required" });
  });
});
