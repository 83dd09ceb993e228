import { brand } from "../kit/brand";
import { PublicPage } from "./public-page";

/** The privacy policy, a static text (specification 1, sections 2.1 and 9). */
export function PrivacyPage() {
  return (
    <PublicPage title={privacyPolicy.title}>
      {privacyPolicy.sections.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </PublicPage>
  );
}

/**
 * The sections of the policy in our own words (specification 1, sections 2.1 and 9). Only the sentence on children is
 * the specification's.
 */
export const privacyPolicy = {
  title: "Privacy Policy",
  sections: [
    {
      title: "What we collect",
      text: `To serve your company, ${brand.name} keeps the names, usernames, phone numbers and e-mail addresses of the people it authorises, its accounts and transactions, and a record of who signed in, from which device, and what was requested, approved or rejected. Whoever sends a complaint gives us what they write in it.`,
    },
    {
      title: "What we use it for",
      text: "To carry out what you instruct us to do, to confirm it with one-time codes, to prevent fraud, to answer your questions, and to meet the law and the directives of our regulator. We do not sell it, and we do not use it for advertising.",
    },
    {
      title: "Who sees it",
      text: "The users whom your company authorises, the people at the bank who need it for their work, the institutions that take part in a payment, and authorities entitled by law.",
    },
    {
      title: "What your browser keeps",
      text: "A random number that tells this device from others, the theme you chose and, while you are signed in, your session in encrypted form, which is destroyed when you log out. There are no cookies of other companies and nothing that follows you elsewhere.",
    },
    {
      title: "How it is kept safe",
      text: "Encrypted on its way. Passwords and one-time codes are stored in a form that nobody can read back. Records are kept for as long as your company banks with us and as long afterwards as the law requires.",
    },
    {
      title: "Children",
      text: "This service is for businesses. Data of children under 13 is not collected.",
    },
    {
      title: "Your rights",
      text: "You may ask what we hold about you, have it corrected, and object to its use. Contact Us says how to reach the bank.",
    },
    {
      title: "Changes",
      text: "When this policy changes, the new text stands here before it applies.",
    },
  ],
} as const;
