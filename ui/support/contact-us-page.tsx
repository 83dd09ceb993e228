import type { RefObject } from "react";
import { contact } from "../kit/contact";
import { PlainDialog } from "../kit/front-door/plain-dialog";
import { PublicPage } from "./public-page";

/** Specified texts are verbatim (specification 1, section 2.13). */
const words = {
  contactUs: "Contact Us",
  headOffice: "Head Office",
  contactCenter: "Contact Center",
};

/** Contact Us, for visitors and signed-in users (specification 1, section 2.13). */
export function ContactPage() {
  return (
    <PublicPage title={words.contactUs}>
      <ContactDetails heading="h2" />
    </PublicPage>
  );
}

/** Contact Us as a dialog over the current page (specification 1, section 2.13). */
export function ContactDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  return (
    <PlainDialog dialog={dialog} title={words.contactUs}>
      <ContactDetails heading="h3" />
    </PlainDialog>
  );
}

/** Head Office and Contact Center, for the page and the dialog (specification 1, section 2.13). */
function ContactDetails({ heading: Heading }: { heading: "h2" | "h3" }) {
  const { headOffice, contactCenter } = contact;
  return (
    <div className="contact-details">
      <section>
        <Heading>{words.headOffice}</Heading>
        <address>
          {headOffice.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <Phones numbers={headOffice.phones} />
      </section>
      <section>
        <Heading>{words.contactCenter}</Heading>
        <a href={`mailto:${contactCenter.email}`}>{contactCenter.email}</a>
        <Phones numbers={contactCenter.phones} />
      </section>
    </div>
  );
}

function Phones({ numbers }: { numbers: readonly string[] }) {
  return (
    <ul>
      {numbers.map((number) => (
        <li key={number}>
          <a href={`tel:${number.replaceAll(" ", "")}`}>{number}</a>
        </li>
      ))}
    </ul>
  );
}
