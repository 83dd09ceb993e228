import {
  DARK_CLASS,
  OPEN_SESSION_KEY,
  rememberEarlySubmission,
  SESSION_KEY,
  THEME_KEY,
  WAITING,
} from "./ui/app/first-paint";

/**
 * The one script that runs before anything is painted, inside the page itself, so it is kept to what must not flash:
 * the chosen theme, and the sign-in form where a session of this tab is about to be restored, or that of another tab to be joined.
 */
const page = document.documentElement;
try {
  if (localStorage.getItem(THEME_KEY) === "dark") page.classList.add(DARK_CLASS);
  const session = sessionStorage.getItem(SESSION_KEY) ?? localStorage.getItem(OPEN_SESSION_KEY);
  if (session !== null) page.dataset[WAITING] = "";
} catch {
  // A browser that refuses storage holds neither a theme nor a session.
}
rememberEarlySubmission();
