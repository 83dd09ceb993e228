import {
  BankAccount,
  CreditCard,
  Dashboard,
  Document as DocumentIcon,
  Exchange,
  History,
  Inbox,
  MobilePhone,
  People,
  Properties,
  Repeat,
  SwapHorizontal,
} from "@blueprintjs/icons";
import type { ComponentType } from "react";
import type { Permission, Permissions } from "../../domain/session/permissions";
import { CHANGE_PASSWORD_PATH, HOME_PATH, type ScreenPath, SIGN_IN_PATH } from "../kit/navigation/paths";
import { publicPages } from "./public-pages";

export type ScreenShape = "dashboard" | "list" | "form" | "statement" | "text";

export type Route = {
  readonly path: ScreenPath;
  /**
   * The front door shows "signedOut" pages, the workspace "signedIn" pages, and both show "anyone" pages (specification
   * 1, section 2.1).
   */
  readonly audience: "signedOut" | "signedIn" | "anyone";
  readonly title: string;
  /** The permission for this page; without it the user sees Access Denied (specification 1, section 6). */
  readonly permission?: Permission;
  /** Its entry in the side menu, in menu order. */
  readonly menu?: string;
  readonly icon?: ComponentType;
  /** The key that opens the page after `g`. */
  readonly letter?: string;
  /** Words that users type for a page whose title has other ones. */
  readonly terms?: string;
  /** The heading, if it differs from the title. */
  readonly heading?: string;
  /** The outline of the page while its code is loaded; a text by default. */
  readonly shape?: ScreenShape;
  /** Loads the code of the page when it is visited. */
  readonly load?: () => Promise<ComponentType>;
};

/**
 * The table of screens: one row for each path, the entries of the side menu in its order (specification 1, section
 * 2.11). What the front door needs of its pages is in `public-pages.ts`.
 */
const rows: { readonly [P in ScreenPath]: Omit<Route, "path"> } = {
  [HOME_PATH]: { audience: "anyone", title: "Home" },
  [SIGN_IN_PATH]: { audience: "signedOut", title: "Log In" },
  "/forgot-password": { audience: "signedOut", ...publicPages["/forgot-password"] },
  "/reset-password": { audience: "signedOut", ...publicPages["/reset-password"] },
  [CHANGE_PASSWORD_PATH]: { audience: "signedOut", ...publicPages[CHANGE_PASSWORD_PATH] },
  "/dashboard": {
    audience: "signedIn",
    title: "Dashboard",
    shape: "dashboard",
    permission: "dashboard",
    menu: "Dashboard",
    icon: Dashboard,
    letter: "d",
    load: async () => (await import("../dashboard/dashboard-screen")).DashboardScreen,
  },
  "/beneficiaries": {
    audience: "signedIn",
    title: "Beneficiaries",
    shape: "list",
    permission: "beneficiaries",
    menu: "Beneficiaries",
    icon: People,
    letter: "b",
    terms: "payee supplier",
    load: async () => (await import("../beneficiaries/beneficiaries-screen")).BeneficiariesScreen,
  },
  "/beneficiaries/add": {
    audience: "signedIn",
    title: "Add Beneficiary",
    shape: "form",
    permission: "beneficiaries",
    load: async () => (await import("../beneficiaries/add-beneficiary-screen")).AddBeneficiaryScreen,
  },
  "/transfers": {
    audience: "signedIn",
    title: "Transfers",
    shape: "form",
    permission: "transfers",
    menu: "Transfers",
    icon: SwapHorizontal,
    letter: "t",
    terms: "pay send limit",
    load: async () => (await import("../payments/screens/transfers-screen")).TransfersScreen,
  },
  "/mobileMoney": {
    audience: "signedIn",
    title: "Mobile Money",
    shape: "form",
    permission: "mobileMoney",
    menu: "Mobile Money",
    icon: MobilePhone,
    letter: "m",
    terms: "pay send limit wallet momo",
    load: async () => (await import("../payments/screens/mobile-money-screen")).MobileMoneyScreen,
  },
  "/prepaidCardLoad": {
    audience: "signedIn",
    title: "Prepaid Card Load",
    shape: "form",
    permission: "prepaidCardLoad",
    menu: "Prepaid Card Load",
    icon: CreditCard,
    letter: "c",
    terms: "pay limit top up",
    load: async () => (await import("../payments/screens/prepaid-card-screen")).PrepaidCardScreen,
  },
  "/billPayments": {
    audience: "signedIn",
    title: "Bills Payment",
    shape: "form",
    permission: "billPayments",
    menu: "Bill Payments",
    icon: DocumentIcon,
    letter: "i",
    terms: "pay tax invoice ghana gov ssnit",
    load: async () => (await import("../bills/bills-screen")).BillsScreen,
  },
  "/fxTransferRate": {
    audience: "signedIn",
    title: "FX Transfer and Rates",
    shape: "form",
    permission: "fxTransferRate",
    menu: "FX Transfer and Rates",
    icon: Exchange,
    letter: "f",
    terms: "pay abroad currency exchange limit",
    load: async () => (await import("../fx/fx-screen")).FxScreen,
  },
  "/transactionReports": {
    audience: "signedIn",
    title: "Transaction Reports",
    shape: "list",
    permission: "transactionReports",
    menu: "Transaction Reports",
    icon: Properties,
    letter: "r",
    terms: "receipt advice download",
    load: async () => (await import("../reports/reports-screen")).ReportsScreen,
  },
  "/transactionReports/activity": {
    audience: "signedIn",
    title: "Company Activity",
    shape: "list",
    permission: "companyActivity",
    letter: "y",
    load: async () => (await import("../reports/activity-screen")).ActivityScreen,
  },
  "/scheduleTransfers": {
    audience: "signedIn",
    title: "Schedule Transfers",
    shape: "list",
    permission: "scheduleTransfers",
    menu: "Schedule Transfers",
    icon: Repeat,
    letter: "s",
    load: async () => (await import("../schedules/schedules-screen")).SchedulesScreen,
  },
  "/bankStatements": {
    audience: "signedIn",
    title: "Bank Statements",
    heading: "Account Statement",
    shape: "statement",
    permission: "bankStatements",
    menu: "Bank Statements",
    icon: BankAccount,
    letter: "a",
    terms: "account balance movements",
    load: async () => (await import("../accounts/statement-screen")).StatementScreen,
  },
  "/pendingRequests": {
    audience: "signedIn",
    title: "Pending Requests",
    shape: "list",
    permission: "pendingRequests",
    menu: "Pending Requests",
    icon: Inbox,
    letter: "p",
    terms: "approve reject inbox",
    load: async () => (await import("../approvals/approvals-screen")).ApprovalsScreen,
  },
  "/myRequests": {
    audience: "signedIn",
    title: "My Requests",
    shape: "list",
    permission: "myRequests",
    menu: "My Requests",
    icon: History,
    letter: "q",
    terms: "recall status",
    load: async () => (await import("../requests/my-requests-screen")).MyRequestsScreen,
  },
  "/cases": {
    audience: "signedIn",
    title: "Cases",
    shape: "list",
    load: async () => (await import("../requests/cases-screen")).CasesScreen,
  },
  "/faq": { audience: "anyone", ...publicPages["/faq"] },
  "/complaint": { audience: "anyone", ...publicPages["/complaint"] },
  "/contact-us": { audience: "anyone", ...publicPages["/contact-us"] },
  "/privacy-policy": { audience: "anyone", ...publicPages["/privacy-policy"] },
  "/regulatory-directives": { audience: "anyone", ...publicPages["/regulatory-directives"] },
  "/accessibility": { audience: "anyone", ...publicPages["/accessibility"] },
  "/verify": { audience: "anyone", ...publicPages["/verify"] },
};

/** All screens, with their paths. */
export const routes: readonly Route[] = Object.entries(rows).map(([path, row]) => ({
  // The keys of the table are paths.
  path: path as ScreenPath,
  ...row,
}));

/**
 * Returns the first page of a user: the first permitted entry of the side menu. Without any, it is the Dashboard, which
 * shows Access Denied.
 */
export function homeOf(permissions: Permissions | undefined): ScreenPath {
  const first = routes.find(({ menu, permission }) => menu && permission && permissions?.[permission]);
  return first?.path ?? "/dashboard";
}
