import { type ReactNode, useEffect, useRef } from "react";
import { useNavigation } from "./navigation";
import "./screen.css";

type Props = { title: string; actions?: ReactNode; children: ReactNode };

/** A page: its heading takes the focus when it opens, unless a dialog has it or somebody did not wait for the page. */
export function Screen({ title, actions, children }: Props) {
  const navigation = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isTaken = navigation.hasTabbedOn || document.querySelector("[aria-modal='true']");
    if (!isTaken) heading.current?.focus();
  }, [navigation]);
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
