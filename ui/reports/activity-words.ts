import type { ActivityFormat, ActivityKind } from "../../domain/reports/activity";

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
  list: "Company activity",
  filter: "Activity filter",
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
