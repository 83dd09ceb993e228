import { type ReactNode, useEffect, useRef } from "react";
import { brand } from "../app/brand";
import { BackLink } from "./back-link";

/**
 * A page to read. Reached from another page, its title takes the focus, so that a screen reader goes on from there; opened by its address,
 * the focus stays where it is: somebody may be typing already.
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
