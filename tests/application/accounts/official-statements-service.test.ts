import { describe, expect, it, vi } from "vitest";
import type { OfficialStatementsPort } from "../../../application/accounts/official-statements-port";
import { OfficialStatementsService } from "../../../application/accounts/official-statements-service";
import type { OfficialStatement } from "../../../domain/accounts/official-statement";
import { anAccount } from "../../support/a-payment";
import { aLostCall, anExecutedCall, aSignedInTab } from "../../support/a-signed-in-tab";

const order: OfficialStatement = {
  account: anAccount(),
  period: { start: "2026-10-01", end: "2026-10-31" },
  delivery: { kind: "email", address: "office@adom.example" },
};

/** Orders the statement with the code 12345. */
async function placeOrder(call = anExecutedCall()) {
  const { otp, unanswered, storage } = aSignedInTab();
  const prepare = vi.fn<OfficialStatementsPort["prepare"]>(() => call);
  const action = new OfficialStatementsService({ prepare }, otp, unanswered).order(order);
  await action.start();
  expect(action.step.kind).toBe("awaitingCode");
  await action.enter("12345");
  return { action, prepare, storage };
}

describe("ordering an official statement", () => {
  it("an official statement is ordered with a code", async () => {
    const { action, prepare } = await placeOrder();
    expect(action.step).toEqual({ kind: "succeeded", receipt: { message: "Done." } });
    expect(prepare).toHaveBeenCalledExactlyOnceWith(order);
  });

  it("an order without an answer is stored with its code and its key", async () => {
    const { action, storage } = await placeOrder(aLostCall());
    expect(action.step).toEqual({ kind: "unknown" });
    expect(storage.kept?.operations).toEqual([
      { operation: { kind: "officialStatement", order }, code: "12345", key: "key-1" },
    ]);
  });
});
