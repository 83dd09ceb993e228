import { useLayoutEffect } from "react";
import { brand } from "../brand";

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
