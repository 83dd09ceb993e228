import { brand } from "../app/brand";

/** Texts of the public pages; specified ones to the letter (specification 1, sections 2.13 and 9). */
export const words = {
  contactUs: "Contact Us",
  headOffice: "Head Office",
  contactCenter: "Contact Center",
  close: "Close",
  privacyPolicy: "Privacy Policy",
};

export const privacyPolicy = [
  {
    title: "What we collect",
    text: `To serve your company, ${brand.name} keeps the names, usernames, phone numbers and e-mail addresses of the people it authorises, its accounts and transactions, and a record of who signed in, from which device, and what was requested, approved or rejected.`,
  },
  {
    title: "What we use it for",
    text: "To carry out what you instruct us to do, to confirm it with one-time codes, to prevent fraud, to answer your questions, and to meet the law and the directives of our regulator. We do not sell it.",
  },
  {
    title: "Who sees it",
    text: "The users whom your company authorises, the people at the bank who need it for their work, the institutions that take part in a payment, and authorities entitled by law.",
  },
  {
    title: "How it is kept",
    text: "Encrypted on its way and in your browser, for as long as your company banks with us and as long afterwards as the law requires. What your browser keeps of a session is destroyed when you log out.",
  },
  {
    title: "Children",
    text: "This service is for businesses. Data of children under 13 is not collected.",
  },
  {
    title: "Your rights",
    text: "You may ask what we hold about you, have it corrected, and object to its use. Contact Us says how to reach the bank.",
  },
] as const;
