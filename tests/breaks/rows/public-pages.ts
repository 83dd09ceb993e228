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
  {
    row: "S1-2.13-14",
    title: "The Contact Center has two phone numbers",
    file: "ui/shared/brand.ts",
    find: '["+233 20 000 0001", "+233 20 000 0002", "+233 20 000 0003"]',
    replace: '["+233 20 000 0001", "+233 20 000 0002"]',
  },
  {
    row: "S1-2.2-10",
    title: "The signed-out menu has no entry Complaint",
    file: "ui/app/public-layout.tsx",
    find: '        <li>\n          <PageLink href="/complaint">{words.complaint}</PageLink>\n        </li>\n',
    replace: "",
  },
  {
    row: "S1-2.2-04",
    title: "The logo panel has two slogans",
    file: "ui/shared/brand.ts",
    find: ', "Unbeatable speed"]',
    replace: "]",
  },
  {
    row: "S1-2.2-03",
    title: "The slogan is “Bulk payments of salaries”",
    file: "ui/shared/brand.ts",
    find: '"Bulk salary payments"',
    replace: '"Bulk payments of salaries"',
  },
  {
    row: "S1-2.2-05",
    title: "A slogan is shown for one and a half seconds",
    file: "ui/app/slogans.tsx",
    find: "const ROTATION_MS = 3000;",
    replace: "const ROTATION_MS = 1500;",
  },
  {
    row: "S1-2.2-12",
    title: "The social links have no names",
    file: "ui/app/words.ts",
    find: "`${network} (opens in a new tab)`",
    replace: '(network, "(opens in a new tab)")',
  },
  {
    row: "S1-2.2-01",
    title: "The logo panel has no logo",
    file: "ui/app/public-layout.tsx",
    find: "          <Logo />\n",
    replace: "",
  },
];
