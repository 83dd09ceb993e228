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

const confirmed = { password: "12345", passwordType: "OTP" };
/** The fields that transfers have in common; each kind adds its own, or sends another value. */
const transfer = {
  ...confirmed,
  sourceAccount: source,
  sourceAccountType: "Current",
  currencyCode: "GHS",
  amount: "250.00",
  transactionFee: "0.00",
  totalAmount: "250.00",
  isSchedule: "false",
};
const toThisBank = {
  destinationAccountNo: "1020304050608",
  destinationAccountName: "Adom Trading Ltd Payroll",
  destinationBankName: "FAMBNK",
  destinationBankCode: "300316",
};
const allOfInstant = anOtherBankTransfer({
  source: anAccount({ type: "Savings" }),
  keepsPayee: true,
  beneficiaryId: "B-7",
  schedule: { frequency: "monthly", start: "2026-12-31" },
});

describe("the payload of a payment", () => {
  it.each<[what: string, rows: string, path: string, Payment, sent: object]>([
    [
      "an instant transfer with all its fields",
      "@S2-7-30 @S2-3-013..033 @S2-3-035 @S2-3-038 @S2-3-043 @S2-3-045 @S2-3-170 @S2-2.1-33 @S3-3-40",
      "instantotherbank",
      allOfInstant,
      {
        ...transfer,
        sourceAccountType: "Savings",
        destinationAccountNo: "1441000777888",
        destinationAccountName: "Yaw Ofori",
        destinationBankName: "Ecobank Ghana",
        destinationBankCode: "300312",
        narration: "Crates",
        transactionFee: "5.00",
        totalAmount: "255.00",
        transferType: "INSTANT",
        frequency: "MONTHLY",
        startDate: "31-12-2026",
        isSchedule: "true",
        saveBen: "true",
        benName: "The payee",
        beneficiaryId: "B-7",
        transType: "OTHERBANK-TRANSFER",
      },
    ],
    [
      "a transfer between own accounts",
      "@S2-7-27 @S2-3-013..021 @S2-3-025 @S2-3-028..033 @S2-3-036 @S2-9-09..11",
      "toSelf",
      anOwnTransfer({ amount: moneyOf(150_00, "USD") }),
      {
        ...transfer,
        ...toThisBank,
        narration: "Float",
        amount: "150.00",
        totalAmount: "150.00",
        currencyCode: "USD",
        transType: "OWN-TRANSFER",
      },
    ],
    [
      "a transfer within the bank",
      "@S2-7-28 @S2-3-013..022 @S2-3-025..032 @S2-3-035 @S2-3-037 @S2-3-046 @S2-9-09..10",
      "local",
      aSameBankTransfer(),
      {
        ...transfer,
        ...toThisBank,
        narration: "Rent",
        transferType: "LOCAL",
        saveBen: "false",
        transType: "LOCAL-TRANSFER",
      },
    ],
    [
      "a non-instant transfer, with the branch's sort code and without fee",
      "@S2-7-29 @S2-3-017 @S2-3-038 @S2-3-045 @S2-3-022 @S2-3-043",
      "otherbank",
      aClearingTransfer(),
      {
        ...transfer,
        destinationAccountNo: "6011130004521",
        destinationAccountName: "Tema Cold Stores",
        destinationBankName: "GCB Bank",
        destinationBankCode: "040104",
        narration: "Crates",
        saveBen: "false",
        transferType: "NON_INSTANT",
        transType: "OTHERBANK-TRANSFER",
      },
    ],
    [
      "a payment to a wallet",
      "@S2-7-36 @S2-3-040 @S2-3-073..088",
      "mobilemoney",
      aWalletPayment(),
      {
        ...confirmed,
        accountNumber: source,
        phoneNumber: "0241234567",
        networkCode: "MTN",
        narration: "Airtime",
        amount: "250.00",
        eLevyCharge: "1.50",
        accountName: "Akosua Nyarko",
        saveBen: "false",
        currencyCode: "GHS",
        uniqueTransType: "A2W",
        eLevyId: "EL1",
        charge: "2.00",
        transType: "MOBILEMONEY-TRANSFER",
        networkGipCode: "",
      },
    ],
    [
      "a card load",
      "@S2-7-39 @S2-3-041 @S2-3-138..146",
      "toPrepaidCard",
      aCardLoad({ keepsPayee: true }),
      {
        ...confirmed,
        sourceAccount: source,
        customerId: "1234567",
        cardName: "Kwabena Antwi",
        amount: "250.00",
        narration: "Travel",
        last4Digit: "4321",
        phoneNumber: "0241234567",
        benName: "The payee",
        transType: "PREPAIDCARD-TRANSFER",
        deviceID: "device-1",
        saveBen: "true",
        currencyCode: "GHS",
      },
    ],
  ])("%s sends these fields %s", async (_, _rows, path, payment, sent) => {
    expect(await formOf(payment, "The payee")).toEqual(sent);
    expect(bank.lastCall()).toBe(`POST /transfer/${path}`);
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

describe("the request of an FX transfer", () => {
  it("an FX transfer sends the form, the code, SERVICE-CHARGE and the device @S2-7-42..43 @S2-3-042 @S2-3-177..192", async () => {
    const route = { ...anFxTransfer().bank, routingNumber: "021000089" };
    const transfer = anFxTransfer({ bank: route, fee: { kind: "sender", account: anotherAccount() } });
    bank.answer({ code: 0, transactionId: "T1", description: "Done." });
    const sent = await new HttpFx(bank.client).prepare(transfer).submit("12345");
    expect(sent).toMatchObject({ value: { transactionId: "T1", message: "Done." } });
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
