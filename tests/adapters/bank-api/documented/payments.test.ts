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

/** Returns the fields sorted by name, so that a failed comparison shows missing and additional fields. */
const sorted = (form: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(form).toSorted(([one], [other]) => one.localeCompare(other)));

type Fields = readonly (readonly [field: string, value: string, row: string])[];
const asForm = (fields: Fields): Record<string, string> =>
  sorted(Object.fromEntries(fields.map(([field, value]) => [field, value])));

describe("the payload of an instant transfer with all its fields", () => {
  const payment = () =>
    anOtherBankTransfer({
      source: anAccount({ type: "Savings" }),
      keepsPayee: true,
      beneficiaryId: "B-7",
      schedule: { frequency: "monthly", start: "2026-12-31" },
    });
  const fields: Fields = [
    ["sourceAccount", "1020304050607", "@S2-3-013"],
    ["destinationAccountNo", "1441000777888", "@S2-3-014"],
    ["destinationAccountName", "Yaw Ofori", "@S2-3-015"],
    ["destinationBankName", "Ecobank Ghana", "@S2-3-016"],
    ["destinationBankCode", "300312", "@S2-3-017"],
    ["narration", "Crates", "@S2-3-018"],
    ["amount", "250.00", "@S2-3-019 @S2-3-033"],
    ["transactionFee", "5.00", "@S2-3-020"],
    ["totalAmount", "255.00", "@S2-3-021"],
    ["transferType", "INSTANT", "@S2-3-022 @S2-3-045"],
    ["frequency", "MONTHLY", "@S2-3-023 @S2-3-170"],
    ["startDate", "31-12-2026", "@S2-3-024"],
    ["isSchedule", "true", "@S2-3-025"],
    ["saveBen", "true", "@S2-3-026 @S2-3-035"],
    ["benName", "Crates and more", "@S2-3-035"],
    ["beneficiaryId", "B-7", "@S2-3-027 @S2-2.1-33"],
    ["currencyCode", "GHS", "@S2-3-028"],
    ["sourceAccountType", "Savings", "@S2-3-029"],
    ["password", "12345", "@S2-3-030"],
    ["passwordType", "OTP", "@S2-3-031"],
    ["transType", "OTHERBANK-TRANSFER", "@S2-3-032 @S3-3-40 @S2-3-038 @S2-3-043"],
  ];

  it.each(fields)("an instant transfer sends %s as %s %s", async (field, value) => {
    expect((await formOf(payment(), "Crates and more"))[field]).toBe(value);
  });

  it("an instant transfer sends nothing else @S2-7-30", async () => {
    expect(sorted(await formOf(payment(), "Crates and more"))).toEqual(asForm(fields));
    expect(bank.lastCall()).toBe("POST /transfer/instantotherbank");
  });
});

describe("the payload of a transfer between own accounts", () => {
  const fields: Fields = [
    ["sourceAccount", "1020304050607", "@S2-3-013"],
    ["destinationAccountNo", "1020304050608", "@S2-3-014"],
    ["destinationAccountName", "Adom Trading Ltd Payroll", "@S2-3-015"],
    ["destinationBankName", "FAMBNK", "@S2-3-016 @S2-9-10 @S2-9-11"],
    ["destinationBankCode", "300316", "@S2-3-017 @S2-9-09 @S2-9-11"],
    ["narration", "Float", "@S2-3-018"],
    ["amount", "150.00", "@S2-3-019 @S2-3-033"],
    ["transactionFee", "0.00", "@S2-3-020"],
    ["totalAmount", "150.00", "@S2-3-021"],
    ["isSchedule", "false", "@S2-3-025"],
    ["currencyCode", "USD", "@S2-3-028"],
    ["sourceAccountType", "Current", "@S2-3-029"],
    ["password", "12345", "@S2-3-030"],
    ["passwordType", "OTP", "@S2-3-031"],
    ["transType", "OWN-TRANSFER", "@S2-3-032 @S2-3-036"],
  ];
  const payment = () => anOwnTransfer({ amount: moneyOf(150_00, "USD") });

  it.each(fields)("a transfer between own accounts sends %s as %s %s", async (field, value) => {
    expect((await formOf(payment()))[field]).toBe(value);
  });

  it("a transfer between own accounts sends nothing else @S2-7-27", async () => {
    expect(sorted(await formOf(payment()))).toEqual(asForm(fields));
    expect(bank.lastCall()).toBe("POST /transfer/toSelf");
  });
});

describe("the payload of a transfer within the bank", () => {
  const fields: Fields = [
    ["sourceAccount", "1020304050607", "@S2-3-013"],
    ["destinationAccountNo", "1020304050608", "@S2-3-014"],
    ["destinationAccountName", "Adom Trading Ltd Payroll", "@S2-3-015"],
    ["destinationBankName", "FAMBNK", "@S2-3-016 @S2-9-10"],
    ["destinationBankCode", "300316", "@S2-3-017 @S2-9-09"],
    ["narration", "Rent", "@S2-3-018"],
    ["amount", "250.00", "@S2-3-019"],
    ["transactionFee", "0.00", "@S2-3-020"],
    ["totalAmount", "250.00", "@S2-3-021"],
    ["transferType", "LOCAL", "@S2-3-022 @S2-3-046"],
    ["isSchedule", "false", "@S2-3-025"],
    ["saveBen", "false", "@S2-3-026 @S2-3-035"],
    ["currencyCode", "GHS", "@S2-3-028"],
    ["sourceAccountType", "Current", "@S2-3-029"],
    ["password", "12345", "@S2-3-030"],
    ["passwordType", "OTP", "@S2-3-031"],
    ["transType", "LOCAL-TRANSFER", "@S2-3-032 @S2-3-037"],
  ];

  it.each(fields)("a transfer within the bank sends %s as %s %s", async (field, value) => {
    expect((await formOf(aSameBankTransfer()))[field]).toBe(value);
  });

  it("a transfer within the bank sends nothing else @S2-7-28 @S2-3-027 @S2-3-035", async () => {
    expect(sorted(await formOf(aSameBankTransfer()))).toEqual(asForm(fields));
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
  const fields: Fields = [
    ["accountNumber", "1020304050607", "@S2-3-073"],
    ["phoneNumber", "0241234567", "@S2-3-074"],
    ["networkCode", "MTN", "@S2-3-075"],
    ["narration", "Airtime", "@S2-3-076"],
    ["amount", "250.00", "@S2-3-077"],
    ["eLevyCharge", "1.50", "@S2-3-078"],
    ["passwordType", "OTP", "@S2-3-079"],
    ["password", "12345", "@S2-3-080"],
    ["accountName", "Akosua Nyarko", "@S2-3-081"],
    ["saveBen", "false", "@S2-3-082"],
    ["currencyCode", "GHS", "@S2-3-083"],
    ["uniqueTransType", "A2W", "@S2-3-084"],
    ["eLevyId", "EL1", "@S2-3-085"],
    ["charge", "2.00", "@S2-3-086"],
    ["transType", "MOBILEMONEY-TRANSFER", "@S2-3-087 @S2-3-040"],
    ["networkGipCode", "", "@S2-3-088"],
  ];

  it.each(fields)("a payment to a wallet sends %s as %j %s", async (field, value) => {
    expect((await formOf(aWalletPayment()))[field]).toBe(value);
  });

  it("a payment to a wallet sends nothing else @S2-7-36", async () => {
    expect(sorted(await formOf(aWalletPayment()))).toEqual(asForm(fields));
    expect(bank.lastCall()).toBe("POST /transfer/mobilemoney");
  });

  it("a wallet that is saved sends saveBen and the typed name @S2-3-082 @S2-3-035", async () => {
    expect(await formOf(aWalletPayment({ keepsPayee: true }), "Cook")).toMatchObject({
      saveBen: "true",
      benName: "Cook",
    });
  });
});

describe("the payload of a card load", () => {
  const fields: Fields = [
    ["sourceAccount", "1020304050607", "@S2-3-138"],
    ["customerId", "1234567", "@S2-3-138"],
    ["cardName", "Kwabena Antwi", "@S2-3-138"],
    ["amount", "250.00", "@S2-3-138"],
    ["narration", "Travel", "@S2-3-138"],
    ["last4Digit", "4321", "@S2-3-139"],
    ["passwordType", "OTP", "@S2-3-140"],
    ["password", "12345", "@S2-3-141"],
    ["phoneNumber", "0241234567", "@S2-3-142"],
    ["benName", "Travel card", "@S2-3-143"],
    ["transType", "PREPAIDCARD-TRANSFER", "@S2-3-144 @S2-3-041"],
    ["deviceID", "device-1", "@S2-3-145"],
    ["saveBen", "true", "@S2-3-146"],
    ["currencyCode", "GHS", ""],
  ];
  const load = () => formOf(aCardLoad({ keepsPayee: true }), "Travel card");

  it.each(fields)("a card load sends %s as %s %s", async (field, value) => {
    expect((await load())[field]).toBe(value);
  });

  it("a card load sends nothing else @S2-7-39", async () => {
    expect(sorted(await load())).toEqual(asForm(fields));
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
