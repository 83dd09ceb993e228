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
  {
    row: "S1-5-26",
    title: "The subject of a complaint is not required",
    file: "application/support/complaint-draft.ts",
    find: '  @Required("Subject")\n',
    replace: "",
  },
  {
    row: "S1-5-27",
    title: "The name in a complaint is not required",
    file: "application/support/complaint-draft.ts",
    find: '  @Required("Full Name")\n',
    replace: "",
  },
  {
    row: "S1-5-28",
    title: "The phone number in a complaint has another label",
    file: "application/support/complaint-draft.ts",
    find: '@RequiredPhone("Phone Number")',
    replace: '@RequiredPhone("Phone")',
  },
  {
    row: "S1-5-29",
    title: "The message of a complaint is not required",
    file: "application/support/complaint-draft.ts",
    find: '  @Required("Enquiry Message")\n',
    replace: "",
  },
  {
    row: "S1-5-30",
    title: "The e-mail address of a complaint is not checked",
    file: "application/support/complaint-draft.ts",
    find: "  @OptionalEmail()\n",
    replace: "",
  },
  {
    row: "S1-5-31",
    title: "The account number of a complaint is not checked",
    file: "application/support/complaint-draft.ts",
    find: "  @OptionalAccountNumber()\n",
    replace: "",
  },
  {
    row: "S1-5-32",
    title: "The other subject is not required",
    file: "application/support/complaint-draft.ts",
    find: '  @Required("Other Subject")\n',
    replace: "",
  },
  {
    row: "S1-2.15-07",
    title: "A complaint needs an account number",
    file: "application/support/complaint-draft.ts",
    find: "@OptionalAccountNumber()\n",
    replace: '@Required("Account Number")\n',
  },
];
