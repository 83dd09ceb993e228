import { type ReactNode, useEffect, useRef } from "react";
import { brand } from "../app/brand";
import "./screen.css";

type Props = { title: string; actions?: ReactNode; children: ReactNode };

/** A page: its heading names the window, account data never does; and it takes the focus when it opens, unless a dialog has it. */
export function Screen({ title, actions, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
    if (!document.querySelector("[aria-modal='true']")) heading.current?.focus();
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
