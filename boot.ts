import { DARK_CLASS, rememberEarlySubmission, SESSION_KEY, THEME_KEY, WAITING } from "./ui/app/first-paint";

/**
 * The one script that runs before anything is painted, inside the page itself, so it is kept to what must not flash:
 * the chosen theme, and the sign-in form where a session of this tab is about to be restored.
 */
const page = document.documentElement;
try {
  if (localStorage.getItem(THEME_KEY) === "dark") page.classList.add(DARK_CLASS);
  if (sessionStorage.getItem(SESSION_KEY) !== null) page.dataset[WAITING] = "";
} catch {
  // A browser that refuses storage holds neither a theme nor a session.
}
rememberEarlySubmission();
