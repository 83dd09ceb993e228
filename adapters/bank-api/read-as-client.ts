import { SessionState } from "../../application/session/session-state";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import type { Account } from "../../domain/accounts/account";
import { CEDI, zero } from "../../domain/money";
import { allCategories, bulkCategories, isBulk } from "../../domain/payments/categories";
import { ok, type Result } from "../../domain/result";
import { HttpAccounts } from "./accounts/http-accounts";
import { HttpOfficialStatements } from "./accounts/http-official-statements";
import { HttpStatements } from "./accounts/http-statements";
import { HttpApprovals } from "./approvals/http-approvals";
import { HttpBeneficiaries } from "./beneficiaries/http-beneficiaries";
import { HttpBills } from "./bills/http-bills";
import { HttpFx } from "./fx/http-fx";
import { HttpOtp } from "./otp/http-otp";
import { bulkCalls } from "./payments/bulk-input";
import { HttpBulkPayments } from "./payments/http-bulk-payments";
import { HttpPayments } from "./payments/http-payments";
import { HttpTransferLookups } from "./payments/http-transfer-lookups";
import { HttpWallets } from "./payments/http-wallets";
import { HttpReports } from "./reports/http-reports";
import { toReportPage } from "./reports/map-reports";
import { HttpNotices } from "./requests/http-notices";
import { HttpRequests } from "./requests/http-requests";
import { toBulkEntries } from "./requests/map-bulk-entries";
import { HttpSchedules } from "./schedules/http-schedules";
import { HttpSession } from "./session/http-session";
import { BankClient } from "./transport/bank-client";
import type { CallFields } from "./transport/encoding";
import { wireCodes } from "./values/category-codes";

type Read = Result<unknown, { readonly kind: string }>;
/** Reads an answer as the client does. The values of other calls, such as the account of a statement, are made up. */
type Reader = (bank: BankClient, fields: CallFields, isSignedIn: boolean) => Promise<Read>;

const account: Account = {
  number: "",
  name: "",
  type: "",
  currency: CEDI,
  available: zero(CEDI),
  book: zero(CEDI),
  isPrimary: false,
  bankName: "",
};
const range = { account, period: { start: "2026-01-01", end: "2026-01-31" } } as const;
const page = { number: 1, size: 10 } as const;
const anyFilter = { id: "", scheduleId: "" };
const user = { userName: "", loginId: "", accountNumber: "", email: "", fullName: "", phoneNumber: "" };
const device = { id: async () => "", model: "" };
const rowsOf = ({ bulkId }: CallFields) => ({ bulkId: String(bulkId), pageNumber: 1, pageSize: 10 });

const { accounts, statements, notices, approvals, requests, reports, schedules, transferBeneficiaries } = bankApi;
const { walletBeneficiaries, cardBeneficiaries, session, otp, payments, lookups, mobileMoney, bills, fx } = bankApi;

/** The readers of all calls whose answers the client can refuse although their schema accepts them. */
export const readers: ReadonlyMap<Endpoint, Reader> = new Map<Endpoint, Reader>([
  [session.authenticate, (bank) => new HttpSession(bank, device).authenticate({ userName: "", password: "" })],
  [
    otp.verify,
    (bank, _, isSignedIn) =>
      isSignedIn
        ? new HttpOtp(bank, new SessionState()).check("")
        : new HttpSession(bank, device).checkSignInCode(user, ""),
  ],
  [accounts.list, (bank) => new HttpAccounts(bank, new SessionState()).list()],
  [statements.expenditure, (bank) => new HttpAccounts(bank, new SessionState()).expenditure(account, range.period)],
  [statements.search, (bank) => new HttpStatements(bank).movements(range)],
  [statements.complete, (bank) => new HttpStatements(bank).complete(range)],
  [statements.statement, (bank) => new HttpStatements(bank).download(range, "pdf")],
  [statements.officialOrders, (bank) => new HttpOfficialStatements(bank).ordered(page)],
  [notices.list, (bank) => new HttpNotices(bank).newest({ size: 10 })],
  [approvals.inbox, (bank) => new HttpApprovals(bank).inbox()],
  [approvals.pending, (bank) => new HttpApprovals(bank).pendingPayments(10)],
  [approvals.pendingBulk, (bank) => new HttpApprovals(bank).pending("bulkTransfer", page)],
  [
    requests.mine,
    (bank, { transType, requestType }) => {
      const isAsked = (each: (typeof allCategories)[number]) =>
        wireCodes[each].mine === transType && isBulk(each) === (requestType === "BULK");
      return new HttpRequests(bank).mine(allCategories.find(isAsked) ?? "ownAccounts", page, anyFilter);
    },
  ],
  [
    approvals.drillDown,
    (bank, fields) =>
      bank.read(
        approvals.drillDown,
        rowsOf(fields),
        ({ transaction }) => bulkCategories.every((each) => toBulkEntries(each, CEDI, transaction, 1)) || undefined,
      ),
  ],
  [reports.fetch, (bank) => new HttpReports(bank).find("ownAccounts", reportFilter, page)],
  [reports.fetchBulk, (bank) => new HttpReports(bank).find("bulkTransfer", reportFilter, page)],
  [
    reports.fetchBulkRows,
    (bank, fields) =>
      bank.read(reports.fetchBulkRows, rowsOf(fields), ({ transfers, count }) =>
        toReportPage("bulkTransfer", transfers, count),
      ),
  ],
  [schedules.list, (bank) => new HttpSchedules(bank).list("ownAccounts")],
  [transferBeneficiaries.atThisBank, (bank) => beneficiaries(bank).atThisBank()],
  [transferBeneficiaries.atOtherBanks, (bank) => beneficiaries(bank).atOtherBanks("", "both")],
  [transferBeneficiaries.bulkLists, (bank) => beneficiaries(bank).lists("account")],
  [walletBeneficiaries.list, (bank) => beneficiaries(bank).wallets()],
  [walletBeneficiaries.bulkLists, (bank) => beneficiaries(bank).lists("wallet")],
  [cardBeneficiaries.list, (bank) => beneficiaries(bank).cards()],
  [cardBeneficiaries.bulkLists, (bank) => beneficiaries(bank).lists("card")],
  [payments.limits, (bank) => new HttpPayments(bank).limits(limited)],
  [payments.same, (bank) => new HttpPayments(bank).same(compared)],
  [payments.receipt, (bank) => new HttpPayments(bank).receipt("")],
  ...bulkCategories.map((category): [Endpoint, Reader] => [
    bulkCalls[category].upload,
    (bank) => new HttpBulkPayments(bank).upload({ category, source: account, file: new File([], "") }),
  ]),
  [lookups.charge, (bank) => new HttpTransferLookups(bank).charge("instant", zero(CEDI))],
  [mobileMoney.charge, (bank) => new HttpWallets(bank).chargeOn(zero(CEDI), "")],
  [mobileMoney.eLevy, (bank) => new HttpWallets(bank).eLevyOn({ source: "", wallet: "", amount: zero(CEDI) })],
  [bills.contribution, (bank) => new HttpBills(bank).contribution(advice)],
  [bills.createInvoice, (bank) => new HttpBills(bank).createInvoice("", {})],
  [fx.rates, (bank) => new HttpFx(bank).rates()],
]);

const reportFilter = { outcome: "all", id: "", transactionId: "", start: undefined, end: undefined } as const;
const compared = { category: "ownAccounts", currency: CEDI, payees: [], bill: undefined } as const;
const limited = { source: "", currency: CEDI, total: undefined, isScheduled: false };
const advice = { adviceNumber: "", customerName: "", customerCode: "", type: "Regular" } as const;
const beneficiaries = (bank: BankClient) => new HttpBeneficiaries(bank, new SessionState());

/** The answer to the other calls that the dashboard makes for the same list. */
const emptyList = { code: 0, transactions: [], size: 0 };

/**
 * Returns whether the client can read an answer that its schema accepts. The client's own readers decide, so that a
 * program which verifies a bank says what the client does.
 */
export async function isReadByClient(
  {
    endpoint,
    input,
    isSignedIn,
  }: { readonly endpoint: Endpoint; readonly input: CallFields; readonly isSignedIn: boolean },
  answer: unknown,
): Promise<boolean> {
  const read = readers.get(endpoint);
  if (!read) return true;
  const send = async ({ path }: Endpoint) => ok(path === endpoint.path ? answer : emptyList);
  const bank = new BankClient({
    transport: { send, deviceId: async () => "" },
    state: new SessionState(),
    clock: { elapsed: () => 0 },
    log: { warn: () => {} },
  });
  const result = await read(bank, input, isSignedIn);
  return result.ok || (result.failure.kind !== "unreadable" && result.failure.kind !== "incomplete");
}
