import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S2-3-037",
    title: "A transfer within the bank has the type SAMEBANK-TRANSFER",
    file: "adapters/bank-api/wire-codes.ts",
    find: 'codesOf("LOCAL-TRANSFER"',
    replace: 'codesOf("SAMEBANK-TRANSFER"',
  },
  {
    row: "S2-7-10",
    title: "The lookup of an account answers no currency",
    file: "mock-bank/payments/lookups-handlers.ts",
    find: "{ accountName: account.name, accountCurrency: account.currency }",
    replace: '{ accountName: account.name, accountCurrency: "" }',
  },
  {
    row: "S2-7-28",
    title: "The path of a transfer within the bank is spelled differently",
    file: "adapters/bank-api/contract/payments.ts",
    find: '"/transfer/local"',
    replace: '"/transfer/toLocal"',
  },
];
