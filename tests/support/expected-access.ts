import type { Menu } from "../../contract/description/access";
import type { bankApi } from "../../contract/index";
import type { Role } from "../../mock-bank/core/handler";

type Api = typeof bankApi;
export type CallName = { [Word in keyof Api]: `${Word}.${keyof Api[Word] & string}` }[keyof Api];
type Expected = {
  /** Undefined: the call needs no session. */
  readonly roles: readonly Role[] | undefined;
  /** Any one of them is enough; undefined: no menu is needed. */
  readonly menus: readonly Menu[] | undefined;
};

const open =
  (...roles: readonly Role[]) =>
  (...menus: readonly Menu[]): Expected => ({ roles, menus: menus.length > 0 ? menus : undefined });
const everybody: Expected = { roles: undefined, menus: undefined };
const signedIn = open("Single", "Initiator", "Authorizer", "Viewer", "Initiator & Authorizer");
const orders = open("Single", "Initiator", "Authorizer", "Initiator & Authorizer");
const pays = open("Single", "Initiator", "Initiator & Authorizer");
const oversees = open("Single", "Authorizer", "Initiator & Authorizer");
const decides = open("Authorizer", "Initiator & Authorizer");

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

const tracing: readonly Menu[] = [...requesting, "Pending Request", "My Requests", "Transaction Reports"];

/**
 * Who may make each call, written by hand from the screens of the specification and its decisions, independent of the
 * bank's own table. A new call does not compile without its line.
 */
export const expectedAccess: Readonly<Record<CallName, Expected>> = {
  "session.authenticate": everybody,
  "session.logout": signedIn(),
  "session.refresh": signedIn(),
  "session.validateUsername": everybody,
  "session.changePassword": signedIn(),
  "session.resetDefaultPassword": everybody,
  "passwords.replace": signedIn(),
  "otp.sendSignedOut": everybody,
  "otp.send": signedIn(),
  "otp.verify": everybody,
  "otp.verifyForgotPassword": everybody,
  "accounts.list": signedIn(),
  "statements.search": signedIn("Dashboard", "Bank Statements"),
  "statements.statement": signedIn("Dashboard", "Bank Statements"),
  "statements.complete": signedIn("Bank Statements"),
  "statements.forBooks": signedIn("Bank Statements"),
  "statements.expenditure": signedIn("Dashboard"),
  "statements.orderOfficial": orders("Bank Statements"),
  "statements.checkOfficial": orders("Bank Statements"),
  "statements.officialOrders": orders("Bank Statements"),
  "notices.list": signedIn("Dashboard", "Bank Statements"),
  "notices.markRead": signedIn("Dashboard", "Bank Statements"),
  "notices.preferences": signedIn(),
  "notices.choose": signedIn(),
  "payments.toSelf": pays("Transfers"),
  "payments.toSameBank": pays("Transfers"),
  "payments.toOtherBank": pays("Transfers"),
  "payments.toOtherBankAtOnce": pays("Transfers"),
  "payments.limits": pays(...requesting),
  "payments.same": pays(...requesting),
  "payments.receipt": signedIn("Transaction Reports", ...requesting),
  "bulkTransfers.upload": pays("Transfers"),
  "bulkTransfers.pay": pays("Transfers"),
  "mobileMoney.walletName": signedIn(...wallets),
  "mobileMoney.charge": signedIn(...wallets),
  "mobileMoney.eLevy": signedIn(...wallets),
  "mobileMoney.pay": pays("Mobile Money"),
  "mobileMoney.upload": pays("Mobile Money"),
  "mobileMoney.payBulk": pays("Mobile Money"),
  "prepaidCard.customer": signedIn(...cards),
  "prepaidCard.load": pays("Prepaid Card Load"),
  "prepaidCard.upload": pays("Prepaid Card Load"),
  "prepaidCard.loadBulk": pays("Prepaid Card Load"),
  "lookups.instantBanks": signedIn(...accounts),
  "lookups.clearingBanks": signedIn(...accounts),
  "lookups.localBanks": signedIn("FX Transfers and Rates"),
  "lookups.branches": signedIn(...accounts),
  "lookups.charge": signedIn(...accounts),
  "lookups.account": signedIn(...accounts),
  "lookups.accountAtOtherBank": signedIn(...accounts),
  "transferBeneficiaries.atThisBank": signedIn(...accounts),
  "transferBeneficiaries.atOtherBanks": signedIn(...accounts),
  "transferBeneficiaries.bulkLists": signedIn(...accounts),
  "transferBeneficiaries.add": pays("Beneficiaries"),
  "transferBeneficiaries.update": pays("Beneficiaries"),
  "transferBeneficiaries.remove": pays("Beneficiaries"),
  "transferBeneficiaries.updateBulk": pays("Beneficiaries"),
  "transferBeneficiaries.removeBulk": pays("Beneficiaries"),
  "walletBeneficiaries.list": signedIn(...wallets),
  "walletBeneficiaries.bulkLists": signedIn(...wallets),
  "walletBeneficiaries.add": pays("Beneficiaries"),
  "walletBeneficiaries.update": pays("Beneficiaries"),
  "walletBeneficiaries.remove": pays("Beneficiaries"),
  "walletBeneficiaries.updateBulk": pays("Beneficiaries"),
  "walletBeneficiaries.removeBulk": pays("Beneficiaries"),
  "cardBeneficiaries.list": signedIn(...cards),
  "cardBeneficiaries.bulkLists": signedIn(...cards),
  "cardBeneficiaries.add": pays("Beneficiaries"),
  "cardBeneficiaries.update": pays("Beneficiaries"),
  "cardBeneficiaries.remove": pays("Beneficiaries"),
  "cardBeneficiaries.updateBulk": pays("Beneficiaries"),
  "cardBeneficiaries.removeBulk": pays("Beneficiaries"),
  "schedules.list": signedIn("Schedule Transfers"),
  "schedules.update": pays("Schedule Transfers"),
  "schedules.remove": pays("Schedule Transfers"),
  "fx.currencies": signedIn("FX Transfers and Rates"),
  "fx.rates": signedIn("FX Transfers and Rates"),
  "fx.request": pays("FX Transfers and Rates"),
  "bills.serviceTypes": signedIn("Bill Payments"),
  "bills.taxTypes": signedIn("Bill Payments"),
  "bills.createInvoice": pays("Bill Payments"),
  "bills.invoice": signedIn("Bill Payments"),
  "bills.payInvoice": pays("Bill Payments"),
  "bills.contribution": signedIn("Bill Payments"),
  "bills.payContribution": pays("Bill Payments"),
  "bills.networks": signedIn(...wallets),
  "bills.billers": signedIn("Bill Payments"),
  "approvals.pending": signedIn("Pending Request"),
  "approvals.pendingBulk": signedIn("Pending Request"),
  "approvals.inbox": signedIn("Pending Request"),
  "approvals.approve": decides("Pending Request"),
  "approvals.reject": decides("Pending Request"),
  "approvals.drillDown": signedIn("Pending Request", "My Requests"),
  "requests.mine": signedIn("My Requests", ...requesting),
  "requests.review": signedIn("Pending Request", "My Requests"),
  "requests.stages": signedIn(...tracing),
  "requests.openCase": orders(...tracing),
  "requests.cases": signedIn(),
  "requests.recall": pays("My Requests"),
  "reports.fetch": signedIn("Transaction Reports"),
  "reports.fetchBulk": signedIn("Transaction Reports"),
  "reports.fetchBulkRows": signedIn("Transaction Reports"),
  "reports.download": signedIn("Transaction Reports"),
  "reports.paymentAdvice": signedIn("Transaction Reports"),
  "reports.activity": oversees("Transaction Reports"),
  "reports.downloadActivity": oversees("Transaction Reports"),
  "support.complain": everybody,
  "support.directives": everybody,
  "support.paper": everybody,
};
