import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { HttpApprovals } from "../../../../adapters/bank-api/approvals/http-approvals";
import { HttpPayments } from "../../../../adapters/bank-api/payments/http-payments";
import { canonicalCall, parseIntent } from "../../../../contract/intent";
import { mobileMoney } from "../../../../contract/mobile-money";
import { payments } from "../../../../contract/payments";
import {
  aCardLoad,
  anOtherBankTransfer,
  anOwnTransfer,
  aSameBankTransfer,
  aWalletPayment,
} from "../../../support/a-payment";
import { aPendingTransfer, aRequestOf } from "../../../support/a-request";
import { aSession } from "../../../support/a-session";
import { aStubBank } from "../../../support/a-stub-bank";

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

describe("the intent of a confirmed call", () => {
  it.each([
    ["an instant transfer", anOtherBankTransfer(), "GHS 255.00", "7888"],
    ["a payment to a wallet", aWalletPayment(), "GHS 253.50", "4567"],
    ["a load of a prepaid card", aCardLoad(), "GHS 250.00", "4321"],
  ])("the intent of %s names its total with all charges, %s, and the end of its payee", (_, payment, total, to) => {
    const { intent = "" } = new HttpPayments(bank.client).prepare(payment);
    expect(parseIntent(intent)).toMatchObject({ total, to });
  });

  it("the intent of an approval names the amount and the payee of the request", () => {
    const { intent = "" } = new HttpApprovals(bank.client).approval(aPendingTransfer());
    expect(parseIntent(intent)).toMatchObject({ call: "/transfer/approval", total: "GHS 150.00", to: "0608" });
  });
});

describe("a transfer to another party", () => {
  it("a transfer sends the payee name entered with the code, which the intent does not cover @S2-3-026 @S2-3-035", async () => {
    let name = "Adom";
    const call = new HttpPayments(bank.client).prepare(aSameBankTransfer({ keepsPayee: true }), () => name);
    name = "Payroll";
    await call.submit("12345");
    expect(bank.last().form).toMatchObject({ saveBen: "true", benName: "Payroll" });
  });
});

describe("a payment to a wallet", () => {
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

describe("a rejection", () => {
  it("the rejection of a card load sends its transaction ID, not its customer ID @S3-2.1-108", async () => {
    bank.answer({ code: 0 });
    await new HttpApprovals(bank.client).reject(aRequestOf("prepaidCard"), "Twice");
    expect(bank.last().form).toMatchObject({ transactionId: "TRX0001" });
  });
});
