import { useLayoutEffect, useState, useSyncExternalStore } from "react";

/** Same storage key as the client on this address, so both share the theme. */
const KEY = "theme";
const DARK_CLASS = "bp6-dark";
const DARK_SYSTEM = "(prefers-color-scheme: dark)";

/** The theme of the system, until the trainer or a customer at this browser chooses one. */
export function useTheme() {
  const [chosen, setChosen] = useState(() => localStorage.getItem(KEY));
  const isSystemDark = useSyncExternalStore(followSystem, () => matchMedia(DARK_SYSTEM).matches);
  const isDark = chosen === null ? isSystemDark : chosen === "dark";
  useLayoutEffect(() => {
    document.documentElement.classList.toggle(DARK_CLASS, isDark);
  }, [isDark]);
  const switchTheme = () => {
    const theme = isDark ? "light" : "dark";
    localStorage.setItem(KEY, theme);
    setChosen(theme);
  };
  return { isDark, switchTheme };
}

function followSystem(changed: () => void): () => void {
  const media = matchMedia(DARK_SYSTEM);
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}
