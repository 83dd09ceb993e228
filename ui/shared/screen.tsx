import { type ReactNode, useEffect, useRef } from "react";
import "./screen.css";

type Props = { title: string; actions?: ReactNode; children: ReactNode };

/** A page: its heading takes the focus when it opens, unless a dialog has it. */
export function Screen({ title, actions, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!document.querySelector("[aria-modal='true']")) heading.current?.focus();
  }, []);
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
