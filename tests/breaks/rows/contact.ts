import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S1-2.13-11",
    title: "The Head Office block shows only the first line of its address",
    file: "ui/support/contact-details.tsx",
    find: "headOffice.address.map",
    replace: "headOffice.address.slice(0, 1).map",
  },
  {
    row: "S1-2.13-12",
    title: "The Head Office block has two phone numbers",
    file: "ui/support/contact-details.tsx",
    find: "numbers={headOffice.phones}",
    replace: "numbers={headOffice.phones.slice(0, 2)}",
  },
  {
    row: "S1-2.13-15",
    title: "The shown e-mail address does not come from the configuration",
    file: "ui/support/contact-details.tsx",
    find: ">{contactCenter.email}</a>",
    replace: ">help@asempabank.com</a>",
  },
  {
    row: "S1-2.1-21",
    title: "A signed-in user does not get Contact Us at /contact-us",
    file: "ui/app/routes.ts",
    find: '{ path: "/contact-us", audience: "anyone",',
    replace: '{ path: "/contact-us", audience: "signedOut",',
  },
  {
    row: "S1-2.2-11",
    title: "The menu entry Contact Us of the public layout leads to the FAQ",
    file: "ui/app/public-layout.tsx",
    find: '<PageLink href="/contact-us">',
    replace: '<PageLink href="/faq">',
  },
  {
    row: "S1-2.13-10",
    title: "The dialog Contact Us has a link to the page instead of the details",
    file: "ui/support/contact-dialog.tsx",
    find: '<ContactDetails heading="h3" />',
    replace: '<a href="/contact-us">{words.contactUs}</a>',
  },
  {
    row: "S1-2.13-13",
    title: "The e-mail address stands in the block Head Office",
    file: "ui/support/contact-details.tsx",
    find: "        <Phones numbers={headOffice.phones} />\n      </section>\n      <section>\n        <Heading>{words.contactCenter}</Heading>\n        <a href={`mailto:${contactCenter.email}`}>{contactCenter.email}</a>\n",
    replace:
      "        <a href={`mailto:${contactCenter.email}`}>{contactCenter.email}</a>\n        <Phones numbers={headOffice.phones} />\n      </section>\n      <section>\n        <Heading>{words.contactCenter}</Heading>\n",
  },
];
