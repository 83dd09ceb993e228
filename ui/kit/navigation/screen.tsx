import { Button } from "@blueprintjs/core";
import { ChevronLeft } from "@blueprintjs/icons";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { brand } from "../brand";
import { words } from "../words";
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

/** The title of the page, then those of its chosen tabs. Account data never belongs to them. */
const parts: { page: string; readonly tabs: string[] } = { page: "", tabs: [] };

const show = (): void => {
  document.title = [...parts.tabs, parts.page, brand.name].join(" · ");
};

export function useWindowTitle(page: string): void {
  useLayoutEffect(() => {
    parts.page = page;
    show();
  }, [page]);
}

/** Adds the chosen tab to the window's title while it is shown; nothing if it is empty. */
export function useTabTitle(tab: string): void {
  useLayoutEffect(() => {
    if (!tab) return undefined;
    parts.tabs.unshift(tab);
    show();
    return () => {
      parts.tabs.splice(parts.tabs.indexOf(tab), 1);
      show();
    };
  }, [tab]);
}

/** The head of what was opened on a screen, with the way back. */
export function OpenedHead({ title, onBack, back }: { title: string; onBack: () => void; back?: ReactNode }) {
  const { leaveGuard } = useNavigation();
  return (
    <div className="category-picked">
      {back ?? (
        <Button variant="minimal" icon={<ChevronLeft />} text={words.back} onClick={() => leaveGuard.ask(onBack)} />
      )}
      <h2>{title}</h2>
    </div>
  );
}
