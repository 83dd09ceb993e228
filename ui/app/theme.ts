import { useSyncExternalStore } from "react";
import { DARK_CLASS, THEME_KEY } from "./first-paint";

/** Light unless chosen otherwise; the choice is remembered for this browser. */
export type Theme = "light" | "dark";

const listeners = new Set<() => void>();

export function chooseTheme(theme: Theme): void {
  document.documentElement.classList.toggle(DARK_CLASS, theme === "dark");
  remember(theme);
  for (const listener of listeners) listener();
}

/** The theme in force, and again when it changes. Prerendered pages are light; `boot.ts` darkens them before they are painted. */
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
    // A browser that refuses storage keeps the choice until the page is left.
  }
}
