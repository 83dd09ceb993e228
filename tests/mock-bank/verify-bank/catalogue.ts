import type { Deviation } from "../../support/deviating-bank";

/** A way in which a bank deviates, and everything that verify-bank must report about it. */
export type CatalogueEntry = Deviation & {
  readonly name: string;
  /** The check, the part and the field, with `[*]` for any row. */
  readonly finds: readonly [string, ...string[]];
};

const of = (call: string) => ({
  /** A deviation of single values that contradict each other. */
  relation: (name: string, change: Deviation["change"], ...places: readonly [string, ...string[]]): CatalogueEntry => ({
    name,
    call,
    change,
    finds: places.map((place) => (place.includes(" relations ") ? place : `${call} relations ${place}`)) as [string],
  }),
  answer: (name: string, change: Deviation["change"], ...finds: readonly [string, ...string[]]): CatalogueEntry => ({
    name,
    call,
    change,
    finds: finds.map((found) => `${call} ${found}`) as [string],
  }),
});

const accounts = of("accounts.list");
const session = of("session.authenticate");
const signIn = of("otp.verify");
const search = of("statements.search");
const complete = of("statements.complete");
const expenditure = of("statements.expenditure");
const mine = of("requests.mine");
const pending = of("approvals.pending");
const pendingBulk = of("approvals.pendingBulk");
const drillDown = of("approvals.drillDown");
const inbox = of("approvals.inbox");
const notices = of("notices.list");
const preferences = of("notices.preferences");
const reports = of("reports.fetch");
const pastRows = of("reports.fetchBulkRows");
const saved = of("transferBeneficiaries.atThisBank");
const lists = of("transferBeneficiaries.bulkLists");
const rates = of("fx.rates");
const invoice = of("bills.invoice");
const limits = of("payments.limits");
const review = of("requests.review");
const statement = of("statements.statement");

/** Answers an inbox of these rows, because the user of the test decides nothing. */
const waiting = (...rows: readonly object[]) => {
  const row = {
    transType: "SSNIT",
    requestType: "SINGLE",
    currency: "GHS",
    count: 2,
    totalAmount: "300.00",
    oldestDate: "20-11-2026 09:30",
  };
  return { kind: "set", path: "waiting", value: rows.map((changes) => ({ ...row, ...changes })) } as const;
};

const BULK_ROWS = "the rows of a bulk request are its count and sum relations";
const PAST_ROWS = "the rows of a past bulk are its count and sum relations";

/** Deviations of single answers. */
export const answersThatDeviate: readonly CatalogueEntry[] = [
  // Accounts
  accounts.relation(
    "every account is the primary one",
    { kind: "set", path: "accounts[*].primaryAccount", value: true },
    "accounts",
  ),
  accounts.relation("an account twice", { kind: "repeat", path: "accounts" }, "accounts", "accounts[*].accountNumber"),

  // Sign-in
  signIn.relation("no menus", { kind: "remove", path: "menus" }, "menus"),
  signIn.relation("null in place of roles", { kind: "set", path: "roles", value: null }, "roles"),
  signIn.relation("no session id", { kind: "remove", path: "sessionId" }, "sessionId"),
  session.answer("a sign-in that is refused", { kind: "code", code: 1 }, "codes code"),

  // Statements
  search.answer(
    "a day that does not exist",
    { kind: "rewrite", path: "transactions[0].date", as: "a day that does not exist" },
    "fields transactions[*].date",
    "relations transactions[*].date",
  ),
  search.relation(
    "movements outside the period",
    { kind: "rewrite", path: "transactions[*].date", as: "a year earlier" },
    "transactions[*].date",
  ),
  search.relation("the oldest movement first", { kind: "reverse", path: "transactions" }, "transactions[*].date"),
  complete.relation(
    "a balance that is not the sum",
    { kind: "rewrite", path: "transactions[0].balance", as: "one cedi more" },
    "transactions[*].balance",
  ),
  complete.relation(
    "another closing balance",
    { kind: "rewrite", path: "closingBalance", as: "one cedi less" },
    "closingBalance",
  ),
  complete.relation(
    "the newest transaction first",
    { kind: "reverse", path: "transactions" },
    "transactions[*].date",
    "transactions[*].balance",
    "closingBalance",
  ),
  expenditure.relation(
    "a total that is not the sum",
    { kind: "rewrite", path: "totalAmount", as: "one cedi more" },
    "totalAmount",
  ),
  statement.relation(
    "a file of another type",
    { kind: "set", path: "file", value: btoa("<html>Sorry</html>") },
    "file",
  ),

  of("statements.forBooks").answer(
    "a page in place of a camt.053",
    { kind: "bytes", text: "<html>Sorry</html>" },
    "fields the file",
  ),
  of("reports.downloadActivity").answer(
    "a page in place of the company's activity",
    { kind: "bytes", text: "<html>Sorry</html>" },
    "fields the file",
  ),
  of("statements.forBooks").answer(
    "a PDF in place of a camt.053",
    { kind: "header", name: "Content-Type", value: "application/pdf" },
    "fields Content-Type",
  ),

  // My Requests
  mine.relation("a page without one of its rows", { kind: "shorten", path: "transactions" }, "transactions"),
  mine.relation("a row twice", { kind: "repeat", path: "transactions" }, "transactions[*].transactionId"),
  mine.relation(
    "the page size is ignored",
    { kind: "fill", path: "transactions" },
    "transactions",
    "transactions[*].transactionId",
  ),
  mine.relation(
    "a total that is not the sum of amount and charges",
    { kind: "rewrite", path: "transactions[*].totalAmount", as: "one cedi more" },
    "transactions[*].totalAmount",
  ),
  mine.relation(
    "requests of another type",
    { kind: "set", path: "transactions[*].genericTransType", value: "SSNIT" },
    "transactions[*].genericTransType",
  ),
  review.relation("more approvals than are needed", { kind: "set", path: "approvals", value: 9 }, "approvals"),

  // Pending Requests
  pending.relation(
    "a decided request among the pending ones",
    { kind: "set", path: "transactions[0].workFlowStatus", value: "APPROVED" },
    "transactions[*].workFlowStatus",
  ),
  pending.relation("a total below the rows of a page", { kind: "set", path: "size", value: 1 }, "size"),
  pendingBulk.relation(
    "a count that is not the number of rows",
    { kind: "rewrite", path: "transactions[*].totalCount", as: "one more" },
    `${BULK_ROWS} totalCount`,
  ),
  pendingBulk.relation(
    "a total that is not the sum of the rows",
    { kind: "rewrite", path: "transactions[*].totalAmount", as: "one cedi more" },
    `${BULK_ROWS} totalAmount`,
  ),
  drillDown.answer(
    "rows with an unknown status",
    { kind: "set", path: "transaction{}[*].transactionStatus", value: "DONE" },
    "fields transaction[*].transactionStatus",
  ),

  // Limits of a payment
  limits.relation(
    "more left of the day than its limit",
    { kind: "set", path: "leftToday", value: "99000000.00" },
    "leftToday",
  ),

  // Approvals inbox
  inbox.relation("a kind of waiting requests twice", waiting({}, {}), "waiting[*].transType"),
  inbox.relation("a bulk of contributions", waiting({ requestType: "BULK" }), "waiting[*].transType"),
  inbox.relation("waiting requests of no amount", waiting({ totalAmount: "0.00" }), "waiting[*].totalAmount"),

  // Notices
  notices.relation(
    "two notices with one id",
    { kind: "set", path: "notices[*].noticeId", value: "1" },
    "notices[*].noticeId",
  ),
  notices.relation(
    "notices of no amount",
    { kind: "set", path: "notices[*].amount", value: "0.00" },
    "notices[*].amount",
  ),
  preferences.relation(
    "one kind of message twice",
    { kind: "set", path: "preferences[*].kind", value: "DEBIT" },
    "preferences[*].kind",
  ),

  // Reports
  reports.relation("a count below the rows of a page", { kind: "set", path: "count", value: 0 }, "count"),
  reports.relation(
    "a total below the amount",
    { kind: "rewrite", path: "transfers[*].totalAmount", as: "one cedi less" },
    "transfers[*].totalAmount",
  ),
  pastRows.relation(
    "a past bulk without its last row",
    { kind: "shorten", path: "transfers" },
    "transfers",
    `${PAST_ROWS} transfers`,
  ),
  of("reports.download").answer(
    "a page in place of a file",
    { kind: "bytes", text: "<html>Sorry</html>" },
    "fields the file",
  ),
  of("reports.paymentAdvice").answer(
    "a file of an unknown type",
    { kind: "header", name: "Content-Type", value: "application/octet-stream" },
    "fields Content-Type",
  ),

  // Lookups and beneficiaries
  of("mobileMoney.charge").relation(
    "a charge below zero",
    { kind: "rewrite", path: "charge", as: "negative" },
    "charge",
  ),
  of("lookups.clearingBanks").relation("a bank twice", { kind: "repeat", path: "banks" }, "banks[*].BankSortCode"),
  saved.relation(
    "a payee of another route",
    { kind: "set", path: "beneficiaries[0].transferType", value: "INSTANT_INTERBANK" },
    "beneficiaries[*].transferType",
  ),
  lists.relation(
    "a list with another count",
    { kind: "rewrite", path: "bulkIds.*.count", as: "one more" },
    "bulkIds.*.count",
  ),
  lists.relation("a list under another id", { kind: "set", path: "bulkIds.*.id", value: "other" }, "bulkIds.*.id"),

  // Schedules, foreign exchange and bills
  rates.relation(
    "a buying rate below the selling rate",
    { kind: "rewrite", path: "gbpRates[0].buy", as: "one less" },
    "gbpRates[*].buy",
  ),
  invoice.relation("an invoice without an amount", { kind: "remove", path: "totalAmount" }, "totalAmount"),
  invoice.relation(
    "an invoice that expires before it was made",
    { kind: "rewrite", path: "expiryDate", as: "a year earlier" },
    "expiryDate",
  ),

  // Envelope, headers and cipher
  of("bills.billers").answer("a code as text", { kind: "code", code: "0" }, "envelope code"),
  of("bills.taxTypes").answer("an answer without a code", { kind: "code", code: null }, "envelope code"),
  of("lookups.localBanks").answer("an unknown code", { kind: "code", code: 42 }, "codes code"),
  of("lookups.branches").answer("HTTP 500", { kind: "status", status: 500 }, "answer"),
  of("lookups.accountAtOtherBank").answer("HTTP 302", { kind: "status", status: 302 }, "answer"),
  of("mobileMoney.walletName").answer(
    "another type of content",
    { kind: "header", name: "Content-Type", value: "text/plain" },
    "headers Content-Type",
  ),
  of("mobileMoney.eLevy").answer("no time", { kind: "header", name: "Date" }, "headers Date"),
  of("walletBeneficiaries.bulkLists").answer("an answer in clear", { kind: "clear" }, "cipher"),
  of("cardBeneficiaries.bulkLists").answer("an answer sealed with another secret", { kind: "other secret" }, "cipher"),
  of("transferBeneficiaries.atOtherBanks").answer("an answer to another call", { kind: "other call" }, "cipher"),
  of("reports.fetchBulk").answer("a page in place of an answer", { kind: "no JSON" }, "answer"),
  of("bills.billers").answer("no answer", { kind: "cut" }, "answer"),
];

const LATER = "the time of a new request is the bank's time in UTC behaviour";
const movements = {
  transactions: [{ type: "C", date: "20-11-2026", narration: "Salary", amount: "10.00", currency: "GHS" }],
};
const spending = { dashboardExpenditureList: [{ txnType: "FDT", totalAmount: "10.00" }], totalAmount: "10.00" };
const balances = {
  endDate: "20-11-2026",
  issuedAt: "20-11-2026",
  openingBalance: "7.00",
  closingBalance: "7.00",
  transactions: [],
};

const behaviour = (name: string, deviation: Deviation, ...finds: readonly [string, ...string[]]): CatalogueEntry => ({
  ...deviation,
  name,
  finds: finds.map((found) => (/ (behaviour|cipher)$/.test(found) ? found : `${found} behaviour`)) as [string],
});

/**
 * Deviations of behaviour. The calls are counted in a run of all checks of behaviour: accounts.list is asked first for
 * the accounts, then by a stranger, then for balances; otp.verify first for the sign-in.
 */
export const behaviourThatDeviates: readonly CatalogueEntry[] = [
  behaviour(
    "a call without a session is answered",
    { call: "accounts.list", change: { kind: "accept" }, nth: [2] },
    "a call without a session answers 103",
  ),
  behaviour(
    "a call without a session has another code",
    { call: "accounts.list", change: { kind: "code", code: 1 }, nth: [2] },
    "a call without a session answers 103",
  ),
  behaviour(
    "a changed body is accepted",
    { call: "statements.search", change: { kind: "accept", answer: { transactions: [] } }, nth: [1] },
    "a body that was changed on its way is refused cipher",
  ),
  behaviour(
    "a body of another call is accepted",
    { call: "statements.search", change: { kind: "accept", answer: { transactions: [] } }, nth: [2] },
    "a body that was sealed for another call is refused cipher",
  ),
  behaviour(
    "transactions of another customer are answered",
    { call: "statements.search", change: { kind: "accept", answer: movements }, nth: [3] },
    "a call for the transactions of another customer is refused",
  ),
  behaviour(
    "the expenditure of another customer is answered",
    { call: "statements.expenditure", change: { kind: "accept", answer: spending } },
    "a call for the expenditure of another customer is refused",
  ),
  behaviour(
    "the statement of another customer is answered",
    { call: "statements.complete", change: { kind: "accept", answer: balances }, nth: [1] },
    "a call for the complete statement of another customer is refused",
  ),
  behaviour(
    "the file of another customer is answered",
    { call: "statements.statement", change: { kind: "accept", answer: { file: btoa("%PDF-1.7 of another") } } },
    "a call for the statement file of another customer is refused",
  ),
  behaviour(
    "the statement for bookkeeping of another customer is answered",
    { call: "statements.forBooks", change: { kind: "bytes", text: "Line,Account" } },
    "a call for the statement for bookkeeping of another customer is refused",
  ),
  behaviour(
    "the receipt of another customer is answered",
    {
      call: "payments.receipt",
      change: { kind: "accept", answer: { mimeType: "application/pdf", base64: btoa("%PDF-1.7") } },
    },
    "a call for the receipt of another customer is refused",
  ),
  behaviour(
    "the review of another customer's request is answered",
    { call: "requests.review", change: { kind: "accept", answer: { events: [], approvals: 1, approvalsNeeded: 2 } } },
    "a call for the review of another customer's request is refused",
  ),
  behaviour(
    "the payment advice of another customer is answered",
    { call: "reports.paymentAdvice", change: { kind: "bytes", text: "%PDF-1.7 of another" } },
    "a call for the payment advice of another customer is refused",
  ),
  behaviour(
    "the rows of another customer's bulk are answered",
    { call: "approvals.drillDown", change: { kind: "set", path: "transaction", value: '[{"beneficiaryName":"Ana"}]' } },
    "a call for the rows of another customer's bulk is refused",
  ),
  behaviour(
    "the rows of another customer's past bulk are answered",
    { call: "reports.fetchBulkRows", change: { kind: "accept", answer: { count: 1, transfers: [] } } },
    "a call for the rows of another customer's past bulk is refused",
  ),
  behaviour(
    "statements in another time zone",
    { call: "statements.complete", change: { kind: "rewrite", path: "issuedAt", as: "five hours later" } },
    "the time of a statement is the bank's time in UTC",
  ),
  behaviour(
    "requests in another time zone",
    { call: "requests.mine", change: { kind: "rewrite", path: "transactions[*].createDate", as: "five hours later" } },
    LATER,
  ),
  behaviour(
    "a wrong code is accepted",
    { call: "otp.verify", change: { kind: "accept", answer: {} }, nth: [2] },
    "a wrong code is refused",
    "a refused code says how many tries are left",
  ),
  behaviour(
    "a wrong code without the tries left",
    { call: "otp.verify", change: { kind: "remove", path: "failureCount" }, nth: [2] },
    "a refused code says how many tries are left",
  ),
  behaviour(
    "more tries than three",
    { call: "otp.verify", change: { kind: "set", path: "failureCount", value: 9 }, nth: [2] },
    "a refused code says how many tries are left",
  ),
  behaviour(
    "a payment with a wrong code is made",
    { call: "payments.toSelf", change: { kind: "accept", answer: { transactionId: "T1" } }, nth: [1] },
    "a payment with a wrong code is refused",
  ),
  behaviour(
    "a payment from an account of another customer is made",
    { call: "payments.toSelf", change: { kind: "accept", answer: { transactionId: "T1" } }, nth: [2] },
    "a payment from another customer's account is refused",
  ),
  behaviour(
    "a payment with the right code is refused",
    { call: "payments.toSelf", change: { kind: "code", code: 1 }, nth: [3] },
    "a payment with its code is accepted",
  ),
  behaviour(
    "the same key pays twice",
    {
      call: "accounts.list",
      change: { kind: "rewrite", path: "accounts[*].availableBalance", as: "one cedi less" },
      nth: [4, 5],
    },
    "the same call with the same key acts once",
    "a used code pays nothing more",
  ),
  behaviour(
    "another key pays again",
    {
      call: "accounts.list",
      change: { kind: "rewrite", path: "accounts[*].availableBalance", as: "one cedi less" },
      nth: [5],
    },
    "a used code pays nothing more",
  ),
  behaviour(
    "the same key has another answer",
    { call: "payments.toSelf", change: { kind: "set", path: "transactionId", value: "T1" }, nth: [4] },
    "the same call with the same key has the same answer",
  ),
  behaviour(
    "the same key is refused",
    { call: "payments.toSelf", change: { kind: "code", code: 1 }, nth: [4] },
    "the same call with the same key has the same answer",
  ),
  behaviour(
    "another key with a used code is accepted",
    { call: "payments.toSelf", change: { kind: "accept", answer: { transactionId: "T1" } }, nth: [5] },
    "another key with a used code is refused",
  ),
  behaviour(
    "a payment without a key is made",
    { call: "payments.toSelf", change: { kind: "accept", answer: { transactionId: "T1" } }, nth: [7] },
    "a confirmed call without Idempotency-Key is refused",
  ),
  behaviour(
    "a used code is valid",
    { call: "otp.verify", change: { kind: "accept", answer: {} }, nth: [4] },
    "a used code is not valid",
  ),
  behaviour(
    "an expired code is valid",
    { call: "otp.verify", change: { kind: "accept", answer: {} }, nth: [6] },
    "an expired code is refused",
  ),
  behaviour(
    "two sessions of a user",
    { call: "accounts.list", change: { kind: "accept" }, nth: [6] },
    "a second sign-in ends the first session",
  ),
  behaviour(
    "a second sign-in that looks like a time-out",
    { call: "accounts.list", change: { kind: "code", code: 103 }, nth: [6] },
    "a second sign-in ends the first session",
  ),
  behaviour(
    "a session that outlives its sign-out",
    { call: "session.logout", change: { kind: "swallow" } },
    "a call after the sign-out answers 103 or 104",
  ),
];
