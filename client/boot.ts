import {
  applyTheme,
  chosenTheme,
  OPEN_SESSION_KEY,
  rememberEarlySubmission,
  SESSION_KEY,
  WAITING,
} from "../ui/shared/front-door/first-paint";

/**
 * The only script that runs before the first paint, inlined in the page. It does only what would otherwise flicker:
 * it applies the theme, and hides the sign-in form if a session of this tab or of another tab is about to be restored.
 */
applyTheme(chosenTheme());
try {
  const session = sessionStorage.getItem(SESSION_KEY) ?? localStorage.getItem(OPEN_SESSION_KEY);
  if (session !== null) document.documentElement.dataset[WAITING] = "";
} catch {
  // A browser that refuses storage has no session.
}
rememberEarlySubmission();
