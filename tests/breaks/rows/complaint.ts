import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S1-3-53",
    title: "Another subject is folded into “Other: text”",
    file: "domain/support/complaint.ts",
    find: "`other - ",
    replace: "`Other: ",
  },
  {
    row: "S1-7-29",
    title: "A complaint sends its subject as its text",
    file: "adapters/bank-api/http-support.ts",
    find: "emailBody: message",
    replace: "emailBody: subject",
  },
];
