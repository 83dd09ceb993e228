import { useSyncExternalStore } from "react";
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
