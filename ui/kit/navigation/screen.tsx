import { type ReactNode, useEffect, useRef } from "react";
import { useNavigation } from "./use-navigation";

type Props = {
  title: string;
  /** The end of the heading that the chosen tab shows too; only screen readers hear it. */
  titleOfTab?: string;
  actions?: ReactNode;
  /** At most as wide as a form (1,160 px), so that the ends of a row are close to each other. */
  isNarrow?: boolean;
  children: ReactNode;
};

/**
 * A page. Its heading takes the focus on opening, unless a dialog is open or the user has pressed Tab while the page
 * was loading.
 */
export function Screen({ title, titleOfTab, actions, isNarrow = false, children }: Props) {
  const navigation = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isTaken = navigation.pageFocus.hasTabbed || document.querySelector("[aria-modal='true']");
    if (!isTaken) heading.current?.focus();
  }, [navigation]);
  return (
    <div className={isNarrow ? "screen narrow" : "screen"}>
      <div className="screen-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
          {titleOfTab && <span className="for-screen-readers">{`: ${titleOfTab}`}</span>}
        </h1>
        {actions}
      </div>
      {children}
    </div>
  );
}
