/**
 * The menu titles that the bank grants at sign-in, and the permission that each one enables (specification 1, section
 * 6).
 */
export const menuTitles = {
  dashboard: "Dashboard",
  beneficiaries: "Beneficiaries",
  transfers: "Transfers",
  mobileMoney: "Mobile Money",
  prepaidCardLoad: "Prepaid Card Load",
  billPayments: "Bill Payments",
  fxTransferRate: "FX Transfers and Rates",
  transactionReports: "Transaction Reports",
  scheduleTransfers: "Schedule Transfers",
  bankStatements: "Bank Statements",
  pendingRequests: "Pending Request",
  myRequests: "My Requests",
} as const;

type MenuPermission = keyof typeof menuTitles;
/** `companyActivity` has no title: a bank without that call does not grant it. */
export type Permission = MenuPermission | "companyActivity";
export type Permissions = { readonly [P in Permission]: boolean };

/** A permission is granted only if its title was returned; unknown titles grant nothing. */
export function permissionsOf(titles: readonly string[], mayReadActivity = false): Permissions {
  const granted = Object.entries(menuTitles).map(([permission, title]) => [permission, titles.includes(title)]);
  return { ...Object.fromEntries(granted), companyActivity: mayReadActivity } as Permissions;
}
