import type { Menu } from "../../mock-bank/session/access";

const calls = (text: string): string[] => text.trim().split(/\s+/);

const accounts: readonly Menu[] = ["Transfers", "Schedule Transfers", "Beneficiaries"];
const wallets: readonly Menu[] = ["Mobile Money", "Beneficiaries"];
const cards: readonly Menu[] = ["Prepaid Card Load", "Beneficiaries"];
const requesting: readonly Menu[] = [
  "Transfers",
  "Mobile Money",
  "Prepaid Card Load",
  "Bill Payments",
  "FX Transfers and Rates",
];

/**
 * The menus that allow each call, written by hand from the screens of the specification; any one of them is enough.
 * `undefined`: no menu is needed. Independent of the bank's own table.
 */
const groups: readonly (readonly [readonly Menu[] | undefined, readonly string[]])[] = [
  [
    undefined,
    calls(`session.authenticate session.validateUsername session.resetDefaultPassword session.logout session.refresh
      session.changePassword otp.sendSignedOut otp.send otp.verify otp.verifyForgotPassword accounts.list
      notices.preferences notices.choose support.complain support.directives`),
  ],
  [["Dashboard"], calls("statements.expenditure")],
  [["Dashboard", "Bank Statements"], calls("statements.search statements.statement notices.list notices.markRead")],
  [["Bank Statements"], calls("statements.complete statements.forBooks statements.orderOfficial")],
  [
    ["Transfers"],
    calls(`payments.toSelf payments.toSameBank payments.toOtherBank payments.toOtherBankAtOnce
      bulkTransfers.upload bulkTransfers.pay`),
  ],
  [["Mobile Money"], calls("mobileMoney.pay mobileMoney.upload mobileMoney.payBulk")],
  [["Prepaid Card Load"], calls("prepaidCard.load prepaidCard.upload prepaidCard.loadBulk")],
  [
    ["Bill Payments"],
    calls(`bills.serviceTypes bills.taxTypes bills.createInvoice bills.invoice bills.payInvoice bills.contribution
      bills.payContribution bills.billers`),
  ],
  [["FX Transfers and Rates"], calls("fx.currencies fx.rates fx.request lookups.localBanks")],
  [["Schedule Transfers"], calls("schedules.list schedules.update schedules.remove")],
  [
    accounts,
    calls(`lookups.instantBanks lookups.clearingBanks lookups.branches lookups.charge lookups.account
      lookups.accountAtOtherBank transferBeneficiaries.atThisBank transferBeneficiaries.atOtherBanks
      transferBeneficiaries.bulkLists`),
  ],
  [
    wallets,
    calls(`mobileMoney.walletName mobileMoney.charge mobileMoney.eLevy bills.networks walletBeneficiaries.list
      walletBeneficiaries.bulkLists`),
  ],
  [cards, calls("prepaidCard.customer cardBeneficiaries.list cardBeneficiaries.bulkLists")],
  [
    ["Beneficiaries"],
    ["transferBeneficiaries", "walletBeneficiaries", "cardBeneficiaries"].flatMap((word) =>
      ["add", "update", "remove", "updateBulk", "removeBulk"].map((name) => `${word}.${name}`),
    ),
  ],
  [
    ["Pending Request"],
    calls("approvals.pending approvals.pendingBulk approvals.inbox approvals.approve approvals.reject"),
  ],
  [["Pending Request", "My Requests"], calls("approvals.drillDown requests.review")],
  [["My Requests"], calls("requests.recall")],
  [["My Requests", ...requesting], calls("requests.mine")],
  [[...requesting], calls("payments.limits")],
  [["Transaction Reports", ...requesting], calls("payments.receipt")],
  [
    ["Transaction Reports"],
    calls(
      "reports.fetch reports.fetchBulk reports.fetchBulkRows reports.download reports.paymentAdvice reports.activity reports.downloadActivity",
    ),
  ],
];

export const expectedMenus: ReadonlyMap<string, readonly Menu[] | undefined> = new Map(
  groups.flatMap(([menus, names]) => names.map((name) => [name, menus] as const)),
);
