import { beforeAll, describe, expect, it } from "vitest";
import { openCompany, signedIn } from "../../support/bank";
import { aBank } from "../../support/each-bank";
import type { WireClient } from "../../support/wire-client";

/** The answers of the bank to requests, by the paths and names of the specification. */

const bank = aBank();
let kofi: WireClient;
beforeAll(async () => {
  kofi = await signedIn(bank.running, await openCompany(bank.running), "Initiator");
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
