import { describe, expect, it } from "vitest";
import { toReview } from "../../../../adapters/bank-api/requests/map-review";
import { ghs, moneyOf } from "../../../../domain/money";

/** An answer with only the fields that the bank must send. */
const bare = { approvals: 0, approvalsNeeded: 1, events: [] };
const bareReview = {
  approvals: 0,
  approvalsNeeded: 1,
  history: [],
  availableAfter: undefined,
  receipt: undefined,
  limits: undefined,
  arrivesOn: "",
  nameCheck: undefined,
  isFirstToPayee: false,
  same: undefined,
  duplicates: [],
};
const limits = {
  limitCurrency: "GHS",
  transactionLimit: "5000.00",
  dailyLimit: "20000.00",
  leftToday: "12500.00",
  highestAmount: "320.00",
  approvers: ["Efua Mensah"],
};

describe("the review of a request", () => {
  it("a review has the history of the request and the facts for its decision", () => {
    const review = toReview(
      {
        approvals: 1,
        approvalsNeeded: 2,
        events: [
          { event: "created", by: "Kofi Boateng", at: "20-11-2026 09:30", detail: "From Accra" },
          { event: "approved", by: "Efua Mensah", at: "21-11-2026 10:00:05", detail: "First approval" },
        ],
        availableAfter: "87.75",
        accountCurrency: "EUR",
        arrivesOn: "24-11-2026",
        approveBefore: "24-11-2026 12:00",
        isFirstToPayee: true,
        nameCheck: { result: "CLOSE_MATCH", savedName: "Pay roll", accountName: "Payroll" },
        limits,
        likelyDuplicates: [
          { transactionId: "T1", createDate: "18-11-2026 08:00" },
          { transactionId: "T2", createDate: "19-11-2026 08:00" },
        ],
      },
      "USD",
    );
    expect(review).toStrictEqual({
      approvals: 1,
      approvalsNeeded: 2,
      history: [
        { event: "created", by: "Kofi Boateng", at: "2026-11-20T09:30:00Z", detail: "From Accra" },
        { event: "approved", by: "Efua Mensah", at: "2026-11-21T10:00:05Z", detail: "First approval" },
      ],
      availableAfter: moneyOf(87_75, "EUR"),
      receipt: undefined,
      limits: {
        ofTransaction: ghs(5000_00),
        ofDay: ghs(20_000_00),
        leftToday: ghs(12_500_00),
        highest: moneyOf(320_00, "USD"),
        approvalsNeeded: undefined,
        approvers: ["Efua Mensah"],
        refusal: undefined,
      },
      arrivesOn: "2026-11-24T00:00:00Z",
      approveBefore: "2026-11-24T12:00:00Z",
      nameCheck: { result: "closeMatch", savedName: "Pay roll", accountName: "Payroll" },
      isFirstToPayee: true,
      same: undefined,
      duplicates: [
        { id: "T1", createdAt: "2026-11-18T08:00:00Z" },
        { id: "T2", createdAt: "2026-11-19T08:00:00Z" },
      ],
    });
  });

  it.each([null, undefined])("a review whose optional fields are %j has no facts for the decision", (none) => {
    const left = {
      availableAfter: none,
      accountCurrency: none,
      arrivesOn: none,
      isFirstToPayee: none,
      nameCheck: none,
      hasReceipt: none,
      receiptFrom: none,
      limits: none,
      likelyDuplicates: none,
    };
    expect(toReview({ ...bare, ...left }, "GHS")).toStrictEqual(bareReview);
  });

  it.each([null, undefined])("a step with the person and detail %j was done by the bank", (none) => {
    const events = [{ event: "executed", by: none, at: "20-11-2026 09:30", detail: none }];
    expect(toReview({ ...bare, events }, "GHS").history).toEqual([
      { event: "executed", by: "", at: "2026-11-20T09:30:00Z", detail: "" },
    ]);
  });

  it.each(["postponed", ""])("a step with the event %j is unknown", (event) => {
    const events = [{ event, by: "Kofi", at: "20-11-2026", detail: "By hand" }];
    expect(toReview({ ...bare, events }, "GHS").history).toEqual([
      { event: "unknown", by: "Kofi", at: "2026-11-20T00:00:00Z", detail: "By hand" },
    ]);
  });

  it.each(["", null, undefined])(
    "a balance whose account currency is %j is in the currency of the request",
    (accountCurrency) => {
      const review = toReview({ ...bare, availableAfter: "87.75", accountCurrency }, "USD");
      expect(review.availableAfter).toEqual(moneyOf(87_75, "USD"));
    },
  );

  it.each([
    [true, true],
    ["true", true],
    [false, false],
    ["false", false],
  ] as const)("a review with isFirstToPayee %j is read as %j", (isFirstToPayee, isFirst) => {
    expect(toReview({ ...bare, isFirstToPayee }, "GHS")).toStrictEqual({ ...bareReview, isFirstToPayee: isFirst });
  });

  it.each([
    [true, "", { kind: "now" }],
    ["true", "20-11-2026 15:00", { kind: "now" }],
    [false, "20-11-2026 15:00", { kind: "later", from: "2026-11-20T15:00:00Z" }],
    [undefined, "20-11-2026 15:00", { kind: "later", from: "2026-11-20T15:00:00Z" }],
    ["false", "", undefined],
  ] as const)(
    "a review with hasReceipt %j and receiptFrom %j has the receipt %j",
    (hasReceipt, receiptFrom, receipt) => {
      expect(toReview({ ...bare, hasReceipt, receiptFrom }, "GHS")).toStrictEqual({ ...bareReview, receipt });
    },
  );
});
