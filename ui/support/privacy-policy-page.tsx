import { privacyPolicy } from "./privacy-policy";
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
