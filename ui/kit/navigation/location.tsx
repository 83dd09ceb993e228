import { type ComponentProps, type MouseEvent, useSyncExternalStore } from "react";
import type { ScreenPath } from "./paths";

/** Returns the path that the front door shows. The workspace has its own router. */
export const usePath = (prerendered: string): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => prerendered,
  );

export function goTo(path: ScreenPath, { replace = false } = {}): void {
  if (replace) window.history.replaceState(null, "", path);
  else window.history.pushState(null, "", path);
  window.dispatchEvent(new PopStateEvent("popstate"));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  return () => window.removeEventListener("popstate", listener);
}

/**
 * A link between pages of the front door. It has a real address, for new tabs and for clicks before React has loaded.
 */
export function PageLink({ href, ...link }: ComponentProps<"a"> & { href: ScreenPath }) {
  const follow = (event: MouseEvent) => {
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    goTo(href);
  };
  return <a {...link} href={href} onClick={follow} />;
}
