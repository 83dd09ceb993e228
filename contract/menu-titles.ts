/** The titles that the bank grants at sign-in; each enables the page of its name (specification 1, section 6). */
export const menuTitles = [
  "Dashboard",
  "Beneficiaries",
  "Transfers",
  "Mobile Money",
  "Prepaid Card Load",
  "Bill Payments",
  "FX Transfers and Rates",
  "Transaction Reports",
  "Schedule Transfers",
  "Bank Statements",
  "Pending Request",
  "My Requests",
] as const;
