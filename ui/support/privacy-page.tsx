import { PublicPage } from "./public-page";
import { privacyPolicy, words } from "./words";

/** Static sections (specification 1, sections 2.1 and 9). */
export function PrivacyPage() {
  return (
    <PublicPage title={words.privacyPolicy}>
      {privacyPolicy.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </PublicPage>
  );
}
