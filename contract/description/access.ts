import type { bankApi } from "../index";
import type { ListedValue } from "../listed-values";
import type { menuTitles } from "../menu-titles";

export type Menu = (typeof menuTitles)[number];
type Role = ListedValue<"role">;

/** The rights needed for a call, in addition to what its `session` requires. */
export type Access = {
  /** One of these menus must be granted; absent: none is needed. */
  readonly menus?: readonly Menu[];
  /** One of these roles is needed; absent: any role. */
  readonly roles?: readonly Role[];
  /** Allowed even while a new password must be created first. */
  readonly beforePasswordChange?: true;
};

const payers: readonly Role[] = ["Single", "Initiator", "Initiator & Authorizer"];
const deciders: readonly Role[] = ["Authorizer", "Initiator & Authorizer"];
const allButViewer: readonly Role[] = [...payers, "Authorizer"];
/** Menus with screens that name accounts, wallets or cards to pay. */
const accountMenus: readonly Menu[] = ["Transfers", "Schedule Transfers", "Beneficiaries"];
const walletMenus: readonly Menu[] = ["Mobile Money", "Beneficiaries"];
const cardMenus: readonly Menu[] = ["Prepaid Card Load", "Beneficiaries"];
const requestingMenus: readonly Menu[] = [
  "Transfers",
  "Mobile Money",
  "Prepaid Card Load",
  "Bill Payments",
  "FX Transfers and Rates",
];

/** Menus with screens that show a payment. */
const tracingMenus: readonly Menu[] = [...requestingMenus, "Pending Request", "My Requests", "Transaction Reports"];

/** Calls that show the acts of all people of the company, to those who may decide its payments. */
const overseen: Access = { menus: ["Transaction Reports"], roles: ["Single", ...deciders] };
const anyone: Access = {};
const always: Access = { beforePasswordChange: true };
const seen = (...menus: Menu[]): Access => ({ menus });
const paid = (...menus: Menu[]): Access => ({ menus, roles: payers });
const changed = paid("Beneficiaries");
const savedPayees = (menus: readonly Menu[]) => ({
  bulkLists: seen(...menus),
  add: changed,
  update: changed,
  remove: changed,
  updateBulk: changed,
  removeBulk: changed,
});

type BankApi = typeof bankApi;
type AccessTable = { readonly [Word in keyof BankApi]: { readonly [Name in keyof BankApi[Word]]: Access } };

/**
 * The authorization matrix: who may make each call. A call of the contract without a line does not compile. A bank also
 * checks the company of the accounts and requests that a call names. A Viewer can move and change nothing (spec gaps,
 * roles).
 */
export const access: AccessTable = {
  session: {
    authenticate: always,
    logout: always,
    refresh: always,
    validateUsername: always,
    changePassword: always,
    resetDefaultPassword: always,
  },
  passwords: { replace: always },
  otp: { sendSignedOut: always, send: anyone, verify: always, verifyForgotPassword: always },
  accounts: { list: anyone },
  statements: {
    search: seen("Dashboard", "Bank Statements"),
    statement: seen("Dashboard", "Bank Statements"),
    complete: seen("Bank Statements"),
    forBooks: seen("Bank Statements"),
    expenditure: seen("Dashboard"),
    orderOfficial: { menus: ["Bank Statements"], roles: allButViewer },
    checkOfficial: { menus: ["Bank Statements"], roles: allButViewer },
    officialOrders: { menus: ["Bank Statements"], roles: allButViewer },
  },
  notices: {
    list: seen("Dashboard", "Bank Statements"),
    markRead: seen("Dashboard", "Bank Statements"),
    preferences: anyone,
    choose: anyone,
  },
  payments: {
    toSelf: paid("Transfers"),
    toSameBank: paid("Transfers"),
    toOtherBank: paid("Transfers"),
    toOtherBankAtOnce: paid("Transfers"),
    limits: paid(...requestingMenus),
    same: paid(...requestingMenus),
    receipt: seen(...requestingMenus, "Transaction Reports"),
  },
  bulkTransfers: { upload: paid("Transfers"), pay: paid("Transfers") },
  mobileMoney: {
    walletName: seen(...walletMenus),
    charge: seen(...walletMenus),
    eLevy: seen(...walletMenus),
    pay: paid("Mobile Money"),
    upload: paid("Mobile Money"),
    payBulk: paid("Mobile Money"),
  },
  prepaidCard: {
    customer: seen(...cardMenus),
    load: paid("Prepaid Card Load"),
    upload: paid("Prepaid Card Load"),
    loadBulk: paid("Prepaid Card Load"),
  },
  lookups: {
    instantBanks: seen(...accountMenus),
    clearingBanks: seen(...accountMenus),
    localBanks: seen("FX Transfers and Rates"),
    branches: seen(...accountMenus),
    charge: seen(...accountMenus),
    account: seen(...accountMenus),
    accountAtOtherBank: seen(...accountMenus),
  },
  transferBeneficiaries: {
    atThisBank: seen(...accountMenus),
    atOtherBanks: seen(...accountMenus),
    ...savedPayees(accountMenus),
  },
  walletBeneficiaries: { list: seen(...walletMenus), ...savedPayees(walletMenus) },
  cardBeneficiaries: { list: seen(...cardMenus), ...savedPayees(cardMenus) },
  schedules: {
    list: seen("Schedule Transfers"),
    update: paid("Schedule Transfers"),
    remove: paid("Schedule Transfers"),
  },
  fx: {
    currencies: seen("FX Transfers and Rates"),
    rates: seen("FX Transfers and Rates"),
    request: paid("FX Transfers and Rates"),
  },
  bills: {
    serviceTypes: seen("Bill Payments"),
    taxTypes: seen("Bill Payments"),
    createInvoice: paid("Bill Payments"),
    invoice: seen("Bill Payments"),
    payInvoice: paid("Bill Payments"),
    contribution: seen("Bill Payments"),
    payContribution: paid("Bill Payments"),
    networks: seen(...walletMenus),
    billers: seen("Bill Payments"),
  },
  approvals: {
    pending: seen("Pending Request"),
    pendingBulk: seen("Pending Request"),
    inbox: seen("Pending Request"),
    approve: { menus: ["Pending Request"], roles: deciders },
    reject: { menus: ["Pending Request"], roles: deciders },
    drillDown: seen("Pending Request", "My Requests"),
  },
  requests: {
    mine: seen("My Requests", ...requestingMenus),
    review: seen("Pending Request", "My Requests"),
    stages: seen(...tracingMenus),
    openCase: { menus: tracingMenus, roles: allButViewer },
    cases: anyone,
    recall: { menus: ["My Requests"], roles: payers },
  },
  reports: {
    fetch: seen("Transaction Reports"),
    fetchBulk: seen("Transaction Reports"),
    fetchBulkRows: seen("Transaction Reports"),
    download: seen("Transaction Reports"),
    paymentAdvice: seen("Transaction Reports"),
    activity: overseen,
    downloadActivity: overseen,
  },
  support: {
    complain: always,
    directives: always,
    paper: always,
  },
};
