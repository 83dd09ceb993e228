import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S3-7-62",
    title: "The path of the payment advice is spelled differently",
    file: "contract/reports.ts",
    find: "/transaction-reports/download-payment-advice",
    replace: "/transaction-reports/download-advice",
  },
  {
    row: "S3-7-63",
    title: "The payment advice is asked by the id of the request",
    file: "adapters/bank-api/reports/http-reports.ts",
    find: "async ({ id }, format) =>",
    replace: "async ({ requestId: id }, format) =>",
  },
  {
    row: "S3-7-65",
    title: "A payment advice is saved under its own name without a time",
    file: "domain/reports/report.ts",
    find: 'fileName(now, "Payment_Advice", format)',
    replace: 'fileName(now, "Payment_Advice", format).slice(14)',
  },
  {
    row: "S3-2.5-42",
    title: "A payment advice is not offered for Word",
    file: "ui/reports/download-menu.tsx",
    find: '["excel", "pdf", "word"]',
    replace: '["excel", "pdf"]',
  },
  {
    row: "S3-2.5-41",
    title: "The payment advice shows the date of the request as that of the final approval",
    file: "ui/reports/report-facts.tsx",
    find: "record.approvedAt && formatDateTime(record.approvedAt)",
    replace: "record.approvedAt && formatDateTime(record.createdAt)",
  },
  {
    row: "S3-2.5-40",
    title: "The payment advice opens as a small dialog",
    file: "ui/reports/payment-advice.tsx",
    find: '<Modal size="full" title',
    replace: "<Modal title",
  },
];
