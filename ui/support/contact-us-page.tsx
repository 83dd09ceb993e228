import { ContactDetails } from "./contact-details";
import { PublicPage } from "./public-page";
import { words } from "./words";

/** Contact Us, for visitors and signed-in users (specification 1, section 2.13). */
export function ContactPage() {
  return (
    <PublicPage title={words.contactUs}>
      <ContactDetails heading="h2" />
    </PublicPage>
  );
}
