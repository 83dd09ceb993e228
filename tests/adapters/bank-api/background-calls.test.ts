import { expect, it } from "vitest";
import { HttpAccounts } from "../../../adapters/bank-api/accounts/http-accounts";
import { HttpStatements } from "../../../adapters/bank-api/accounts/http-statements";
import { HttpApprovals } from "../../../adapters/bank-api/approvals/http-approvals";
import { HttpBeneficiaries } from "../../../adapters/bank-api/beneficiaries/http-beneficiaries";
import { HttpNotices } from "../../../adapters/bank-api/requests/http-notices";
import { HttpRequests } from "../../../adapters/bank-api/requests/http-requests";
import { BankClient, type BankClientDependencies } from "../../../adapters/bank-api/transport/bank-client";
import { StatementsService } from "../../../application/accounts/statements-service";
import type { ApprovalsPort } from "../../../application/approvals/approvals-port";
import { ApprovalsService } from "../../../application/approvals/approvals-service";
import type { OtpPort } from "../../../application/otp/otp-port";
import { firstPage } from "../../../application/ports/page";
import { RequestsService } from "../../../application/requests/requests-service";
import { SessionState } from "../../../application/session/session-state";
import { bankApi } from "../../../contract/index";
import { defaultPeriod } from "../../../domain/accounts/default-period";
import { isBackground } from "../../../mock-bank/calls/background-calls";
import { catalogue } from "../../../mock-bank/lessons/course-lessons";
import { anAccount } from "../../support/a-payment";
import { aPendingTransfer } from "../../support/a-request";

const today = "2026-11-27";
const account = anAccount();
const noFilter = { id: "", scheduleId: "" };
const statementsOf = (bank: BankClient) => new StatementsService(new HttpStatements(bank), {} as OtpPort);
const approvalsOf = (bank: BankClient) => new ApprovalsService({} as ApprovalsPort, new HttpRequests(bank));
const beneficiariesOf = (bank: BankClient) => new HttpBeneficiaries(bank, new SessionState());

type Ask = (bank: BankClient) => Promise<unknown>;
/** Reads of screens in addition to their own list: dashboard, bell, palette, choices of a kind, and forms of payments. */
const besides: Readonly<Record<string, Ask>> = {
  "all waiting payments": (bank) => new HttpApprovals(bank).pendingPayments(50),
  "the number of new notices": (bank) => new HttpNotices(bank).newest({ size: 1 }),
  "the latest movements": (bank) => statementsOf(bank).recent(account, today),
  "the line of balances": (bank) => statementsOf(bank).trend(account, today),
  "the newest own requests of each kind": (bank) => new RequestsService(new HttpRequests(bank)).overview(),
  "saved accounts at this bank": (bank) => beneficiariesOf(bank).atThisBank(),
  "saved accounts at other banks": (bank) => beneficiariesOf(bank).atOtherBanks(account.number, "both"),
  "saved wallets": (bank) => beneficiariesOf(bank).wallets(),
  "saved cards": (bank) => beneficiariesOf(bank).cards(),
  "saved lists": (bank) => beneficiariesOf(bank).lists("account"),
  "a request before the code that approves it": (bank) => approvalsOf(bank).permit(aPendingTransfer()),
  accounts: (bank) => new HttpAccounts(bank, new SessionState()).list(),
};
/** Calls that other screens and buttons make too, as their own screens make them. */
const opened: Readonly<Record<string, Ask>> = {
  "approvals.pending": (bank) => new HttpApprovals(bank).pending("otherBank", firstPage),
  "notices.list": (bank) => new HttpNotices(bank).newest({ size: 20 }),
  "requests.mine": (bank) => new HttpRequests(bank).mine("otherBank", firstPage, noFilter),
  "requests.review": (bank) => new HttpRequests(bank).review(aPendingTransfer()),
  "statements.search": (bank) => statementsOf(bank).movements({ account, period: defaultPeriod(today) }),
};
/** Calls of lessons that no screen makes before a person enters something, or opens or presses it. */
const onPurpose = [
  ...["lookups.accountAtOtherBank", "lookups.charge", "mobileMoney.charge", "mobileMoney.walletName"],
  ...["payments.limits", "payments.receipt", "payments.toSelf", "transferBeneficiaries.add"],
  ...["reports.activity", "reports.fetchBulkRows", "statements.forBooks", "statements.statement"],
  ...["requests.cases", "requests.stages"],
];

const facts = catalogue.lessons.flatMap(({ steps }) => steps.flatMap((step) => step.facts));
const served = [...new Set(facts.flatMap((fact) => (fact.kind === "called" ? [fact.served] : [])))].sort();
const names = new Map<unknown, string>(
  Object.entries(bankApi).flatMap(([area, calls]) =>
    Object.entries(calls).map(([call, endpoint]) => [endpoint, `${area}.${call}`] as const),
  ),
);

/** Returns the calls that a lesson counts. */
async function countedOf(ask: Ask): Promise<readonly string[]> {
  const made: { readonly call: string; readonly fields: Readonly<Record<string, unknown>> }[] = [];
  const bank = Object.assign(new BankClient({} as BankClientDependencies), {
    call: async (endpoint: unknown, fields: Readonly<Record<string, unknown>>) => {
      const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      made.push({ call: names.get(endpoint) ?? "", fields: sent });
      return { ok: false, failure: { kind: "unreachable" } };
    },
  } as unknown as BankClient);
  await ask(bank);
  expect(made).not.toEqual([]);
  return made.flatMap((each) => (served.includes(each.call) && !isBackground(each) ? [each.call] : []));
}

it("each call that a lesson counts is opened by its own screen, or made on purpose", () => {
  expect([...Object.keys(opened), ...onPurpose].sort()).toEqual(served);
});

it.each(Object.entries(besides))("no lesson counts the read of %s", async (_, ask) => {
  expect(await countedOf(ask)).toEqual([]);
});

it.each(Object.entries(opened))("lessons count %s of its own screen", async (name, ask) => {
  expect(await countedOf(ask)).toEqual([name]);
});
