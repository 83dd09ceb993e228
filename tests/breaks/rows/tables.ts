import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S3-9-02",
    title: "Pending lists have 20 rows on a page",
    file: "ui/approvals/approvals-store.ts",
    find: "this.services.approvals.pending(category, page)",
    replace: "this.services.approvals.pending(category, { ...page, size: 20 })",
  },
  {
    row: "S3-9-03",
    title: "Pending lists begin with page 2",
    file: "ui/approvals/approvals-store.ts",
    find: "this.services.approvals.pending(category, page)",
    replace: "this.services.approvals.pending(category, { ...page, number: page.number + 1 })",
  },
  {
    row: "S3-9-04",
    title: "My Requests has 20 rows on a page",
    file: "ui/requests/my-requests-store.ts",
    find: "this.services.requests.mine(category, page, this.appliedFilter)",
    replace: "this.services.requests.mine(category, { ...page, size: 20 }, this.appliedFilter)",
  },
  {
    row: "S3-9-05",
    title: "My Requests begins with page 2",
    file: "ui/requests/my-requests-store.ts",
    find: "this.services.requests.mine(category, page, this.appliedFilter)",
    replace: "this.services.requests.mine(category, { ...page, number: page.number + 1 }, this.appliedFilter)",
  },
  {
    row: "S2-9-02",
    title: "A page of uploaded rows has 20 rows",
    file: "ui/payments/bulk/bulk-list-store.ts",
    find: "page: Page = { number: 1, size: 10 }",
    replace: "page: Page = { number: 1, size: 20 }",
  },
  {
    row: "S2-4-31",
    title: "Pending rows have no style",
    file: "ui/payments/bulk/bulk-columns.tsx",
    find: '  pending: "warning",\n',
    replace: "",
  },
];
