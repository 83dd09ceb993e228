/** Redirects a signed-in user to the first page that the permissions allow. */
export const HOME_PATH = "/";
export const SIGN_IN_PATH = "/login";
export const CHANGE_PASSWORD_PATH = "/change-password";

/** The paths of all pages (specification 1, section 2.1). The table of screens has a row for each. */
export type ScreenPath =
  | typeof HOME_PATH
  | typeof SIGN_IN_PATH
  | typeof CHANGE_PASSWORD_PATH
  | "/forgot-password"
  | "/reset-password"
  | "/dashboard"
  | "/beneficiaries"
  | "/beneficiaries/add"
  | "/transfers"
  | "/mobileMoney"
  | "/prepaidCardLoad"
  | "/billPayments"
  | "/fxTransferRate"
  | "/transactionReports"
  | "/transactionReports/activity"
  | "/scheduleTransfers"
  | "/bankStatements"
  | "/pendingRequests"
  | "/myRequests"
  | "/cases"
  | "/faq"
  | "/complaint"
  | "/contact-us"
  | "/privacy-policy"
  | "/regulatory-directives"
  | "/accessibility"
  | "/verify";
