import { useSyncExternalStore } from "react";
import { DARK_CLASS, THEME_KEY } from "./front-door/first-paint";

/** The theme, light by default. The browser remembers the choice. */
export type Theme = "light" | "dark";

const listeners = new Set<() => void>();

export function chooseTheme(theme: Theme): void {
  document.documentElement.classList.toggle(DARK_CLASS, theme === "dark");
  remember(theme);
  for (const listener of listeners) listener();
}

/**
 * Returns the current theme and follows changes. Prerendered pages are light; `boot.ts` makes them dark before the
 * first paint.
 */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => "light");

function currentTheme(): Theme {
  return document.documentElement.classList.contains(DARK_CLASS) ? "dark" : "light";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // If the browser refuses storage, the choice lasts until the page is left.
  }
}
