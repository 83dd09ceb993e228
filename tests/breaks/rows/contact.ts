import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S1-2.13-11",
    title: "The block Head Office has no address",
    file: "ui/support/contact-details.tsx",
    find: "        <address>\n          {headOffice.address.map((line) => (\n            <span key={line}>{line}</span>\n          ))}\n        </address>\n",
    replace: "",
  },
  {
    row: "S1-2.13-12",
    title: "The Head Office block has two phone numbers",
    file: "ui/shared/brand.ts",
    find: 'phones: ["+233 30 000 0001", "+233 30 000 0002", "+233 30 000 0003"]',
    replace: 'phones: ["+233 30 000 0001", "+233 30 000 0002"]',
  },
  {
    row: "S1-2.13-15",
    title: "The e-mail address of the Contact Center is not the configured one",
    file: "ui/support/contact-details.tsx",
    find: ">{contactCenter.email}<",
    replace: ">{words.contactCenter}<",
  },
];
