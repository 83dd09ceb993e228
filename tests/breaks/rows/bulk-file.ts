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
];
