/** The menu titles the bank grants at sign-in, and the flag each one enables (specification 1, section 6). */
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

export type Permission = keyof typeof menuTitles;
export type Permissions = { readonly [P in Permission]: boolean };

/** A flag is on only if its title was returned; a title that is not known grants nothing. */
export function permissionsOf(titles: readonly string[]): Permissions {
  const granted = Object.entries(menuTitles).map(([permission, title]) => [permission, titles.includes(title)]);
  return Object.fromEntries(granted) as Permissions;
}
