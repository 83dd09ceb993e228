import { describe, expect, it } from "vitest";
import { FxRatesDraft, toFxCurrency } from "../../../application/fx/fx-rates-draft";
import { FxTransferDraft, toFxTransfer } from "../../../application/fx/fx-transfer-draft";
import { moneyOf } from "../../../domain/money";
import { anAccount, anotherAccount } from "../../support/a-payment";

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

  it("a new form is empty, for a local transfer whose fees the sender pays", () => {
    expect({ ...new FxTransferDraft() }).toEqual({
      type: "local",
      currency: "",
      source: "",
      amount: "",
      beneficiaryName: "",
      beneficiaryAccount: "",
      country: "Ghana",
      bankName: "",
      bankAddress: "",
      swiftCode: "",
      sortCode: "",
      routingNumber: "",
      senderPhone: "",
      feePaidBy: "sender",
      accountForCharges: "",
      purpose: "",
    });
  });

  it("all texts are sent without blanks at their ends", () => {
    const outcome = read({
      bankName: " Hamburger Sparkasse ",
      bankAddress: " Adolphsplatz 3, Hamburg ",
      swiftCode: "HASPDEHH ",
      sortCode: " 20050550 ",
      routingNumber: " 026009593 ",
      purpose: " Cocoa samples ",
    });
    expect(outcome.ok && [outcome.value.bank, outcome.value.purpose]).toEqual([
      {
        name: "Hamburger Sparkasse",
        address: "Adolphsplatz 3, Hamburg",
        swiftCode: "HASPDEHH",
        sortCode: "20050550",
        routingNumber: "026009593",
      },
      "Cocoa samples",
    ]);
  });

  it("the transfer is debited from the selected account, and its fees from the selected account for charges", () => {
    const other = anotherAccount();
    const sent = (more: Partial<FxTransferDraft>) => {
      const outcome = toFxTransfer(Object.assign(new FxTransferDraft(), filledIn, more), [source, other]);
      return outcome.ok && [outcome.value.source, outcome.value.fee];
    };
    expect(sent({ accountForCharges: other.number })).toEqual([source, { kind: "sender", account: other }]);
    expect(sent({ source: other.number })).toEqual([other, { kind: "sender", account: source }]);
  });

  it("a local transfer keeps its type", () => {
    const outcome = read({ type: "local", country: "Ghana", beneficiaryAccount: "1020304050608" });
    expect(outcome.ok && outcome.value.type).toBe("local");
  });

  it.each<[string, Partial<FxTransferDraft>]>([
    ["an unknown transfer type", { type: "regional" }],
    ["a source account that the user does not have", { source: "1020304050699" }],
    ["an account for charges that the user does not have", { accountForCharges: "1020304050699" }],
    ["an unknown payer of the fees", { feePaidBy: "bank", accountForCharges: "" }],
  ])("a form with %s is not converted to a request", (_, more) => {
    expect(read(more)).toEqual({ ok: false, failure: {} });
  });

  it.each([
    ["zero", "0.00", "Amount is required"],
    ["no number", "ten", "Amount must be a number with at most two decimals"],
    ["too large", "10,000,000,000.01", "Amount is too large"],
  ])("an amount that is %s is refused", (_, amount, problem) => {
    expect(read({ amount })).toEqual({ ok: false, failure: { amount: problem } });
  });

  it.each([
    ["beneficiaryName", "Beneficiary Name", 100],
    ["bankName", "Beneficiary Bank Name", 120],
    ["bankAddress", "Beneficiary Bank Address", 200],
    ["swiftCode", "Swift Code", 11],
    ["sortCode", "Sort Code", 20],
    ["routingNumber", "Routing Number", 20],
    ["purpose", "Purpose", 25],
  ] as const)("the field %s, called %s, has at most %d characters (@S2-5-079..080)", (field, label, length) => {
    const longest = field === "swiftCode" ? "HASPDEHHXXX" : "x".repeat(length);
    expect(problemsOf({ [field]: longest })).toEqual({});
    expect(problemsOf({ [field]: "x".repeat(length + 1) })).toEqual({
      [field]: `${label} may have at most ${length} characters`,
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
