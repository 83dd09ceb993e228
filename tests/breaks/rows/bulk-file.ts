import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S2-7-35",
    title: "The rows of an uploaded wallet list go to the call of bulk transfers",
    file: "adapters/bank-api/bulk-fields.ts",
    find: "mobileMoneyBulk: mobileMoney.payBulk",
    replace: "mobileMoneyBulk: bulkTransfers.pay",
  },
  {
    row: "S2-8-21",
    title: "An unreadable file is refused with the code 1",
    file: "adapters/bank-api/contract/codes.ts",
    find: "badRow: 10",
    replace: "badRow: 1",
  },
  {
    row: "S2-3-069",
    title: "The parsed list shows the amount before the other fields",
    file: "ui/payments/bulk/bulk-columns.tsx",
    find: "    ...listFields.map(fieldColumn),",
    replace: "    ...[...listFields].reverse().map(fieldColumn),",
  },
  {
    row: "S2-5-048",
    title: "Of several files the last one is used",
    file: "ui/payments/bulk/file-drop.tsx",
    find: "onChoose(currentTarget.files?.[0]);",
    replace: "onChoose([...(currentTarget.files ?? [])].at(-1));",
  },
  {
    row: "S2-5-011",
    title: "A missing file is called a missing list",
    file: "ui/payments/bulk/bulk-words.ts",
    find: 'missing: "Beneficiary List is required"',
    replace: 'missing: "A file is required"',
  },
  {
    row: "S2-2.2-21",
    title: "A dropped file is ignored",
    file: "ui/payments/bulk/file-drop.tsx",
    find: "onDrop={drop}",
    replace: "onDrop={(event) => event.preventDefault()}",
  },
  {
    row: "S2-2.2-22",
    title: "The button is named “Browse File”",
    file: "ui/payments/bulk/bulk-words.ts",
    find: 'choose: "Choose File"',
    replace: 'choose: "Browse File"',
  },
];
