import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S1-3-32",
    title: "The bank leaves primaryAccount out of its accounts",
    file: "mock-bank/accounts/accounts-handlers.ts",
    find: "        primaryAccount: isPrimary,\n",
    replace: "",
  },
  {
    row: "S1-3-33",
    title: "The bank sends an empty bankName with its accounts",
    file: "mock-bank/accounts/accounts-handlers.ts",
    find: "bankName: settings.bankName",
    replace: 'bankName: ""',
  },
  {
    row: "S1-5-15",
    title: "An optional account number may have fewer than 13 digits",
    file: "application/forms/field-rules.ts",
    find: "read.ok && read.value.length === ACCOUNT_DIGITS",
    replace: "read.ok && read.value.length <= ACCOUNT_DIGITS",
  },
  {
    row: "S1-7-23",
    title: "The accounts are requested with the user name as loginId",
    file: "adapters/bank-api/http-accounts.ts",
    find: 'user.loginId ?? ""',
    replace: 'user.userName ?? ""',
  },
  {
    row: "S1-5-13",
    title: "An account number of 12 digits is accepted",
    file: "application/forms/field-rules.ts",
    find: "read.ok && read.value.length === ACCOUNT_DIGITS ?",
    replace: "read.ok && read.value.length >= 12 ?",
  },
  {
    row: "S1-5-14",
    title: "An account number with letters “is not valid”",
    file: "application/forms/field-rules.ts",
    find: 'if (!read.ok && read.failure.kind === "notDigits") return "Not a number";',
    replace: 'if (!read.ok && read.failure.kind === "notDigits") return "Account Number is not valid";',
  },
  {
    row: "S1-5-41",
    title: "An optional account number may not be empty",
    file: "application/forms/field-rules.ts",
    find: "    if (!typed.trim()) return undefined;\n",
    replace: "",
  },
  {
    row: "S1-3-35",
    title: "Bulk mobile money offers accounts of all currencies",
    file: "ui/payments/bulk/bulk-file-store.ts",
    find: "accounts : accounts.filter(({ currency }) => currency === CEDI)",
    replace: "accounts : accounts",
  },
  {
    row: "S1-3-25",
    title: "The client shows the account name as its number",
    file: "adapters/bank-api/http-accounts.ts",
    find: "number: wire.accountNumber,",
    replace: "number: wire.accountNumber.slice(1),",
  },
];
