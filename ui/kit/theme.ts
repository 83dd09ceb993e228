import { useSyncExternalStore } from "react";
import { applyTheme, chosenTheme, DARK_CLASS, DARK_SYSTEM, THEME_KEY } from "./first-paint";

export type Theme = "light" | "dark";

const listeners = new Set<() => void>();

/** Replaces the theme of the system. The browser remembers the choice. */
export function chooseTheme(theme: Theme): void {
  remember(theme);
  show(theme);
}

/**
 * Returns the current theme and follows changes. Prerendered pages are light; `boot.ts` makes them dark before the
 * first paint.
 */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => "light");

function currentTheme(): Theme {
  return document.documentElement.classList.contains(DARK_CLASS) ? "dark" : "light";
}

function show(theme: string | null): void {
  applyTheme(theme);
  for (const listener of listeners) listener();
}

const followSystem = (): void => show(chosenTheme());

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) matchMedia(DARK_SYSTEM).addEventListener("change", followSystem);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) matchMedia(DARK_SYSTEM).removeEventListener("change", followSystem);
  };
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // If the browser refuses storage, the choice lasts until the page is left.
  }
}
