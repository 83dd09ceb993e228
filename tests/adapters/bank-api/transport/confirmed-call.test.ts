import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { HttpApprovals } from "../../../../adapters/bank-api/approvals/http-approvals";
import { HttpPayments } from "../../../../adapters/bank-api/payments/http-payments";
import { HttpRequests } from "../../../../adapters/bank-api/requests/http-requests";
import { canonicalCall, parseIntent } from "../../../../contract/intent";
import { mobileMoney } from "../../../../contract/mobile-money";
import { payments } from "../../../../contract/payments";
import { ghs } from "../../../../domain/money";
import type { BankRequest } from "../../../../domain/requests/request";
import {
  aCardLoad,
  aClearingTransfer,
  anOtherBankTransfer,
  anOwnTransfer,
  aSameBankTransfer,
  aWalletPayment,
} from "../../../support/a-payment";
import { aPendingTransfer, aRequestOf } from "../../../support/a-request";
import { aSession } from "../../../support/a-session";
import { aStubBank } from "../../../support/a-stub-bank";

const { payee: _payee, narration: _narration, category: _category, ...common } = aPendingTransfer();
const aPendingBulk = (): BankRequest => ({
  ...common,
  category: "bulkTransfer",
  count: 3,
  charge: ghs(0),
  typeCode: "",
});

let bank = aStubBank();
beforeEach(() => {
  bank = aStubBank();
  bank.state.begin(aSession(), 0);
});

describe("a transfer between own accounts", () => {
  const sentForm = {
    sourceAccount: "1020304050607",
    sourceAccountType: "Current",
    destinationAccountNo: "1020304050608",
    destinationAccountName: "Adom Trading Ltd Payroll",
    destinationBankName: "FAMBNK",
    destinationBankCode: "300316",
    amount: "150.00",
    transactionFee: "0.00",
    totalAmount: "150.00",
    currencyCode: "GHS",
    narration: "Float",
    isSchedule: "false",
    transType: "OWN-TRANSFER",
    passwordType: "OTP",
  };

  it("a transfer between own accounts is sent as specified, and only when it is submitted @S2-7-27 @S2-9-11 @S2-3-036 @S2-9-09..10", async () => {
    bank.answer({ code: 0, transactionId: "T1", description: "Done." });
    const call = new HttpPayments(bank.client).prepare(anOwnTransfer());
    expect(bank.sent).toEqual([]);
    expect(await call.submit("12345")).toEqual({ ok: true, value: { transactionId: "T1", message: "Done." } });
    expect(bank.last()).toMatchObject({ method: "POST", path: "/transfer/toSelf" });
    expect(bank.last().form).toEqual({ ...sentForm, password: "12345" });
  });

  it("the intent of a transfer covers all its fields except the code", () => {
    const { intent = "" } = new HttpPayments(bank.client).prepare(anOwnTransfer());
    const digest = createHash("sha256").update(canonicalCall(payments.toSelf, sentForm)).digest("base64url");
    expect(parseIntent(intent)).toEqual({ call: "/transfer/toSelf", total: "GHS 150.00", to: "0608", digest });
  });

  it("a transfer keeps its idempotency key when sent again, and another transfer has another key", async () => {
    const adapter = new HttpPayments(bank.client);
    const [first, second] = [adapter.prepare(anOwnTransfer()), adapter.prepare(anOwnTransfer())];
    for (const call of [first, first, second]) await call.submit("12345");
    const keys = bank.sent.map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(first.intent).toBe(second.intent);
  });

  it("a transfer has a receipt even if the bank omits all optional fields", async () => {
    bank.answer({ code: 0 });
    expect(await new HttpPayments(bank.client).prepare(anOwnTransfer()).submit("12345")).toEqual({
      ok: true,
      value: { transactionId: "", message: undefined },
    });
  });
});

describe("a transfer to another party", () => {
  const sentForm = {
    sourceAccount: "1020304050607",
    sourceAccountType: "Current",
    amount: "250.00",
    transactionFee: "0.00",
    totalAmount: "250.00",
    currencyCode: "GHS",
    isSchedule: "false",
    saveBen: "false",
    password: "12345",
    passwordType: "OTP",
  };

  it("a transfer within this bank is sent as specified @S2-7-28 @S2-3-013..022 @S2-3-028..033 @S2-3-037 @S2-3-046", async () => {
    await new HttpPayments(bank.client).prepare(aSameBankTransfer()).submit("12345");
    expect(bank.last()).toMatchObject({ method: "POST", path: "/transfer/local" });
    expect(bank.last().form).toEqual({
      ...sentForm,
      destinationAccountNo: "1020304050608",
      destinationAccountName: "Adom Trading Ltd Payroll",
      destinationBankName: "FAMBNK",
      destinationBankCode: "300316",
      narration: "Rent",
      transferType: "LOCAL",
      transType: "LOCAL-TRANSFER",
    });
  });

  it("an instant transfer to another bank is sent with its charge @S2-7-30 @S2-3-038 @S2-3-043 @S2-3-045 @S2-2.1-33", async () => {
    const call = new HttpPayments(bank.client).prepare(anOtherBankTransfer({ beneficiaryId: "B-7" }));
    await call.submit("12345");
    expect(bank.last()).toMatchObject({ method: "POST", path: "/transfer/instantotherbank" });
    expect(bank.last().form).toEqual({
      ...sentForm,
      transactionFee: "5.00",
      totalAmount: "255.00",
      destinationAccountNo: "1441000777888",
      destinationAccountName: "Yaw Ofori",
      destinationBankName: "Ecobank Ghana",
      destinationBankCode: "300312",
      narration: "Crates",
      transferType: "INSTANT",
      beneficiaryId: "B-7",
      transType: "OTHERBANK-TRANSFER",
    });
    expect(parseIntent(call.intent ?? "")).toMatchObject({ total: "GHS 255.00", to: "7888" });
  });

  it("a clearing transfer to another bank is sent with the branch's sort code @S2-7-29 @S2-3-027 @S2-3-045 @S2-3-022", async () => {
    await new HttpPayments(bank.client).prepare(aClearingTransfer()).submit("12345");
    expect(bank.last()).toMatchObject({ method: "POST", path: "/transfer/otherbank" });
    expect(bank.last().form).toMatchObject({ destinationBankCode: "040104", transferType: "NON_INSTANT" });
    expect(bank.last().form).not.toHaveProperty("beneficiaryId");
  });

  it("a transfer sends the payee name entered with the code, which the intent does not cover @S2-3-026 @S2-3-035", async () => {
    let name = "Adom";
    const call = new HttpPayments(bank.client).prepare(aSameBankTransfer({ keepsPayee: true }), () => name);
    name = "Payroll";
    await call.submit("12345");
    expect(bank.last().form).toMatchObject({ saveBen: "true", benName: "Payroll" });
  });

  it.each([
    ["daily", "DAILY"],
    ["weekly", "WEEKLY"],
    ["monthly", "MONTHLY"],
    ["quarterly", "QUARTERLY"],
    ["specialDate", "SPECIAL DATE"],
  ] as const)(
    "a transfer sends the schedule %s as %s with its first day @S2-3-023..025 @S2-3-170..172",
    async (frequency, sent) => {
      const schedule = { frequency, start: "2026-12-31" } as const;
      for (const payment of [
        anOwnTransfer({ schedule }),
        aSameBankTransfer({ schedule }),
        anOtherBankTransfer({ schedule }),
      ]) {
        await new HttpPayments(bank.client).prepare(payment).submit("12345");
        expect(bank.last().form).toMatchObject({ isSchedule: "true", frequency: sent, startDate: "31-12-2026" });
      }
    },
  );
});

describe("a payment to a wallet", () => {
  const sentForm = {
    accountNumber: "1020304050607",
    phoneNumber: "0241234567",
    networkCode: "MTN",
    networkGipCode: "",
    accountName: "Akosua Nyarko",
    amount: "250.00",
    eLevyCharge: "1.50",
    eLevyId: "EL1",
    charge: "2.00",
    narration: "Airtime",
    currencyCode: "GHS",
    uniqueTransType: "A2W",
    transType: "MOBILEMONEY-TRANSFER",
    saveBen: "false",
    passwordType: "OTP",
  };

  it("a payment to a wallet is sent as specified @S2-7-36 @S2-3-040 @S2-3-073..088", async () => {
    await new HttpPayments(bank.client).prepare(aWalletPayment()).submit("12345");
    expect(bank.last()).toMatchObject({ method: "POST", path: "/transfer/mobilemoney" });
    expect(bank.last().form).toEqual({ ...sentForm, password: "12345" });
  });

  it("the intent of a payment to a wallet names the total and the wallet", () => {
    const { intent = "" } = new HttpPayments(bank.client).prepare(aWalletPayment());
    const digest = createHash("sha256").update(canonicalCall(mobileMoney.pay, sentForm)).digest("base64url");
    expect(parseIntent(intent)).toEqual({ call: "/transfer/mobilemoney", total: "GHS 253.50", to: "4567", digest });
  });

  it("a payment to a wallet sends the payee name entered with the code, which the intent does not cover @S2-3-035 @S2-3-082", async () => {
    let name = "Akosua Nyarko";
    const call = new HttpPayments(bank.client).prepare(aWalletPayment({ keepsPayee: true }), () => name);
    const { intent } = call;
    name = "Cook";
    await call.submit("12345");
    expect(bank.last().form).toMatchObject({ saveBen: "true", benName: "Cook" });
    expect(bank.last().form?.networkCode).toBe("MTN");
    expect(parseIntent(intent ?? "")?.digest).toBe(
      createHash("sha256")
        .update(canonicalCall(mobileMoney.pay, bank.last().form ?? {}))
        .digest("base64url"),
    );
  });
});

describe("a load of a prepaid card", () => {
  it("a load of a prepaid card is sent as specified @S2-7-39 @S2-3-041 @S2-3-138..146", async () => {
    const call = new HttpPayments(bank.client).prepare(aCardLoad({ keepsPayee: true }), () => "Travel card");
    await call.submit("12345");
    expect(bank.last()).toMatchObject({ method: "POST", path: "/transfer/toPrepaidCard" });
    expect(bank.last().form).toEqual({
      sourceAccount: "1020304050607",
      customerId: "1234567",
      cardName: "Kwabena Antwi",
      last4Digit: "4321",
      phoneNumber: "0241234567",
      amount: "250.00",
      narration: "Travel",
      currencyCode: "GHS",
      transType: "PREPAIDCARD-TRANSFER",
      deviceID: "device-1",
      saveBen: "true",
      benName: "Travel card",
      password: "12345",
      passwordType: "OTP",
    });
    expect(parseIntent(call.intent ?? "")).toMatchObject({ total: "GHS 250.00", to: "4321" });
  });
});

describe("an approval", () => {
  it("an approval sends the id and type of the single request, and the code @S3-7-11 @S3-3-09", async () => {
    bank.answer({ code: 0, description: "Approved." });
    const call = new HttpApprovals(bank.client).approval(aPendingTransfer({ typeCode: "OWN-TRANSFER-OF-THE-BANK" }));
    expect(parseIntent(call.intent ?? "")).toMatchObject({
      call: "/transfer/approval",
      total: "GHS 150.00",
      to: "0608",
    });
    expect(await call.submit("12345")).toEqual({ ok: true, value: { message: "Approved." } });
    expect(bank.last().form).toEqual({
      transactionId: "TRX0001",
      transType: "OWN-TRANSFER-OF-THE-BANK",
      requestType: "SINGLE",
      approvalStatus: "APPROVE",
      password: "12345",
      passwordType: "OTP",
    });
  });

  it("an approval of a bulk sends its id as transactionId, and the list's type if the bulk has none @S3-7-12 @S2-3-043", async () => {
    await new HttpApprovals(bank.client).approval(aPendingBulk()).submit("12345");
    expect(bank.last().form).toMatchObject({ transactionId: "TRX0001", transType: "TRANSFER", requestType: "BULK" });
  });
});

describe("a rejection", () => {
  it("a rejection sends the reason, no code, and its own idempotency key @S3-7-13", async () => {
    bank.answer({ code: 0, description: "Rejected." });
    const approvals = new HttpApprovals(bank.client);
    expect(await approvals.reject(aPendingTransfer(), "Twice")).toEqual({ ok: true, value: { message: "Rejected." } });
    expect(bank.last()).toMatchObject({ path: "/transfer/rejection" });
    expect(bank.last().form).toEqual({
      transactionId: "TRX0001",
      transType: "OWN-TRANSFER",
      requestType: "SINGLE",
      reason: "Twice",
      approvalStatus: "REJECT",
    });
    expect(bank.last().headers.get("Idempotency-Key")).toMatch(/^[0-9a-f]{32}$/);
  });

  it("the rejection of a card load sends its transaction ID, not its customer ID @S3-2.1-108", async () => {
    bank.answer({ code: 0 });
    await new HttpApprovals(bank.client).reject(aRequestOf("prepaidCard"), "Twice");
    expect(bank.last().form).toMatchObject({ transactionId: "TRX0001" });
  });
});

describe("a recall", () => {
  it("a recall sends the id of a single request or bulk as transactionId, and the code @S3-7-35 @S3-7-36", async () => {
    const requests = new HttpRequests(bank.client);
    await requests.recall(aPendingTransfer()).submit("12345");
    expect(bank.last()).toMatchObject({ path: "/transfer/transactionRecall" });
    expect(bank.last().form).toEqual({ transactionId: "TRX0001", password: "12345", passwordType: "OTP" });
    await requests.recall(aPendingBulk()).submit("12345");
    expect(bank.last().form).toEqual({ transactionId: "TRX0001", password: "12345", passwordType: "OTP" });
  });
});
