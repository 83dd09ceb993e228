import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S3-3-69",
    title: "The bank answers the fields of a payment advice without response",
    file: "mock-bank/bills/bills-handlers.ts",
    find: "{ response: adviceReply(advice) }",
    replace: "adviceReply(advice)",
  },
  {
    row: "S3-4-62",
    title: "A SSNIT payment is checked against the balance without the penalty",
    file: "domain/payments/payment.ts",
    find: "exceeds(totalOf(payment), payment.source.available)",
    replace: 'exceeds(payment.kind === "ssnit" ? payment.amount : totalOf(payment), payment.source.available)',
  },
  {
    row: "S3-4-63",
    title: "A SSNIT payment is posted although its code was wrong",
    file: "application/otp/protected-action.ts",
    find: "    if (checked.ok) {\n",
    replace: '    if (checked.ok || checked.failure.kind === "wrongCode") {\n',
  },
  {
    row: "S3-5-24",
    title: "A SSNIT payment sends its amount without the penalty",
    file: "adapters/bank-api/payment-fields.ts",
    find: "amount: formatMinor(totalOf({ ...payment, source, advice, narration }))",
    replace: "amount: formatMinor(payment.amount)",
  },
  {
    row: "S3-7-44",
    title: "The advice is looked up without the customer code",
    file: "adapters/bank-api/http-bills.ts",
    find: "      customerCode,\n      contributionType: type,",
    replace: "      contributionType: type,",
  },
  {
    row: "S3-7-45",
    title: "The lookup sends the contribution type in upper case",
    file: "adapters/bank-api/http-bills.ts",
    find: "contributionType: type,",
    replace: "contributionType: type.toUpperCase(),",
  },
  {
    row: "S3-7-46",
    title: "A SSNIT payment sends no currency",
    file: "adapters/bank-api/payment-fields.ts",
    find: "    currency: payment.amount.currency,\n    narration,",
    replace: "    narration,",
  },
  {
    row: "S3-7-47",
    title: "A SSNIT payment sends the contribution type as chosen",
    file: "adapters/bank-api/payment-fields.ts",
    find: "contributionType: wireContributionTypes[advice.type]",
    replace: "contributionType: advice.type",
  },
];
