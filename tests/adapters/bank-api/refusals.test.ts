import { expect, it } from "vitest";
import { HttpAccounts } from "../../../adapters/bank-api/accounts/http-accounts";
import { HttpOfficialStatements } from "../../../adapters/bank-api/accounts/http-official-statements";
import { HttpStatements } from "../../../adapters/bank-api/accounts/http-statements";
import { HttpApprovals } from "../../../adapters/bank-api/approvals/http-approvals";
import { HttpBills } from "../../../adapters/bank-api/bills/http-bills";
import { HttpFx } from "../../../adapters/bank-api/fx/http-fx";
import { HttpCards } from "../../../adapters/bank-api/payments/http-cards";
import { HttpTransferLookups } from "../../../adapters/bank-api/payments/http-transfer-lookups";
import { HttpWallets } from "../../../adapters/bank-api/payments/http-wallets";
import { HttpReports } from "../../../adapters/bank-api/reports/http-reports";
import { HttpNotices } from "../../../adapters/bank-api/requests/http-notices";
import { HttpRequests } from "../../../adapters/bank-api/requests/http-requests";
import { HttpSupport } from "../../../adapters/bank-api/support/http-support";
import type { BankClient } from "../../../adapters/bank-api/transport/bank-client";
import type { CallFields } from "../../../adapters/bank-api/transport/encoding";
import { isAnswerLost } from "../../../application/otp/protected-action";
import { SessionState } from "../../../application/session/session-state";
import { codes } from "../../../contract/codes";
import { ghs } from "../../../domain/money";
import type { BulkCategory } from "../../../domain/payments/categories";
import type { BankRequest } from "../../../domain/requests/request";
import type { Result } from "../../../domain/result";
import { aClearingTransfer, anAccount, aWalletPayment } from "../../support/a-payment";
import { aReportRecord } from "../../support/a-report-record";
import { aPendingTransfer, aRequestOf } from "../../support/a-request";
import { aSession } from "../../support/a-session";
import { aStubBank } from "../../support/a-stub-bank";
import { allCalls, sampleCalls } from "../../support/sample-calls";

type Ask = (client: BankClient) => Promise<Result<unknown, { readonly kind: string }>>;
const { wallet } = aWalletPayment();
const { bank: clearingBank } = aClearingTransfer().payee;
const advice = { adviceNumber: "A1", customerName: "", customerCode: "", type: "Regular" } as const;
const accountsOf = (client: BankClient) => new HttpAccounts(client, new SessionState());
const range = { account: anAccount(), period: { start: "2026-11-01", end: "2026-11-20" } } as const;
const order = { ...range, delivery: { kind: "email", address: "kofi@a.example" } } as const;
const page = { number: 1, size: 20 } as const;
const reported = { outcome: "all", id: "", transactionId: "", start: undefined, end: undefined } as const;
const activity = { kind: "", personId: "", account: "" } as const;
// The category is that of a bulk, which the compiler cannot derive.
const bulk = aRequestOf("bulkTransfer") as BankRequest<BulkCategory>;
const asks: Readonly<Record<string, Ask>> = {
  "the expenditure": (client) =>
    accountsOf(client).expenditure(anAccount(), { start: "2026-11-01", end: "2026-11-20" }),
  accounts: (client) => accountsOf(client).list(),
  "the inbox": (client) => new HttpApprovals(client).inbox(),
  services: (client) => new HttpBills(client).services(),
  "tax types": (client) => new HttpBills(client).taxTypes("S1"),
  "a contribution": (client) => new HttpBills(client).contribution(advice),
  "a cardholder": (client) => new HttpCards(client).holderOf("40012001"),
  currencies: (client) => new HttpFx(client).currencies(),
  rates: (client) => new HttpFx(client).rates(),
  "banks of foreign transfers": (client) => new HttpFx(client).localBanks(),
  "banks of instant transfers": (client) => new HttpTransferLookups(client).banks("instant"),
  branches: (client) => new HttpTransferLookups(client).branches(clearingBank.code),
  "an account at this bank": (client) => new HttpTransferLookups(client).accountAtThisBank("1020304060606"),
  "a charge": (client) => new HttpTransferLookups(client).charge("instant", ghs(10_00)),
  networks: (client) => new HttpWallets(client).networks(),
  movements: (client) => new HttpStatements(client).movements(range),
  "a statement to print": (client) => new HttpStatements(client).complete(range),
  "a statement by e-mail": (client) => new HttpStatements(client).prepareEmail(range, "kofi@a.example").submit(""),
  "an official statement": (client) => new HttpOfficialStatements(client).prepare(order).submit("12345"),
  "the choice of messages": (client) => new HttpNotices(client).preferences(),
  "a changed choice of messages": (client) => new HttpNotices(client).choose("security", "sms", false),
  directives: (client) => new HttpSupport(client).directives(),
  "my requests": (client) => new HttpRequests(client).mine("ownAccounts", page, { id: "", scheduleId: "" }),
  "the entries of a bulk": (client) => new HttpRequests(client).entries(bulk, page),
  "the review of a request": (client) => new HttpRequests(client).review(aPendingTransfer()),
  "a report": (client) => new HttpReports(client).find("ownAccounts", reported, page),
  "a report of bulks": (client) => new HttpReports(client).find("bulkTransfer", reported, page),
  "a report of a bulk's payees": (client) => new HttpReports(client).payees(aReportRecord({ bulkId: "B-1" }), page),
  "the activity": (client) =>
    new HttpReports(client).activity({ ...activity, period: range.period }, { after: undefined, size: 20 }),
  "the charge of a wallet payment": (client) => new HttpWallets(client).chargeOn(ghs(10_00), wallet.number),
};

it.each(Object.entries(asks))("a refusal of the bank to send %s is passed on with its message", async (_, ask) => {
  const bank = aStubBank();
  bank.state.begin(aSession(), 0);
  bank.answer({ code: 1, description: "Closed until 8:00" });
  expect(await ask(bank.client)).toMatchObject({
    ok: false,
    failure: { kind: "refused", message: "Closed until 8:00" },
  });
});

const isAttempt = (name: string): boolean => /^(session|otp)\./.test(name);
const actingCalls = allCalls.filter(
  ([name, { effect }]) => effect === "confirmed" || (effect === "write" && !isAttempt(name)),
);
const samples: Readonly<Record<string, object>> = sampleCalls();

it.each(actingCalls)("only a listed code of the answer to %s means that nothing was done", async (name, endpoint) => {
  const bank = aStubBank();
  const failureOf = async (code: number) => {
    bank.state.begin(aSession(), 0);
    bank.answer({ code, description: "SUCCESS" });
    const reply = await bank.client.call(endpoint, (samples[name] ?? {}) as CallFields);
    return reply.ok ? undefined : reply.failure;
  };
  for (const code of [2, 12, 200, 201, -1]) {
    const failure = await failureOf(code);
    expect([code, failure && isAnswerLost(failure, false)]).toEqual([code, true]);
  }
  const { success: _, ...refusals } = codes;
  for (const code of Object.values(refusals)) {
    const failure = await failureOf(code);
    expect([code, failure && isAnswerLost(failure, false)]).toEqual([code, false]);
  }
});

it("an e-mailed statement whose answer has an unlisted code may have been sent", async () => {
  const bank = aStubBank();
  bank.state.begin(aSession(), 0);
  bank.answer({ code: 200, description: "SUCCESS" });
  const period = { start: "2026-11-01", end: "2026-11-20" } as const;
  const call = new HttpStatements(bank.client).prepareEmail({ account: anAccount(), period }, "ama@adom.example");
  expect(await call.submit("")).toMatchObject({ failure: { kind: "unreadable" } });
});
