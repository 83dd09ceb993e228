import {
  DARK_CLASS,
  OPEN_SESSION_KEY,
  rememberEarlySubmission,
  SESSION_KEY,
  THEME_KEY,
  WAITING,
} from "../ui/shared/front-door/first-paint";

/**
 * The only script that runs before the first paint, inlined in the page. It does only what would otherwise flicker:
 * it applies the chosen theme, and hides the sign-in form if a session of this tab or of another tab is about to be
 * restored.
 */
const page = document.documentElement;
try {
  if (localStorage.getItem(THEME_KEY) === "dark") page.classList.add(DARK_CLASS);
  const session = sessionStorage.getItem(SESSION_KEY) ?? localStorage.getItem(OPEN_SESSION_KEY);
  if (session !== null) page.dataset[WAITING] = "";
} catch {
  // A browser that refuses storage has neither a theme nor a session.
}
rememberEarlySubmission();
