import { beforeEach, describe, expect, it } from "vitest";
import { HttpFx } from "../../../../adapters/bank-api/fx/http-fx";
import { HttpPayments } from "../../../../adapters/bank-api/payments/http-payments";
import { moneyOf } from "../../../../domain/money";
import type { Payment } from "../../../../domain/payments/payment";
import { anFxTransfer } from "../../../support/a-fx-transfer";
import {
  aCardLoad,
  aClearingTransfer,
  anAccount,
  anOtherBankTransfer,
  anOwnTransfer,
  anotherAccount,
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

const source = "1020304050607";
async function formOf(payment: Payment, name = ""): Promise<Record<string, string>> {
  const call = new HttpPayments(bank.client).prepare(payment, () => name);
  await call.submit("12345");
  return bank.last().form ?? {};
}

describe("the payload of an instant transfer with all its fields", () => {
  const payment = () =>
    anOtherBankTransfer({
      source: anAccount({ type: "Savings" }),
      keepsPayee: true,
      beneficiaryId: "B-7",
      schedule: { frequency: "monthly", start: "2026-12-31" },
    });

  it("an instant transfer sends all fields @S2-7-30 @S2-3-013..033 @S2-3-035 @S2-3-038 @S2-3-043 @S2-3-045 @S2-3-170 @S2-2.1-33 @S3-3-40", async () => {
    expect(await formOf(payment(), "Crates and more")).toEqual({
      sourceAccount: "1020304050607",
      destinationAccountNo: "1441000777888",
      destinationAccountName: "Yaw Ofori",
      destinationBankName: "Ecobank Ghana",
      destinationBankCode: "300312",
      narration: "Crates",
      amount: "250.00",
      transactionFee: "5.00",
      totalAmount: "255.00",
      transferType: "INSTANT",
      frequency: "MONTHLY",
      startDate: "31-12-2026",
      isSchedule: "true",
      saveBen: "true",
      benName: "Crates and more",
      beneficiaryId: "B-7",
      currencyCode: "GHS",
      sourceAccountType: "Savings",
      password: "12345",
      passwordType: "OTP",
      transType: "OTHERBANK-TRANSFER",
    });
    expect(bank.lastCall()).toBe("POST /transfer/instantotherbank");
  });
});

describe("the payload of a transfer between own accounts", () => {
  const payment = () => anOwnTransfer({ amount: moneyOf(150_00, "USD") });

  it("a transfer between own accounts sends these fields @S2-7-27 @S2-3-013..021 @S2-3-025 @S2-3-028..033 @S2-3-036 @S2-9-09..11", async () => {
    expect(await formOf(payment())).toEqual({
      sourceAccount: "1020304050607",
      destinationAccountNo: "1020304050608",
      destinationAccountName: "Adom Trading Ltd Payroll",
      destinationBankName: "FAMBNK",
      destinationBankCode: "300316",
      narration: "Float",
      amount: "150.00",
      transactionFee: "0.00",
      totalAmount: "150.00",
      isSchedule: "false",
      currencyCode: "USD",
      sourceAccountType: "Current",
      password: "12345",
      passwordType: "OTP",
      transType: "OWN-TRANSFER",
    });
    expect(bank.lastCall()).toBe("POST /transfer/toSelf");
  });
});

describe("the payload of a transfer within the bank", () => {
  it("a transfer within the bank sends these fields @S2-7-28 @S2-3-013..022 @S2-3-025..032 @S2-3-035 @S2-3-037 @S2-3-046 @S2-9-09..10", async () => {
    expect(await formOf(aSameBankTransfer())).toEqual({
      sourceAccount: "1020304050607",
      destinationAccountNo: "1020304050608",
      destinationAccountName: "Adom Trading Ltd Payroll",
      destinationBankName: "FAMBNK",
      destinationBankCode: "300316",
      narration: "Rent",
      amount: "250.00",
      transactionFee: "0.00",
      totalAmount: "250.00",
      transferType: "LOCAL",
      isSchedule: "false",
      saveBen: "false",
      currencyCode: "GHS",
      sourceAccountType: "Current",
      password: "12345",
      passwordType: "OTP",
      transType: "LOCAL-TRANSFER",
    });
    expect(bank.lastCall()).toBe("POST /transfer/local");
  });
});

describe("the payload of a non-instant transfer", () => {
  it("a non-instant transfer is sent with the branch's sort code, without fee @S2-7-29 @S2-3-017 @S2-3-038 @S2-3-045 @S2-3-022 @S2-3-043", async () => {
    expect(await formOf(aClearingTransfer())).toEqual({
      sourceAccount: "1020304050607",
      sourceAccountType: "Current",
      destinationAccountNo: "6011130004521",
      destinationAccountName: "Tema Cold Stores",
      destinationBankName: "GCB Bank",
      destinationBankCode: "040104",
      amount: "250.00",
      transactionFee: "0.00",
      totalAmount: "250.00",
      currencyCode: "GHS",
      narration: "Crates",
      isSchedule: "false",
      saveBen: "false",
      transferType: "NON_INSTANT",
      transType: "OTHERBANK-TRANSFER",
      password: "12345",
      passwordType: "OTP",
    });
    expect(bank.lastCall()).toBe("POST /transfer/otherbank");
  });

  it.each([
    ["daily", "DAILY", "@S2-3-170"],
    ["weekly", "WEEKLY", "@S2-3-170"],
    ["monthly", "MONTHLY", "@S2-3-170"],
    ["quarterly", "QUARTERLY", "@S2-3-170"],
    ["specialDate", "SPECIAL DATE", "@S2-3-171 @S2-3-172"],
  ] as const)("the frequency %s is sent as %s with the first day as DD-MM-YYYY %s", async (frequency, sent, _row) => {
    for (const transfer of [anOwnTransfer, aSameBankTransfer, anOtherBankTransfer, aClearingTransfer]) {
      const form = await formOf(transfer({ schedule: { frequency, start: "2026-12-01" } }));
      expect(form).toMatchObject({ isSchedule: "true", frequency: sent, startDate: "01-12-2026" });
    }
  });
});

describe("the payload of a payment to a wallet", () => {
  it("a payment to a wallet sends these fields @S2-7-36 @S2-3-040 @S2-3-073..088", async () => {
    expect(await formOf(aWalletPayment())).toEqual({
      accountNumber: "1020304050607",
      phoneNumber: "0241234567",
      networkCode: "MTN",
      narration: "Airtime",
      amount: "250.00",
      eLevyCharge: "1.50",
      passwordType: "OTP",
      password: "12345",
      accountName: "Akosua Nyarko",
      saveBen: "false",
      currencyCode: "GHS",
      uniqueTransType: "A2W",
      eLevyId: "EL1",
      charge: "2.00",
      transType: "MOBILEMONEY-TRANSFER",
      networkGipCode: "",
    });
    expect(bank.lastCall()).toBe("POST /transfer/mobilemoney");
  });
});

describe("the payload of a card load", () => {
  const load = () => formOf(aCardLoad({ keepsPayee: true }), "Travel card");

  it("a card load sends these fields @S2-7-39 @S2-3-041 @S2-3-138..146", async () => {
    expect(await load()).toEqual({
      sourceAccount: "1020304050607",
      customerId: "1234567",
      cardName: "Kwabena Antwi",
      amount: "250.00",
      narration: "Travel",
      last4Digit: "4321",
      passwordType: "OTP",
      password: "12345",
      phoneNumber: "0241234567",
      benName: "Travel card",
      transType: "PREPAIDCARD-TRANSFER",
      deviceID: "device-1",
      saveBen: "true",
      currencyCode: "GHS",
    });
    expect(bank.lastCall()).toBe("POST /transfer/toPrepaidCard");
  });
});

describe("the request of an FX transfer", () => {
  it("an FX transfer sends the form, the code, SERVICE-CHARGE and the device @S2-7-42 @S2-3-042 @S2-3-177..192", async () => {
    const route = { ...anFxTransfer().bank, routingNumber: "021000089" };
    const transfer = anFxTransfer({ bank: route, fee: { kind: "sender", account: anotherAccount() } });
    await new HttpFx(bank.client).prepare(transfer).submit("12345");
    expect(bank.lastCall()).toBe("POST /transfer/fxTransferRequest");
    expect(bank.last().form).toEqual({
      transferType: "International Transfer",
      currency: "USD",
      sourceAccount: source,
      amount: "1.00",
      beneficiaryName: "Hamburg Kakao GmbH",
      beneficiaryAccount: "DE89370400440532013000",
      beneficiaryCountry: "Germany",
      beneficiaryBankName: "Hamburger Sparkasse",
      beneficiaryBankAddress: "Adolphsplatz 3, Hamburg",
      swiftCode: "HASPDEHHXXX",
      sortCode: "20050550",
      routingNumber: "021000089",
      senderTelNumber: "0244000001",
      feePaidBy: "Sender",
      accountForCharges: anotherAccount().number,
      purpose: "Cocoa samples",
      debitAmount: "11.46",
      transType: "SERVICE-CHARGE",
      deviceID: "device-1",
      password: "12345",
      passwordType: "OTP",
    });
  });
});
