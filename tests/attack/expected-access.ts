import type { Principal } from "./target";

const everybody: readonly Principal[] = ["nobody", "Viewer", "Initiator", "Authorizer", "Single", "another company"];
const whoIsSignedIn: readonly Principal[] = ["Viewer", "Initiator", "Authorizer", "Single", "another company"];
const whoOrders: readonly Principal[] = ["Initiator", "Authorizer", "Single", "another company"];
const whoPays: readonly Principal[] = ["Initiator", "Single", "another company"];
const whoOversees: readonly Principal[] = ["Authorizer", "Single", "another company"];
const whoDecides: readonly Principal[] = ["Authorizer"];

const calls = (text: string): string[] => text.trim().split(/\s+/);

/**
 * The principals that may make each call, written by hand from the specification and its decisions, independent of the
 * bank's own table. Another company's Single may make the same calls as ours, and must not reach our data with them.
 */
const groups: readonly (readonly [readonly Principal[], readonly string[]])[] = [
  [
    everybody,
    calls(`session.authenticate session.validateUsername session.resetDefaultPassword
      otp.sendSignedOut otp.verify otp.verifyForgotPassword support.complain support.directives`),
  ],
  [
    whoIsSignedIn,
    calls(`session.logout session.refresh session.changePassword otp.send accounts.list payments.receipt
      statements.search statements.statement statements.complete statements.forBooks statements.expenditure
      notices.list notices.markRead notices.preferences notices.choose
      mobileMoney.walletName mobileMoney.charge mobileMoney.eLevy prepaidCard.customer
      lookups.instantBanks lookups.clearingBanks lookups.localBanks lookups.branches lookups.charge lookups.account
      lookups.accountAtOtherBank
      transferBeneficiaries.atThisBank transferBeneficiaries.atOtherBanks transferBeneficiaries.bulkLists
      walletBeneficiaries.list walletBeneficiaries.bulkLists cardBeneficiaries.list cardBeneficiaries.bulkLists
      schedules.list fx.currencies fx.rates
      bills.serviceTypes bills.taxTypes bills.invoice bills.contribution bills.networks bills.billers
      approvals.pending approvals.pendingBulk approvals.inbox approvals.drillDown requests.mine requests.review
      reports.fetch reports.fetchBulk reports.fetchBulkRows reports.download reports.paymentAdvice`),
  ],
  [whoOrders, calls("statements.orderOfficial")],
  [
    whoPays,
    calls(`payments.toSelf payments.toSameBank payments.toOtherBank payments.toOtherBankAtOnce payments.limits
      bulkTransfers.upload bulkTransfers.pay mobileMoney.pay mobileMoney.upload mobileMoney.payBulk
      prepaidCard.load prepaidCard.upload prepaidCard.loadBulk fx.request
      bills.createInvoice bills.payInvoice bills.payContribution requests.recall schedules.update schedules.remove
      transferBeneficiaries.add transferBeneficiaries.update transferBeneficiaries.remove
      transferBeneficiaries.updateBulk transferBeneficiaries.removeBulk
      walletBeneficiaries.add walletBeneficiaries.update walletBeneficiaries.remove
      walletBeneficiaries.updateBulk walletBeneficiaries.removeBulk
      cardBeneficiaries.add cardBeneficiaries.update cardBeneficiaries.remove
      cardBeneficiaries.updateBulk cardBeneficiaries.removeBulk`),
  ],
  [whoOversees, calls("reports.activity reports.downloadActivity")],
  [whoDecides, calls("approvals.approve approvals.reject")],
];

export const expectedAccess: ReadonlyMap<string, readonly Principal[]> = new Map(
  groups.flatMap(([who, names]) => names.map((name) => [name, who] as const)),
);
