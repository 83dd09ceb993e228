import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S1-5-37",
    title: "Account numbers of other banks have 10, 13 or 15 digits",
    file: "application/payments/other-bank-draft.ts",
    find: "ACCOUNT_LENGTHS = [10, 13, 16]",
    replace: "ACCOUNT_LENGTHS = [10, 13, 15]",
  },
  {
    row: "S3-8-01",
    title: "A failed list of my requests is not logged",
    file: "ui/requests/my-requests-store.ts",
    find: '(failure) => this.services.log.warn("My requests did not load", failure)',
    replace: "() => undefined",
  },
];
