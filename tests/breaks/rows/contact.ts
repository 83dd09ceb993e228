import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S1-2.13-11",
    title: "The block Head Office has no address",
    file: "ui/support/contact-details.tsx",
    find: "        <address>\n          {headOffice.address.map((line) => (\n            <span key={line}>{line}</span>\n          ))}\n        </address>\n",
    replace: "",
  },
];
