import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S3-2.2-14",
    title: "The widget shows only single requests",
    file: "adapters/bank-api/http-approvals.ts",
    find: "      ...bulkCategories.map((category) => this.pending<Category>(category, firstPage)),\n",
    replace: "",
  },
];
