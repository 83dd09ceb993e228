import { type ReactNode, useEffect, useRef } from "react";
import { brand } from "../kit/brand";
import { HOME_PATH, SIGN_IN_PATH } from "../kit/navigation/paths";
import { useSupport } from "./support-context";
import "../kit/styles/public-page.css";

/**
 * A public page with text. If the user followed a link to it, its title takes the focus, so that a screen reader
 * continues there. On a full page load the focus stays where it is, because the user may already be typing.
 */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  const page = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (focused !== document.body && !page.current?.contains(focused)) heading.current?.focus();
  }, []);
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
  return (
    <article ref={page} className="public-page">
      <BackLink />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </article>
  );
}

const words = { backToDashboard: "Back to Dashboard", backToSignIn: "Back to Log In" };

/** A link to the dashboard, or to the sign-in page for visitors who are not signed in. */
export function BackLink() {
  const { customer, goTo } = useSupport();
  const home = customer ? HOME_PATH : SIGN_IN_PATH;
  return (
    <a
      className="back-link"
      href={home}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        goTo(home);
      }}
    >
      {customer ? words.backToDashboard : words.backToSignIn}
    </a>
  );
}
