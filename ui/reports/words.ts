import { DAY_EXAMPLE } from "../../domain/form-messages";
import type { ActivityFormat, ActivityKind } from "../../domain/reports/activity";
import type { ReportFormat, ReportOutcome } from "../../domain/reports/report";

export const outcomeLabels: { readonly [O in ReportOutcome]: string } = {
  all: "ALL",
  successful: "Successful",
  failed: "Failed",
  pending: "Pending",
};

export const formatLabels: { readonly [F in ReportFormat]: string } = { excel: "Excel", pdf: "PDF", word: "Word" };

export const reportWords = {
  title: "Transaction Reports",
  filter: "Report filter",
  category: "Report Category",
  start: "Start Date",
  end: "End Date",
  noDate: (text: string) => `“${text}” was removed: it is no date such as ${DAY_EXAMPLE}.`,
  apply: "Apply filters",
  before: "Apply Filters to generate report",
  empty: {
    title: "No Transaction Found",
    hint: "No transactions found. No results for your filters were found. Kindly try other filers.",
  },
  download: "Download",
  payees: "Bulk Transfers List",
  noPayees: "This bulk has no payees",
  advice: {
    title: "Payment Advice",
    download: "Download advice",
    open: (id: string) => `Advice of ${id}`,
    later: (at: string) => `The payment is settled on ${at}. There is an advice from then on.`,
    unpaid: "Nothing was paid yet: an advice proves a completed payment.",
    failed: "The payment advice could not be downloaded. Please try again.",
  },
  saved: {
    title: "Saved filters",
    save: "Save filter",
    name: "Name",
    hint: "Kept on this device. Days of a quick range move with the calendar.",
    nameless: "Give the filter a name.",
    confirm: "Save",
    remove: (name: string) => `Remove ${name}`,
  },
  usualDays: "Usual periods",
  /** @param total of all pages */
  sumsOf: (shown: number, total: number) =>
    shown === total
      ? `Sums of ${total === 1 ? "1 transaction" : `all ${total} transactions`}`
      : `Sums of this page: ${shown} of ${total} transactions`,
  /** On phones, where the line has a button too. */
  sumsOfPage: (shown: number, total: number) => `Sums of this page: ${shown} of ${total}`,
};

export const activityKindLabels: { readonly [K in ActivityKind]: string } = {
  signIn: "Signing in and out",
  request: "Requests and payments",
  decision: "Approvals and rejections",
  beneficiary: "Beneficiaries",
  schedule: "Schedules",
  download: "Downloads",
  security: "Passwords, codes and preferences",
};

export const activityWords = {
  title: "Company Activity",
  /** On phones, next to the title of the reports. */
  short: "Activity",
  list: "Company activity",
  filter: "Activity filter",
  /** The heading of the times, below the day that they are of. */
  time: "Time",
  days: "Date range",
  person: "Person",
  allPeople: "All people",
  kind: "Kind",
  allKinds: "All kinds",
  account: "Account",
  allAccounts: "All accounts",
  empty: { title: "No activity found", hint: "Choose other days, or clear the filters." },
  clear: "Clear filters",
  counted: "There are more than 10,000 entries from here on. Choose fewer days, or a filter, to see their number.",
  bank: "The bank",
  times: (count: number) => `${count} times`,
  foldedNote: "Sign-ins of one person between two other acts share a row. The pages count each of them.",
  download: "Download",
  formats: { csv: "CSV", pdf: "PDF" } satisfies Readonly<Record<ActivityFormat, string>>,
  started: "The download has started.",
  failed: "The file could not be downloaded. Please try again.",
  details: "Details of the activity",
  columns: {
    at: "Date",
    person: "Person",
    activity: "Activity",
    detail: "Details",
    account: "Account",
    requestId: "Request ID",
  },
  userName: "User name",
  seal: "Seal",
  sealHint: "The seal is also in the downloaded CSV. If both are the same, nothing before this entry was changed.",
};
