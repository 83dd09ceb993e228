import { beforeEach, describe, expect, it } from "vitest";
import { HttpApprovals } from "../../../../adapters/bank-api/approvals/http-approvals";
import { HttpRequests } from "../../../../adapters/bank-api/requests/http-requests";
import { ghs } from "../../../../domain/money";
import { aRequestOf } from "../../../support/a-request";
import { aSession } from "../../../support/a-session";
import { aStubBank } from "../../../support/a-stub-bank";

let bank = aStubBank();
beforeEach(() => {
  bank = aStubBank();
  bank.state.begin(aSession(), 0);
});

describe("requests and approvals", () => {
  const page = { number: 3, size: 20 } as const;
  const noFilter = { id: "", scheduleId: "" };

  it.each([
    ["ownAccounts", "pending", "OWN-TRANSFER", "@S3-7-04 @S3-3-43 @S3-2.1-27..28"],
    ["sameBank", "pending", "LOCAL-TRANSFER", "@S3-7-04 @S3-3-42 @S3-2.1-13"],
    ["otherBank", "pending", "INSTANT-TRANSFER-TO-OTHER-BANK,OTHERBANK-TRANSFER", "@S3-7-05 @S3-3-39..41"],
    ["mobileMoney", "pending", "MOBILEMONEY-TRANSFER", "@S3-3-44"],
    ["prepaidCard", "pending", "PREPAIDCARD-TRANSFER", "@S3-3-46"],
    ["fx", "pending", "SERVICE-CHARGE", "@S3-3-47 @S3-2.1-23"],
    ["ssnit", "pending", "SSNIT", "@S3-3-48"],
    ["ghanaGov", "pending", "GHANA-GOV", "@S3-3-49"],
    ["bulkTransfer", "pendingBulk", "TRANSFER", "@S3-7-06..07 @S3-3-45"],
    ["mobileMoneyBulk", "pendingBulk", "MOBILEMONEY-TRANSFER", "@S3-7-06 @S3-7-08 @S3-3-44"],
    ["prepaidCardBulk", "pendingBulk", "PREPAIDCARD-TRANSFER", "@S3-7-06 @S3-7-09 @S3-3-46"],
  ] as const)("pending requests of %s are asked at %sTransactions with %s %s", async (category, call, code, _row) => {
    bank.answer({ code: 0, transactions: [], size: 0 });
    await new HttpApprovals(bank.client).pending(category, page);
    expect(bank.lastCall()).toBe(`POST /transfer/${call}Transactions`);
    const field = call === "pending" ? "transType" : "requestType";
    expect(bank.last().form).toEqual({ [field]: code, pageNumber: "3", pageSize: "20" });
  });

  it.each([
    ["ownAccounts", "OWN-TRANSFER", "SINGLE", "@S3-7-23"],
    ["sameBank", "LOCAL-TRANSFER", "SINGLE", "@S3-7-24"],
    ["otherBank", "OTHERBANK", "SINGLE", "@S3-7-25"],
    ["bulkTransfer", "TRANSFER", "BULK", "@S3-7-27"],
    ["mobileMoney", "MOBILEMONEY-TRANSFER", "SINGLE", "@S3-7-28"],
    ["mobileMoneyBulk", "MOBILEMONEY-TRANSFER", "BULK", "@S3-7-29"],
    ["prepaidCard", "PREPAIDCARD-TRANSFER", "SINGLE", "@S3-7-30"],
    ["prepaidCardBulk", "PREPAIDCARD-TRANSFER", "BULK", "@S3-7-31"],
    ["ssnit", "SSNIT", "SINGLE", "@S3-7-32"],
    ["ghanaGov", "GHANA-GOV", "SINGLE", "@S3-7-33"],
    ["fx", "SERVICE-CHARGE", "SINGLE", "@S3-7-34"],
  ] as const)(
    "my requests of %s are asked with transType %s and requestType %s @S3-7-19 @S3-4-23 @S3-7-22 @S3-2.3-28..29 %s",
    async (category, transType, requestType, _row) => {
      bank.answer({ code: 0, transactions: [], size: 0 });
      await new HttpRequests(bank.client).mine(category, page, noFilter);
      expect(bank.lastCall()).toBe("POST /transfer/myRequest");
      expect(bank.last().form).toEqual({ transType, requestType, pageNumber: "3", pageSize: "20" });
    },
  );

  it("the payees of a bulk are asked by page and read from a JSON text @S3-7-10 @S3-3-24..25 @S3-2.1-115", async () => {
    bank.answer({
      code: 0,
      transaction: JSON.stringify([{ beneficiaryName: "Yaw Ofori", transactionAmount: "5.00" }]),
    });
    const bulk = aRequestOf("bulkTransfer");
    if (bulk.category !== "bulkTransfer") throw new Error("The request is no bulk");
    const entries = await new HttpRequests(bank.client).entries(bulk, page);
    expect(entries.ok && entries.value.rows.map((row) => [row.name, row.amount])).toEqual([["Yaw Ofori", ghs(5_00)]]);
    expect(bank.lastCall()).toBe("POST /transfer/transactionDrillDownByBulkId");
    expect(bank.last().form).toEqual({ bulkId: "TRX0001", pageNumber: "3", pageSize: "20" });
  });

  it.each([
    ["ownAccounts", "OWN-TRANSFER", "SINGLE"],
    ["sameBank", "LOCAL-TRANSFER", "SINGLE"],
    ["otherBank", "OTHERBANK-TRANSFER", "SINGLE"],
    ["bulkTransfer", "TRANSFER", "BULK"],
    ["mobileMoney", "MOBILEMONEY-TRANSFER", "SINGLE"],
    ["mobileMoneyBulk", "MOBILEMONEY-TRANSFER", "BULK"],
    ["prepaidCard", "PREPAIDCARD-TRANSFER", "SINGLE"],
    ["prepaidCardBulk", "PREPAIDCARD-TRANSFER", "BULK"],
    ["ghanaGov", "GHANA-GOV", "SINGLE"],
    ["ssnit", "SSNIT", "SINGLE"],
    ["fx", "SERVICE-CHARGE", "SINGLE"],
  ] as const)(
    "a request of %s without genericTransType is decided by its id with transType %s and requestType %s @S3-3-09 @S3-4-22..23 @S3-7-11..14 @S3-2.1-108",
    async (category, transType, requestType) => {
      const decided = { ok: true, value: { message: "Decided." } };
      bank.answer({ code: 0, description: "Decided." });
      const approvals = new HttpApprovals(bank.client);
      const request = { ...aRequestOf(category), typeCode: "" };
      const common = { transactionId: "TRX0001", transType, requestType };
      expect(await approvals.approval(request).submit("12345")).toEqual(decided);
      expect(bank.lastCall()).toBe("POST /transfer/approval");
      const code = { password: "12345", passwordType: "OTP" };
      expect(bank.last().form).toEqual({ ...common, ...code, approvalStatus: "APPROVE" });
      expect(await approvals.reject(request, "Paid twice")).toEqual(decided);
      expect(bank.lastCall()).toBe("POST /transfer/rejection");
      expect(bank.last().headers.get("Idempotency-Key")).toMatch(/^[0-9a-f]{32}$/);
      expect(bank.last().form).toEqual({ ...common, reason: "Paid twice", approvalStatus: "REJECT" });
    },
  );

  it("the genericTransType of a pending row is the transType of its decision @S3-3-08..09", async () => {
    bank.answer({
      code: 0,
      transactions: [{ transactionId: "T1", transactionAmount: "1.00", genericTransType: "SPECIAL-OWN" }],
      size: 1,
    });
    const approvals = new HttpApprovals(bank.client);
    const pending = await approvals.pending("ownAccounts", page);
    const [request] = pending.ok ? pending.value.rows : [];
    if (!request) throw new Error("No request was read");
    await approvals.approval(request).submit("12345");
    expect(bank.last().form?.transType).toBe("SPECIAL-OWN");
    await approvals.reject(request, "x");
    expect(bank.last().form?.transType).toBe("SPECIAL-OWN");
  });

  it("the total of a list is its size @S3-3-23", async () => {
    bank.answer({ code: 0, transactions: [{ transactionId: "T1", transactionAmount: "1.00" }], size: 41 });
    const pending = await new HttpApprovals(bank.client).pending("ownAccounts", page);
    expect(pending.ok && [pending.value.rows.length, pending.value.total]).toEqual([1, 41]);
    const mine = await new HttpRequests(bank.client).mine("ownAccounts", page, noFilter);
    expect(mine.ok && [mine.value.rows.length, mine.value.total]).toEqual([1, 41]);
  });

  it.each([
    ["ownAccounts", "POST /transfer/transactionRecall", "@S3-7-35"],
    ["bulkTransfer", "POST /transfer/transactionRecall", "@S3-7-35 @S3-7-36"],
    ["prepaidCardBulk", "POST /transfer/transactionRecall", "@S3-7-36 @S3-7-37"],
    ["prepaidCard", "POST /transfer/transactionrecall", "@S3-7-37 @S3-7-38"],
  ] as const)("a recall of %s is sent to %s with its id and the code %s", async (category, call, _row) => {
    bank.answer({ code: 0, description: "The request has been recalled." });
    expect(await new HttpRequests(bank.client).recall(aRequestOf(category)).submit("12345")).toEqual({
      ok: true,
      value: { message: "The request has been recalled." },
    });
    expect(bank.lastCall()).toBe(call);
    expect(bank.last().form).toEqual({ transactionId: "TRX0001", password: "12345", passwordType: "OTP" });
  });
});
