import type { ComponentType } from "react";
import type { Permission, Permissions } from "../../domain/session/permissions";
import { HOME_PATH } from "../kit/navigation/paths";

export type ScreenShape = "dashboard" | "list" | "form" | "statement" | "text";

export type Route = {
  readonly path: string;
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
  /** The heading, if it differs from the title. */
  readonly heading?: string;
  /** The outline of the page while its code is loaded; a text by default. */
  readonly shape?: ScreenShape;
  /** Loads the code of the page when it is visited. */
  readonly load?: () => Promise<ComponentType>;
};

const declaredRoutes = [
  { path: HOME_PATH, audience: "anyone", title: "Home" },
  { path: "/login", audience: "signedOut", title: "Log In" },
  { path: "/forgot-password", audience: "signedOut", title: "Forgot Password" },
  { path: "/reset-password", audience: "signedOut", title: "Reset Password" },
  { path: "/change-password", audience: "signedOut", title: "Create New Password" },
  {
    path: "/dashboard",
    audience: "signedIn",
    title: "Dashboard",
    shape: "dashboard",
    permission: "dashboard",
    menu: "Dashboard",
    load: async () => (await import("../dashboard/dashboard-screen")).DashboardScreen,
  },
  {
    path: "/beneficiaries",
    audience: "signedIn",
    title: "Beneficiaries",
    shape: "list",
    permission: "beneficiaries",
    menu: "Beneficiaries",
    load: async () => (await import("../beneficiaries/beneficiaries-screen")).BeneficiariesScreen,
  },
  {
    path: "/beneficiaries/add",
    audience: "signedIn",
    title: "Add Beneficiary",
    shape: "form",
    permission: "beneficiaries",
    load: async () => (await import("../beneficiaries/add-beneficiary-screen")).AddBeneficiaryScreen,
  },
  {
    path: "/transfers",
    audience: "signedIn",
    title: "Transfers",
    shape: "form",
    permission: "transfers",
    menu: "Transfers",
    load: async () => (await import("../payments/screens/transfers-screen")).TransfersScreen,
  },
  {
    path: "/mobileMoney",
    audience: "signedIn",
    title: "Mobile Money",
    shape: "form",
    permission: "mobileMoney",
    menu: "Mobile Money",
    load: async () => (await import("../payments/screens/mobile-money-screen")).MobileMoneyScreen,
  },
  {
    path: "/prepaidCardLoad",
    audience: "signedIn",
    title: "Prepaid Card Load",
    shape: "form",
    permission: "prepaidCardLoad",
    menu: "Prepaid Card Load",
    load: async () => (await import("../payments/screens/prepaid-card-screen")).PrepaidCardScreen,
  },
  {
    path: "/billPayments",
    audience: "signedIn",
    title: "Bills Payment",
    shape: "form",
    permission: "billPayments",
    menu: "Bill Payments",
    load: async () => (await import("../bills/bills-screen")).BillsScreen,
  },
  {
    path: "/fxTransferRate",
    audience: "signedIn",
    title: "FX Transfer and Rates",
    shape: "form",
    permission: "fxTransferRate",
    menu: "FX Transfer and Rates",
    load: async () => (await import("../fx/fx-screen")).FxScreen,
  },
  {
    path: "/transactionReports",
    audience: "signedIn",
    title: "Transaction Reports",
    shape: "list",
    permission: "transactionReports",
    menu: "Transaction Reports",
    load: async () => (await import("../reports/reports-screen")).ReportsScreen,
  },
  {
    path: "/transactionReports/activity",
    audience: "signedIn",
    title: "Company Activity",
    shape: "list",
    permission: "companyActivity",
    load: async () => (await import("../reports/activity-screen")).ActivityScreen,
  },
  {
    path: "/scheduleTransfers",
    audience: "signedIn",
    title: "Schedule Transfers",
    shape: "list",
    permission: "scheduleTransfers",
    menu: "Schedule Transfers",
    load: async () => (await import("../schedules/schedules-screen")).SchedulesScreen,
  },
  {
    path: "/bankStatements",
    audience: "signedIn",
    title: "Bank Statements",
    heading: "Account Statement",
    shape: "statement",
    permission: "bankStatements",
    menu: "Bank Statements",
    load: async () => (await import("../accounts/statement-screen")).StatementScreen,
  },
  {
    path: "/pendingRequests",
    audience: "signedIn",
    title: "Pending Requests",
    shape: "list",
    permission: "pendingRequests",
    menu: "Pending Requests",
    load: async () => (await import("../approvals/approvals-screen")).ApprovalsScreen,
  },
  {
    path: "/myRequests",
    audience: "signedIn",
    title: "My Requests",
    shape: "list",
    permission: "myRequests",
    menu: "My Requests",
    load: async () => (await import("../requests/my-requests-screen")).MyRequestsScreen,
  },
  {
    path: "/cases",
    audience: "signedIn",
    title: "Cases",
    shape: "list",
    load: async () => (await import("../payments/where/cases-screen")).CasesScreen,
  },
  { path: "/faq", audience: "anyone", title: "FAQs" },
  { path: "/complaint", audience: "anyone", title: "Complaint" },
  { path: "/contact-us", audience: "anyone", title: "Contact Us" },
  { path: "/privacy-policy", audience: "anyone", title: "Privacy Policy" },
  { path: "/regulatory-directives", audience: "anyone", title: "Regulatory Directives" },
  { path: "/accessibility", audience: "anyone", title: "Accessibility" },
  { path: "/verify", audience: "anyone", title: "Check a Paper" },
] as const satisfies readonly Route[];

/** The path of a screen. A `Record` with this key type does not compile if a screen is missing. */
export type Path = (typeof declaredRoutes)[number]["path"];

/** All paths of the specification (1, section 2.1), the accessibility statement, the page that checks papers and the company's activity. Those of the side menu are in its order (section 2.11). */
export const routes: readonly Route[] = declaredRoutes;

/**
 * Returns the first page of a user: the first permitted entry of the side menu. Without any, it is the Dashboard, which
 * shows Access Denied.
 */
export function homeOf(permissions: Permissions | undefined): string {
  const first = routes.find(({ menu, permission }) => menu && permission && permissions?.[permission]);
  return first?.path ?? "/dashboard";
}
