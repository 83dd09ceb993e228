import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S2-3-036",
    title: "A transfer between own accounts has the type OWN_TRANSFER",
    file: "adapters/bank-api/values/category-codes.ts",
    find: 'codesOf("OWN-TRANSFER"',
    replace: 'codesOf("OWN_TRANSFER"',
  },
  {
    row: "S2-7-27",
    title: "The path of a transfer between own accounts is spelled differently",
    file: "contract/payments.ts",
    find: "/transfer/toSelf",
    replace: "/transfer/toself",
  },
  {
    row: "S2-9-11",
    title: "A transfer between own accounts sends the name of the account's bank",
    file: "adapters/bank-api/payments/payment-input.ts",
    find: "    destinationAccountName: payment.destination.name,\n    destinationBankName: ownBank.name,",
    replace:
      "    destinationAccountName: payment.destination.name,\n    destinationBankName: payment.destination.bankName,",
  },
  {
    row: "S2-5-015",
    title: "Source and destination may be the same account",
    file: "application/payments/own-transfer-draft.ts",
    find: '  if (destination.number === source.number)\n    return { destination: "Destination Account must differ from Source Account" };\n',
    replace: "",
  },
  {
    row: "S2-5-016",
    title: "Own accounts may have different currencies",
    file: "application/payments/own-transfer-draft.ts",
    find: "  if (destination.currency === source.currency) return {};\n",
    replace: '  if (destination.currency !== "") return {};\n',
  },
  {
    row: "S2-2.1-28",
    title: "The form between own accounts has no narration",
    file: "ui/payments/single/own-transfer-form.tsx",
    find: '        <NarrationField label={words.narration} {...bind("narration")} />\n',
    replace: "",
  },
  {
    row: "S2-1-03",
    title: "The source of an own-account transfer can only be the primary account",
    file: "ui/payments/single/own-transfer-form.tsx",
    find: "accounts={store.accounts.accounts}",
    replace: "accounts={store.accounts.accounts.filter(({ isPrimary }) => isPrimary)}",
  },
  {
    row: "S2-4-45",
    title: "The destination of an own-account transfer offers only the first fitting account",
    file: "ui/payments/single/own-transfer-store.ts",
    find: "number !== source.number && currency === source.currency,\n    );",
    replace: "number !== source.number && currency === source.currency,\n    ).slice(0, 1);",
  },
  {
    row: "S2-5-017",
    title: "A destination in another currency is kept when the source is changed",
    file: "ui/payments/single/own-transfer-store.ts",
    find: "if (destination && !this.destinations.includes(destination))",
    replace: "if (destination?.number === number)",
  },
  {
    row: "S2-2.1-01",
    title: "The tab of own accounts says Between own accounts",
    file: "ui/requests/words.ts",
    find: 'ownAccounts: "Between Own Accounts"',
    replace: 'ownAccounts: "Between own accounts"',
  },
  {
    row: "S2-6-07",
    title: "A successful own-account payment of an Initiator says that the transfer is completed",
    file: "ui/payments/single/own-transfer-store.ts",
    find: "      isRequest,\n      onFailed",
    replace: "      isRequest: false,\n      onFailed",
  },
];
