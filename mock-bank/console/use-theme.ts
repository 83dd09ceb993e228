import { useEffect, useState } from "react";

/** Same storage key as the client on this address, so both share the theme. */
const KEY = "theme";
const DARK_CLASS = "bp6-dark";

export function useTheme() {
  const [isDark, setDark] = useState(() => localStorage.getItem(KEY) === "dark");
  useEffect(() => {
    document.documentElement.classList.toggle(DARK_CLASS, isDark);
    localStorage.setItem(KEY, isDark ? "dark" : "light");
  }, [isDark]);
  return { isDark, switchTheme: () => setDark(!isDark) };
}
