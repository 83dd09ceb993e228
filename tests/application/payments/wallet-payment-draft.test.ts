import { describe, expect, it } from "vitest";
import {
  toWalletPayment,
  type WalletPaymentContext,
  WalletPaymentDraft,
} from "../../../application/payments/wallet-payment-draft";
import { ghs } from "../../../domain/money";
import { anAccount, anotherAccount, aWalletPayment } from "../../support/a-payment";

const payment = aWalletPayment({ keepsPayee: false });
const { source, wallet, charge, eLevy, narration } = payment;
const known: WalletPaymentContext = {
  accounts: [anotherAccount(), source],
  networks: [wallet.network],
  walletName: wallet.walletName,
  charges: { charge, eLevy },
};
const filledIn = (over: Partial<WalletPaymentDraft> = {}): WalletPaymentDraft =>
  Object.assign(new WalletPaymentDraft(), {
    network: wallet.network.code,
    source: source.number,
    wallet: wallet.number,
    amount: "250.00",
    narration: ` ${narration} `,
    eLevyFee: "1.50",
    ...over,
  });
const problems = (draft: WalletPaymentDraft, context: Partial<WalletPaymentContext> = {}) => {
  const read = toWalletPayment(draft, { ...known, ...context });
  return read.ok ? {} : read.failure;
};

describe("a mobile money payment", () => {
  it("every required field is named @S2-5-034..039", () => {
    expect(problems(new WalletPaymentDraft())).toEqual({
      network: "Network is required",
      source: "Source Account is required",
      wallet: "Beneficiary Wallet Number is required",
      amount: "Amount is required",
      narration: "Narration is required",
      eLevyFee: "E-Levy Fee is required",
    });
  });

  it("a wallet number has exactly ten digits @S2-5-040 @S2-5-041", () => {
    expect(problems(filledIn())).toEqual({});
    expect(problems(filledIn({ wallet: "024123456" }))).toEqual({ wallet: "10 digits required" });
    expect(problems(filledIn({ wallet: "02412345678" }))).toEqual({ wallet: "10 digits required" });
    expect(problems(filledIn({ wallet: "024123456x" }))).toEqual({ wallet: "Not a number" });
  });

  it("a narration has at most 25 characters @S2-5-012", () => {
    expect(problems(filledIn({ narration: "n".repeat(25) }))).toEqual({});
    expect(problems(filledIn({ narration: "n".repeat(26) }))).toEqual({
      narration: "Narration may have at most 25 characters",
    });
  });

  it("a wallet without a name and a payment without known charges are refused @S2-8-16 @S2-8-24", () => {
    expect(problems(filledIn(), { walletName: undefined })).toEqual({ wallet: "Account not found" });
    expect(problems({ ...filledIn(), network: "" }, { walletName: undefined }).wallet).toBe("Choose the network first");
    expect(problems(filledIn(), { charges: undefined })).toEqual({ eLevyFee: "E-Levy Fee is required" });
  });

  it("the form is converted to a payment with the name and the charges from the bank @S2-5-042 @S2-1-06", () => {
    expect(toWalletPayment(filledIn(), known)).toEqual({ ok: true, value: { ...payment, amount: ghs(250_00) } });
  });

  it("an account that cannot pay and a network that is not listed count as missing", () => {
    const dollars = anAccount({ number: source.number, currency: "USD" });
    expect(problems(filledIn(), { accounts: [dollars] })).toEqual({ source: "Source Account is required" });
    expect(problems(filledIn(), { networks: [] })).toEqual({ network: "Network is required" });
  });

  it("a wallet is saved only if the user asks for it", () => {
    expect(toWalletPayment(filledIn({ keepsPayee: "yes" }), known)).toMatchObject({
      ok: true,
      value: { keepsPayee: true },
    });
  });
});
