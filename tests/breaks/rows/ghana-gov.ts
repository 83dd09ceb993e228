import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S3-3-68",
    title: "The payment of an invoice sends GHS whatever the currency of the invoice",
    file: "adapters/bank-api/payment-fields.ts",
    find: "    currency: amount.currency,\n    channel",
    replace: '    currency: "GHS",\n    channel',
  },
  {
    row: "S3-4-54",
    title: "A Ghana Gov payment is not checked against the balance",
    file: "domain/payments/payment.ts",
    find: 'if ("schedule" in payment && payment.schedule) return ok(undefined);',
    replace: 'if (payment.kind === "ghanaGov" || ("schedule" in payment && payment.schedule)) return ok(undefined);',
  },
  {
    row: "S3-4-56",
    title: "A Ghana Gov payment is posted at once when the bank does not answer the check of the code",
    file: "application/otp/protected-action.ts",
    find: "    if (checked.ok) {\n",
    replace: '    if (checked.ok || checked.failure.kind === "unreachable") {\n',
  },
  {
    row: "S3-7-39",
    title: "The services have no code",
    file: "mock-bank/bills/bills-handlers.ts",
    find: "      code,\n      serviceFields",
    replace: "      serviceFields",
  },
  {
    row: "S3-7-40",
    title: "The invoice is looked up by number",
    file: "adapters/bank-api/http-bills.ts",
    find: "this.bank.call(bills.invoice, { invoiceNumber: number })",
    replace: "this.bank.call(bills.invoice, { number })",
  },
  {
    row: "S3-7-41",
    title: "The client reads an invoice only if it is in an object of its own",
    file: "adapters/bank-api/http-bills.ts",
    find: "reply.value.invoice ?? reply.value",
    replace: "reply.value.invoice ?? {}",
  },
  {
    row: "S3-7-42",
    title: "The payment of an invoice has the channel WEB",
    file: "adapters/bank-api/payment-fields.ts",
    find: 'channel: "MOBILE"',
    replace: 'channel: "WEB"',
  },
];
