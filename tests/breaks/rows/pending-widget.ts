import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S3-2.2-14",
    title: "The widget shows only single requests",
    file: "adapters/bank-api/http-approvals.ts",
    find: "      ...bulkCategories.map((category) => this.pending<Category>(category, firstPage)),\n",
    replace: "",
  },
  {
    row: "S3-2.2-10",
    title: "Show All leaves for Pending Requests",
    file: "ui/dashboard/dashboard-store.ts",
    find: "return this.isShowingAll ? content.rows : content.rows.slice(0, ROWS_SHOWN);",
    replace: "return content.rows.slice(0, ROWS_SHOWN + (this.isShowingAll ? 1 : 0));",
  },
  {
    row: "S3-2.2-04",
    title: "The pending payments have no date",
    file: "ui/dashboard/pending-payments.tsx",
    find: "[createdBy, formatDate(createdAt)]",
    replace: '[createdBy, createdAt && ""]',
  },
  {
    row: "S3-2.2-06",
    title: "The details of a pending request offer Approve and Reject to all users",
    file: "ui/shared/approvals/decisions.tsx",
    find: "if (!mayDecide(user) || request.progress?.hasMine) return null;",
    replace: "if (request.progress?.hasMine) return null;",
  },
  {
    row: "S3-2.2-13",
    title: "Every user who sees the widget has “View All Requests”",
    file: "ui/dashboard/dashboard-screen.tsx",
    find: "mayViewAll={mayDecide(user)}",
    replace: "mayViewAll={seesPending}",
  },
];
