import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S1-7-30",
    title: "The regulatory directives have no file name",
    file: "mock-bank/support/support-handlers.ts",
    find: "      fileName: title,\n",
    replace: "",
  },
];
