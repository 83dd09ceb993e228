import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { HttpApprovals } from "../../../../adapters/bank-api/approvals/http-approvals";
import { HttpPayments } from "../../../../adapters/bank-api/payments/http-payments";
import { intentOf, intentOfLongCall } from "../../../../adapters/bank-api/transport/confirmed-call";
import type { Endpoint } from "../../../../contract/endpoint";
import { canonicalCall, parseIntent } from "../../../../contract/intent";
import { mobileMoney } from "../../../../contract/mobile-money";
import { payments } from "../../../../contract/payments";
import { ghs } from "../../../../domain/money";
import { aCardLoad, anOtherBankTransfer, anOwnTransfer, aWalletPayment } from "../../../support/a-payment";
import { aPendingTransfer } from "../../../support/a-request";
import { aSession } from "../../../support/a-session";
import { aStubBank } from "../../../support/a-stub-bank";

let bank = aStubBank();
beforeEach(() => {
  bank = aStubBank();
  bank.state.begin(aSession(), 0);
});

/** The digest of the last call, which the bank computes from what it receives. */
const digestOf = (endpoint: Endpoint): string =>
  createHash("sha256")
    .update(canonicalCall(endpoint, bank.last().form ?? {}))
    .digest("base64url");

describe("a transfer between own accounts", () => {
  it("a transfer is sent only when it is submitted, and its intent covers all its fields except the code", async () => {
    const { intent = "", submit } = new HttpPayments(bank.client).prepare(anOwnTransfer());
    expect(bank.sent).toEqual([]);
    await submit("12345");
    const digest = digestOf(payments.toSelf);
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

describe("a payment to a wallet", () => {
  it("a payment to a wallet sends the payee name entered with the code, which the intent does not cover @S2-3-035 @S2-3-082", async () => {
    let name = "Akosua Nyarko";
    const call = new HttpPayments(bank.client).prepare(aWalletPayment({ keepsPayee: true }), () => name);
    const { intent } = call;
    name = "Cook";
    await call.submit("12345");
    expect(bank.last().form).toMatchObject({ saveBen: "true", benName: "Cook" });
    expect(parseIntent(intent ?? "")?.digest).toBe(digestOf(mobileMoney.pay));
  });
});

it("the intent of a long call is the one that every call has", async () => {
  const fields = { sourceAccount: "1020304050607", transferData: "Réné & sons" };
  const terms = { total: ghs(250_00), payee: undefined };
  const expected = intentOf(payments.toSelf, { ...fields, password: "12345", passwordType: "OTP" }, terms);
  expect(await intentOfLongCall(payments.toSelf, fields, terms)).toBe(expected);
});
