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
];
