import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S1-1-28",
    title: "The FAQ does not say that prepaid card load is offered",
    file: "ui/support/faq-questions.ts",
    find: "Yes. Prepaid card load is offered, for one card or for many. Statutory",
    replace: "Yes. Statutory",
  },
  {
    row: "S1-2.14-09",
    title: "The FAQ has no question on the password reset",
    file: "ui/support/faq-questions.ts",
    find: 'question: "I forgot my password. How do I reset it?",',
    replace: 'question: "What does a password need?",',
  },
  {
    row: "S1-1-38",
    title: "The FAQ does not say that access is configurable per user",
    file: "ui/support/faq-questions.ts",
    find: "Yes. Account access is configurable per user, and so are the menus.",
    replace: "Yes, and so are the menus.",
  },
  {
    row: "S1-1-45",
    title: "The FAQ says that instant transfers credit soon",
    file: "ui/support/faq-questions.ts",
    find: "Instant (real-time) transfers credit immediately.",
    replace: "Instant (real-time) transfers credit soon.",
  },
  {
    row: "S1-1-26",
    title: "The FAQ says that transfers can be made to most banks",
    file: "ui/support/faq-questions.ts",
    find: "Transfers can be made to all banks in Ghana",
    replace: "Transfers can be made to most banks in Ghana",
  },
  {
    row: "S1-1-46",
    title: "The FAQ says that a late transfer credits on the next day",
    file: "ui/support/faq-questions.ts",
    find: "processed before 12pm, otherwise on the next working day",
    replace: "processed before 12pm, otherwise on the next day",
  },
  {
    row: "S1-1-32",
    title: "The FAQ does not mention direct debit",
    file: "ui/support/faq-questions.ts",
    find: '      "Direct debit for insurers is offered too. It is set up with the bank; ask the Contact Center.",\n',
    replace: "",
  },
  {
    row: "S1-1-29",
    title: "The FAQ denies statutory payments",
    file: "ui/support/faq-questions.ts",
    find: "Statutory payments (taxes, SSNIT) are made under Bill Payments: enter the invoice or payment advice number, check what was found, and pay.",
    replace: "Statutory payments (taxes, SSNIT) are not offered yet.",
  },
];
