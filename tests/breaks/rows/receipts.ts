import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S1-7-31",
    title: "A receipt is base64 for addresses, which browsers cannot read",
    file: "mock-bank/payments/payments-handlers.ts",
    find: 'pdf.toString("base64")',
    replace: 'pdf.toString("base64url")',
  },
  {
    row: "S2-7-44",
    title: "The path of receipts is spelled differently",
    file: "adapters/bank-api/contract/payments.ts",
    find: "/transaction/receipt",
    replace: "/transactions/receipt",
  },
  {
    row: "S3-7-51",
    title: "The receipt is asked with the parameter trnxId",
    file: "adapters/bank-api/http-payments.ts",
    find: "{ trnxID: transactionId }",
    replace: "{ trnxId: transactionId }",
  },
  {
    row: "S3-7-53",
    title: "A receipt of an unknown type has no extension",
    file: "adapters/bank-api/map-receipt.ts",
    find: 'extensions[mimeType] ?? "pdf"',
    replace: 'extensions[mimeType] ?? mimeType.split("/")[1] ?? "pdf"',
  },
  {
    row: "S2-2.2-39",
    title: "A mobile money payment has no receipt",
    file: "ui/shared/payments/payment-action.ts",
    find: 'this.receiptFrom ? "" : (this.paymentReceipt?.transactionId ?? "")',
    replace:
      'this.receiptFrom || this.payment?.kind === "mobileMoney" ? "" : (this.paymentReceipt?.transactionId ?? "")',
  },
];
