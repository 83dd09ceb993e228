import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S1-7-30",
    title: "The regulatory directives have no file name",
    file: "mock-bank/support/support-handlers.ts",
    find: "      fileName: title,\n",
    replace: "",
  },
  {
    row: "S1-2.1-24",
    title: "A regulatory directive opens in the same tab",
    file: "ui/support/regulatory-directives-page.tsx",
    find: ' target="_blank"',
    replace: "",
  },
];
