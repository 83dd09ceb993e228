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
  {
    row: "S2-5-018",
    title: "Accounts of the same bank may have different currencies",
    file: "application/payments/same-bank-draft.ts",
    find: "return source.currency === found.currency ? {} : { destination: DIFFERENT_CURRENCIES };",
    replace: "return {};",
  },
  {
    row: "S2-5-019",
    title: "The message about currencies is spelled differently",
    file: "application/payments/transfer-draft.ts",
    find: "Source and destination accounts have different currencies.",
    replace: "The source and destination accounts have different currencies.",
  },
  {
    row: "S2-5-020",
    title: "An unverified destination at the same bank is accepted",
    file: "application/payments/same-bank-draft.ts",
    find: "  if (!found) return { ...chosen, destination: NOT_VERIFIED };\n",
    replace: "  if (!found) return chosen;\n",
  },
  {
    row: "S2-1-04",
    title: "A transfer within the bank is sent as one between own accounts",
    file: "adapters/bank-api/http-payments.ts",
    find: "payments.toSameBank, same",
    replace: "payments.toSelf as never, same",
  },
  {
    row: "S2-2.1-05",
    title: "Reports name the bank by its short name",
    file: "ui/reports/words.ts",
    find: "  sameBank: `To ${brand.name}`,",
    replace: "  sameBank: `To ${brand.name.slice(0, 6)}`,",
  },
  {
    row: "S2-2.1-02",
    title: "The tab to the product's own bank is the third",
    file: "domain/requests/categories.ts",
    find: '  sameBank: { group: "transfers", form: "single" },\n  otherBank: { group: "transfers", form: "single" },\n',
    replace:
      '  otherBank: { group: "transfers", form: "single" },\n  sameBank: { group: "transfers", form: "single" },\n',
  },
  {
    row: "S2-2.1-14",
    title: "A payee of the own bank opens Transfers on the first tab",
    file: "ui/shared/payments/pay-button.tsx",
    find: "state: handoverOf(category), payee: saved",
    replace: "state: { tab: categories[category].group }, payee: saved",
  },
  {
    row: "S2-2.1-29",
    title: "The same-bank form does not show the looked-up name at the destination account",
    file: "ui/payments/same-bank-form.tsx",
    find: "name={store.ownerLookup.value?.name}",
    replace: "name={undefined}",
  },
];
