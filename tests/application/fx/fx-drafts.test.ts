import { describe, expect, it } from "vitest";
import { FxRatesDraft, toFxCurrency } from "../../../application/fx/fx-rates-draft";
import { FxTransferDraft, toFxTransfer } from "../../../application/fx/fx-transfer-draft";
import { moneyOf } from "../../../domain/money";
import { anAccount } from "../../support/a-payment";

const source = anAccount();
const filledIn: Partial<FxTransferDraft> = {
  type: "international",
  currency: "USD",
  source: source.number,
  amount: "1,250.50",
  beneficiaryName: " Hamburg Kakao GmbH ",
  beneficiaryAccount: "DE89370400440532013000",
  country: "Germany",
  bankName: "Hamburger Sparkasse",
  bankAddress: "Adolphsplatz 3, Hamburg",
  swiftCode: "HASPDEHHXXX",
  sortCode: "20050550",
  senderPhone: "+233 24 400 0001",
  accountForCharges: source.number,
  purpose: "Cocoa samples",
};
const read = (more: Partial<FxTransferDraft> = {}) =>
  toFxTransfer(Object.assign(new FxTransferDraft(), filledIn, more), [source]);
const problemsOf = (more: Partial<FxTransferDraft>) => {
  const outcome = read(more);
  return outcome.ok ? {} : outcome.failure;
};

describe("the form FX Transfer Request", () => {
  it("a filled-in form is converted to a request", () => {
    const outcome = read();
    expect(outcome.ok && outcome.value).toEqual({
      type: "international",
      source,
      amount: moneyOf(1250_50, "USD"),
      beneficiary: { name: "Hamburg Kakao GmbH", account: "DE89370400440532013000" },
      country: "Germany",
      bank: {
        name: "Hamburger Sparkasse",
        address: "Adolphsplatz 3, Hamburg",
        swiftCode: "HASPDEHHXXX",
        sortCode: "20050550",
        routingNumber: "",
      },
      senderPhone: "0244000001",
      fee: { kind: "sender", account: source },
      purpose: "Cocoa samples",
    });
  });

  it.each([
    ["type", "Transfer Type"],
    ["currency", "Currency"],
    ["source", "Source Account"],
    ["amount", "Amount"],
    ["beneficiaryName", "Beneficiary Name"],
    ["beneficiaryAccount", "Beneficiary Account"],
    ["country", "Beneficiary Country"],
    ["bankName", "Beneficiary Bank Name"],
    ["bankAddress", "Beneficiary Bank Address"],
    ["swiftCode", "Swift Code"],
    ["sortCode", "Sort Code"],
    ["senderPhone", "Sender Telephone Number"],
    ["feePaidBy", "Fee Paid By"],
    ["accountForCharges", "Account For Charges"],
    ["purpose", "Purpose"],
  ] as const)("the field %s is required (@S2-5-077)", (field, label) => {
    expect(problemsOf({ [field]: "" })).toEqual({ [field]: `${label} is required` });
  });

  it("the routing number is optional (@S2-5-078)", () => {
    expect(read({ routingNumber: "" }).ok).toBe(true);
    expect(read({ routingNumber: "026009593" }).ok).toBe(true);
  });

  it("a Swift code has at most 11 characters and a purpose 25 (@S2-5-079..080)", () => {
    expect(problemsOf({ swiftCode: "HASPDEHHXXXX" })).toEqual({
      swiftCode: "Swift Code may have at most 11 characters",
    });
    expect(problemsOf({ purpose: "x".repeat(26) })).toEqual({ purpose: "Purpose may have at most 25 characters" });
    expect(read({ purpose: "x".repeat(25) }).ok).toBe(true);
  });

  it("the account for charges is required if the sender pays them, and not if the beneficiary does (@S2-5-081..082)", () => {
    expect(read({ feePaidBy: "sender", accountForCharges: "" })).toEqual({
      ok: false,
      failure: { accountForCharges: "Account For Charges is required" },
    });
    const outcome = read({ feePaidBy: "beneficiary", accountForCharges: "" });
    expect(outcome.ok && outcome.value.fee).toEqual({ kind: "beneficiary" });
  });
});

describe("the form View FX Rate", () => {
  const entered = (over: Partial<FxRatesDraft>) => toFxCurrency(Object.assign(new FxRatesDraft(), over));

  it("both currencies are required, and one of them is the cedi (@S2-5-091..092)", () => {
    expect(entered({})).toEqual({ ok: false, failure: { from: "From is required" } });
    expect(entered({ from: "USD", to: "" })).toEqual({ ok: false, failure: { to: "To is required" } });
    expect(entered({ from: "USD" })).toEqual({ ok: true, value: "USD" });
  });
});
