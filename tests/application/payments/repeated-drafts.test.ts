import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ContributionDraft,
  repeatContribution,
  toContributionPayment,
} from "../../../application/bills/contribution-draft";
import {
  InvoicePaymentDraft,
  repeatInvoicePayment,
  toInvoiceQuery,
} from "../../../application/bills/invoice-payment-draft";
import { FxTransferDraft, repeatFxTransfer, toFxTransfer } from "../../../application/fx/fx-transfer-draft";
import { CardLoadDraft, repeatCardLoad, toCardLoad } from "../../../application/payments/card-load-draft";
import { OtherBankDraft, repeatOtherBank, toOtherBankTransfer } from "../../../application/payments/other-bank-draft";
import { OwnTransferDraft, repeatOwnTransfer, toPayment } from "../../../application/payments/own-transfer-draft";
import { repeatSameBank, SameBankDraft, toSameBankTransfer } from "../../../application/payments/same-bank-draft";
import {
  repeatWalletPayment,
  toWalletPayment,
  WalletPaymentDraft,
} from "../../../application/payments/wallet-payment-draft";
import { ghs, moneyOf } from "../../../domain/money";
import type { Category } from "../../../domain/payments/categories";
import type { Payment } from "../../../domain/payments/payment";
import type { BankRequest, RequestId } from "../../../domain/requests/request";
import { ok } from "../../../domain/result";
import {
  aCardLoad,
  aClearingTransfer,
  aContributionPayment,
  anAccount,
  anInvoicePayment,
  anOtherBankTransfer,
  anOwnTransfer,
  anotherAccount,
  aSameBankTransfer,
  aWalletPayment,
} from "../../support/a-payment";
import { aRequestOf } from "../../support/a-request";
import { requestOfPayment } from "../../support/in-memory-payments";

const accounts = [anAccount(), anotherAccount()];
const today = "2026-11-20";
const source = anAccount().number;

/** Returns the request that the bank records for a payment. */
function recorded<C extends Category>(payment: Payment, category: C): BankRequest<C> {
  const request = requestOfPayment(payment, { id: "TRX1" as RequestId, createdBy: "Kofi", status: "approved" });
  expect(request.category).toBe(category);
  // The category was just compared.
  return request as unknown as BankRequest<C>;
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`));
const common = {
  amount: fc.integer({ min: 1, max: 1_000_000_000 }).map(ghs),
  narration: fc.stringMatching(/^[A-Za-z0-9.,'-]( ?[A-Za-z0-9.,'-]){0,11}$/),
};
const cases = fc.record(common);
const forAll = <Value>(values: fc.Arbitrary<Value>, check: (value: Value) => void): void =>
  fc.assert(fc.property(values, check));

describe("a form filled from an earlier request", () => {
  it("a transfer between own accounts is the same payment again", () => {
    forAll(cases, (fields) => {
      const payment = anOwnTransfer(fields);
      const texts = repeatOwnTransfer(recorded(payment, "ownAccounts"));
      const draft = Object.assign(new OwnTransferDraft(), { source, destination: payment.destination.number }, texts);
      expect(toPayment(draft, accounts, today)).toEqual(ok({ ...payment, schedule: undefined }));
    });
  });

  it("a transfer within the bank is the same payment again, to the name that is looked up now", () => {
    forAll(fc.record({ ...common, account: digits(13) }), ({ account, ...fields }) => {
      fc.pre(account !== source);
      const payment = aSameBankTransfer({ ...fields, payee: { account, name: "Volta Agro Ltd" } });
      const draft = Object.assign(new SameBankDraft(), { source }, repeatSameBank(recorded(payment, "sameBank")));
      const found = { name: "Volta Agro Limited", currency: "GHS" };
      expect(toSameBankTransfer(draft, { accounts, found, chosen: undefined, today })).toEqual(
        ok({ ...payment, payee: { account, name: "Volta Agro Limited" }, schedule: undefined }),
      );
    });
  });

  it("a transfer to another bank of either type is the same payment again, at the charge that is looked up now", () => {
    forAll(fc.record({ ...common, account: digits(13), isInstant: fc.boolean() }), (generated) => {
      const { account, isInstant, ...fields } = generated;
      const base = isInstant ? anOtherBankTransfer(fields) : aClearingTransfer(fields);
      const payment = { ...base, payee: { ...base.payee, account } };
      const lists = {
        banks: [{ name: "Volta Bank", code: "1" }, base.payee.bank],
        branches: base.payee.branch ? [base.payee.branch] : [],
      };
      const texts = repeatOtherBank(recorded(payment, "otherBank"), lists);
      const draft = Object.assign(new OtherBankDraft(), { source }, texts);
      const charge = ghs(10_00);
      const found = isInstant ? { name: base.payee.name, lookupId: "1" } : undefined;
      expect(toOtherBankTransfer(draft, { accounts, ...lists, found, chosen: undefined, charge, today })).toEqual(
        ok({ ...payment, charge, schedule: undefined }),
      );
    });
  });

  it("a transfer to another bank of an unknown type repeats neither its type nor its name", () => {
    const request = recorded(aClearingTransfer(), "otherBank");
    for (const transferType of [undefined, "unknown"] as const)
      expect(repeatOtherBank({ ...request, transferType }, { banks: [], branches: [] })).toEqual({
        amount: "250.00",
        narration: "Crates",
        speed: "",
        destination: "6011130004521",
        payeeName: "",
        bank: "",
        branch: "",
      });
  });

  it("only a non-instant transfer repeats the name of its beneficiary, because the other name is looked up", () => {
    const lists = { banks: [], branches: [] };
    expect(repeatOtherBank(recorded(aClearingTransfer(), "otherBank"), lists).payeeName).toBe("Tema Cold Stores");
    expect(repeatOtherBank(recorded(anOtherBankTransfer(), "otherBank"), lists).payeeName).toBe("");
  });

  it("a network that is not listed any more stays empty", () => {
    expect(repeatWalletPayment(recorded(aWalletPayment(), "mobileMoney"), []).network).toBe("");
  });

  it("a bank or a branch that is not listed any more stays empty", () => {
    const request = recorded(aClearingTransfer(), "otherBank");
    expect(repeatOtherBank(request, { banks: [], branches: [] })).toMatchObject({ bank: "", branch: "" });
  });

  it("a payment to a wallet is the same payment again, at the charges that are looked up now", () => {
    forAll(fc.record({ ...common, number: digits(10) }), ({ number, ...fields }) => {
      const { wallet, ...base } = aWalletPayment(fields);
      const payment = { ...base, wallet: { ...wallet, number } };
      const networks = [{ code: "TELECEL", name: "Telecel", gipCode: "2" }, wallet.network];
      const texts = repeatWalletPayment(recorded(payment, "mobileMoney"), networks);
      const charges = { charge: ghs(3_00), eLevy: { id: "EL9", amount: ghs(1) } };
      // The E-Levy is looked up and shown in a field of its own.
      const draft = Object.assign(new WalletPaymentDraft(), { source, eLevyFee: "0.01" }, texts);
      expect(toWalletPayment(draft, { accounts, networks, walletName: wallet.walletName, charges })).toEqual(
        ok({ ...payment, ...charges }),
      );
    });
  });

  it("a card load is the same payment again", () => {
    forAll(fc.record({ ...common, customerId: digits(8), lastDigits: digits(4), phone: digits(10) }), (card) => {
      const { amount, narration, ...numbers } = card;
      const payment = aCardLoad({ amount, narration, card: { cardName: "Kwabena Antwi", ...numbers } });
      const draft = Object.assign(new CardLoadDraft(), { source }, repeatCardLoad(recorded(payment, "prepaidCard")));
      expect(toCardLoad(draft, { accounts, cardName: "Kwabena Antwi" })).toEqual(ok(payment));
    });
  });

  it("an invoice is looked up again by its number, under its service", () => {
    const services = [{ id: "S7", name: "Direct taxes", code: "DT", fields: [] }];
    const draft = Object.assign(
      new InvoicePaymentDraft(),
      repeatInvoicePayment(recorded(anInvoicePayment(), "ghanaGov"), services),
    );
    expect([draft.service, toInvoiceQuery(draft)]).toEqual(["S7", ok({ kind: "invoiceQuery", number: "GG-1001" })]);
  });

  it("a payment advice is the same payment again, with the amounts that are looked up now", () => {
    const payment = aContributionPayment();
    const { customerName, customerCode } = payment.advice;
    const lookedUp = {
      contribution: "1",
      penalty: "1",
      toPay: "1",
      establishment: "E",
      receiptId: "R",
      reference: "P",
    };
    const texts = repeatContribution(recorded(payment, "ssnit"));
    const draft = Object.assign(new ContributionDraft(), { source, customerName, customerCode }, lookedUp, texts);
    const contribution = {
      contribution: ghs(400_00),
      penalty: payment.penalty,
      toPay: payment.amount,
      establishment: payment.establishment,
      receiptId: "R",
      reference: "P",
      adviceDate: "",
    };
    expect(toContributionPayment(draft, { accounts, query: payment.advice, contribution })).toEqual(ok(payment));
  });

  it("a transfer in a foreign currency keeps all values of the request, and its party that pays the fees", () => {
    const request = { ...aRequestOf("fx"), amount: moneyOf(150_00, "USD") } as BankRequest<"fx">;
    const draft = Object.assign(
      new FxTransferDraft(),
      { source, accountForCharges: source },
      repeatFxTransfer(request),
    );
    expect(toFxTransfer(draft, accounts)).toEqual(
      ok({
        type: "international",
        source: anAccount(),
        amount: moneyOf(150_00, "USD"),
        beneficiary: { name: request.payee.name, account: request.payee.account },
        country: "Kenya",
        bank: {
          name: "Barclays Kenya",
          address: "Moi Avenue, Nairobi",
          swiftCode: "BARCKENX",
          sortCode: "03017",
          routingNumber: "",
        },
        senderPhone: "0244000001",
        fee: { kind: "sender", account: anAccount() },
        purpose: "Invoice 7 of May",
      }),
    );
    const paidByPayee = repeatFxTransfer({ ...request, feePaidBy: "Beneficiary", transferType: "local" });
    expect(paidByPayee).toMatchObject({ feePaidBy: "beneficiary", type: "local" });
  });

  it.each([
    ["unknown", "Kenya", "international", "Kenya"],
    ["unknown", "Ghana", "local", "Ghana"],
    ["unknown", "", "local", "Ghana"],
    ["local", "", "local", "Ghana"],
    ["local", "Kenya", "local", "Ghana"],
    ["international", "Ghana", "international", "Ghana"],
    ["international", "", "international", ""],
  ] as const)(
    "a foreign transfer of type %s to “%s” is repeated as %s to “%s” (@S2-5-083)",
    (transferType, country, type, to) => {
      const request = { ...aRequestOf("fx"), transferType, country } as BankRequest<"fx">;
      expect(repeatFxTransfer(request)).toMatchObject({ type, country: to });
    },
  );
});
