import { type ReactNode, useEffect, useRef } from "react";
import { brand } from "../app/brand";
import "./screen.css";

type Props = { title: string; actions?: ReactNode; children: ReactNode };

/** A page: its heading takes the focus when it opens, and names the window; account data never does. */
export function Screen({ title, actions, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
    heading.current?.focus();
  }, [title]);
  return (
    <div className="screen">
      <div className="screen-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions}
      </div>
      {children}
    </div>
  );
}
