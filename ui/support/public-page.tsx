import { type ReactNode, useEffect, useRef } from "react";

/** A page to read; its title takes the focus when it was reached from another page, so that a screen reader goes on from there. */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) heading.current?.focus();
  }, []);
  return (
    <article className="public-page">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </article>
  );
}
