import { beforeAll, describe, expect, it } from "vitest";
import { openCompany, signedIn } from "../../support/bank";
import { aBank } from "../../support/each-bank";
import type { WireClient } from "../../support/wire-client";

/** The answers of the bank to requests, by the paths and names of the specification. */

const bank = aBank();
let company: Awaited<ReturnType<typeof openCompany>>;
let kofi: WireClient;
beforeAll(async () => {
  company = await openCompany(bank.running);
  kofi = await signedIn(bank.running, company, "Initiator");
});

describe("the recall", () => {
  it.each(["transactionRecall", "transactionrecall"])(
    "the recall is served at the path /transfer/%s @S3-7-37 @S3-7-38",
    async (name) => {
      const unconfirmed = { transactionId: "T-unknown", password: "00000", passwordType: "OTP" };
      const answer = await kofi.ask(`POST /transfer/${name}`, unconfirmed, { idempotencyKey: `recall-by-${name}` });
      expect(answer).toEqual({ code: 1, description: "Request not found." });
    },
  );
});

it("the list of own requests takes filter=false for no filter @S3-7-21", async () => {
  const fields = { transType: "OWN-TRANSFER", requestType: "SINGLE", pageNumber: "1", pageSize: "10" };
  const answer = await kofi.ask("POST /transfer/myRequest", { ...fields, filter: "false", transactionId: "none" });
  expect(answer).toMatchObject({ code: 0, transactions: [], size: 0 });
});

it.each([
  ["POST /transfer/approval", { password: "12345", passwordType: "OTP" }, ["REJECT", "APPROVED", "approve"]],
  ["POST /transfer/rejection", { reason: "Paid twice" }, ["APPROVE", "REJECTED", "reject"]],
] as const)("the call %s takes no other approvalStatus than its own @S3-4-22", async (call, more, wrong) => {
  const efua = await signedIn(bank.running, company, "Authorizer");
  const fields = { transactionId: "T-unknown", transType: "OWN-TRANSFER", requestType: "SINGLE", ...more };
  for (const approvalStatus of wrong) {
    const idempotencyKey = `${call.slice("POST /transfer/".length)}-${approvalStatus}`;
    const answer = await efua.ask(call, { ...fields, approvalStatus }, { idempotencyKey });
    expect(answer).toEqual({ code: 1, description: "The field approvalStatus is not valid." });
  }
});
