import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S2-3-037",
    title: "The bank does not know same-bank transfers as LOCAL-TRANSFER",
    file: "mock-bank/values/wire-names.ts",
    find: 'codes: ["LOCAL-TRANSFER"]',
    replace: 'codes: ["SAMEBANK-TRANSFER"]',
  },
  {
    row: "S2-7-10",
    title: "The lookup of an account always answers GHS as its currency",
    file: "mock-bank/lookups/lookups-handlers.ts",
    find: "accountCurrency: account.currency }",
    replace: 'accountCurrency: "GHS" }',
  },
  {
    row: "S2-7-28",
    title: "An immediate transfer sends no isSchedule",
    file: "adapters/bank-api/payments/schedule-input.ts",
    find: "return { isSchedule: false };",
    replace: "return {};",
  },
  {
    row: "S2-5-018",
    title: "The form accepts a transfer from an account in dollars to one in cedis",
    file: "application/payments/same-bank-draft.ts",
    find: "return source.currency === found.currency ?",
    replace: 'return source.currency !== "GHS" || source.currency === found.currency ?',
  },
  {
    row: "S2-5-019",
    title: "The message about different currencies has no full stop",
    file: "application/payments/transfer-draft.ts",
    find: '"Source and destination accounts have different currencies."',
    replace: '"Source and destination accounts have different currencies"',
  },
  {
    row: "S2-5-020",
    title: "An unverified destination gives another text",
    file: "application/payments/same-bank-draft.ts",
    find: '"The destination account was not verified."',
    replace: '"The destination account is not verified."',
  },
  {
    row: "S2-1-04",
    title: "The bank refuses same-bank transfers that are not in cedis",
    file: "mock-bank/orders/same-bank-transfer.ts",
    find: "if (destination.currency !== terms.source.currency)",
    replace: 'if (destination.currency !== terms.source.currency || destination.currency !== "GHS")',
  },
  {
    row: "S2-2.1-05",
    title: "The beneficiaries screen does not name the bank in its same-bank tab",
    file: "ui/beneficiaries/words.ts",
    find: "sameBank: brand.name,",
    replace: 'sameBank: "Same Bank",',
  },
  {
    row: "S2-2.1-02",
    title: "The same-bank tab is the third of the transfers",
    file: "domain/requests/categories.ts",
    find: '  sameBank: { group: "transfers", form: "single" },\n  otherBank: { group: "transfers", form: "single" },',
    replace:
      '  otherBank: { group: "transfers", form: "single" },\n  sameBank: { group: "transfers", form: "single" },',
  },
  {
    row: "S2-2.1-14",
    title: "A payee of the own bank opens Transfers on the first tab",
    file: "ui/payments/pay-button.tsx",
    find: "state: handoverOf(category), payee: saved",
    replace: "state: { tab: categories[category].group }, payee: saved",
  },
  {
    row: "S2-2.1-29",
    title: "The same-bank form does not show the looked-up name at the destination account",
    file: "ui/payments/single/same-bank-form.tsx",
    find: "name={store.ownerLookup.value?.name}",
    replace: "name={undefined}",
  },
];
