import { beforeEach, describe, expect, it } from "vitest";
import { HttpRequests } from "../../../../adapters/bank-api/requests/http-requests";
import { parseIntent } from "../../../../contract/intent";
import { moneyOf } from "../../../../domain/money";
import type { BulkCategory } from "../../../../domain/payments/categories";
import type { BankRequest } from "../../../../domain/requests/request";
import { aPendingTransfer, aRequestOf } from "../../../support/a-request";
import { aSession } from "../../../support/a-session";
import { aStubBank } from "../../../support/a-stub-bank";

let bank = aStubBank();
beforeEach(() => {
  bank = aStubBank();
  bank.state.begin(aSession(), 0);
});

const page = { number: 1, size: 20 } as const;
const requests = () => new HttpRequests(bank.client);
// The category is that of a bulk, which the compiler cannot derive.
const bulk = aRequestOf("bulkTransfer") as BankRequest<BulkCategory>;

describe("my requests", () => {
  it("a list of my requests with an amount above a trillion is unreadable", async () => {
    const row = { transactionId: "T1", transactionAmount: "1000000000000.01" };
    bank.answer({ code: 0, size: 1, transactions: [row] });
    const read = await requests().mine("ownAccounts", page, { id: "", scheduleId: "" });
    expect(read).toEqual({ ok: false, failure: { kind: "unreadable" } });
    expect(bank.warnings).toEqual(["POST /transfer/myRequest: unreadable"]);
  });

  it.each(["", "[]"])("a bulk whose entries are %j has an empty page, and its own count", async (transaction) => {
    bank.answer({ code: 0, transaction });
    expect(await requests().entries(bulk, page)).toEqual({
      ok: true,
      value: { rows: [], total: 48, canSearch: false },
    });
  });

  it("a bank that counts the rows of a bulk can search them", async () => {
    bank.answer({ code: 0, transaction: "[]", size: 3 });
    expect(await requests().entries(bulk, page, "Ama")).toMatchObject({ value: { total: 3, canSearch: true } });
    expect(bank.last().form).toMatchObject({ search: "Ama" });
  });

  it.each(["none", null, undefined])(
    "entries of a bulk that are %j are unreadable, not an empty list",
    async (transaction) => {
      bank.answer({ code: 0, transaction });
      expect(await requests().entries(bulk, page)).toEqual({ ok: false, failure: { kind: "unreadable" } });
    },
  );

  it("the review of a request is asked by its id, and its balance is in the currency of the request", async () => {
    bank.answer({ code: 0, approvals: 1, approvalsNeeded: 2, events: [], availableAfter: "87.75" });
    const review = await requests().review(aPendingTransfer({ amount: moneyOf(1_00, "USD") }));
    expect(bank.lastCall()).toBe("POST /transfer/requestReview");
    expect(bank.last().form).toEqual({ transactionId: "TRX0001" });
    expect(review).toEqual({
      ok: true,
      value: {
        approvals: 1,
        approvalsNeeded: 2,
        history: [],
        availableAfter: moneyOf(87_75, "USD"),
        arrivesOn: "",
        isFirstToPayee: false,
        duplicates: [],
      },
    });
  });

  it.each([
    ["ownAccounts", "GHS 150.00", "0608"],
    ["mobileMoney", "GHS 156.00", "0000"],
    ["prepaidCard", "GHS 150.00", "4242"],
  ] as const)("the code for a recall of %s names the total %s and the payee %s", (category, total, to) => {
    const request = category === "ownAccounts" ? aPendingTransfer() : aRequestOf(category);
    const intent = parseIntent(requests().recall(request).intent ?? "");
    expect([intent?.total, intent?.to]).toEqual([total, to]);
  });
});
