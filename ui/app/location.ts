import { useSyncExternalStore } from "react";

/** The address as the front door follows it; the workspace brings its own router. */
export const usePath = (prerendered: string): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => prerendered,
  );

export function goTo(path: string, { replace = false } = {}): void {
  if (replace) window.history.replaceState(null, "", path);
  else window.history.pushState(null, "", path);
  window.dispatchEvent(new PopStateEvent("popstate"));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  return () => window.removeEventListener("popstate", listener);
}
