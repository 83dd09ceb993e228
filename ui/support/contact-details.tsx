import { contact } from "../kit/brand";
import { words } from "./words";

/** Head Office and Contact Center, for the page and the dialog (specification 1, section 2.13). */
export function ContactDetails({ heading: Heading }: { heading: "h2" | "h3" }) {
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
