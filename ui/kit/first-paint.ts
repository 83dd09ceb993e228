/** Settings that `boot.ts` applies before the first paint and that the rest of the client uses afterwards. */

export const THEME_KEY = "theme";
/** Blueprint's class for the dark theme. */
export const DARK_CLASS = "bp6-dark";
export const DARK_SYSTEM = "(prefers-color-scheme: dark)";

/** Applies the user's theme, or that of the system if there is none. */
export function applyTheme(chosen: string | null): void {
  const isDark = chosen === null ? matchMedia(DARK_SYSTEM).matches : chosen === "dark";
  document.documentElement.classList.toggle(DARK_CLASS, isDark);
}

/** Returns null if the user has not chosen a theme, or if the browser refuses storage. */
export function chosenTheme(): string | null {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    return null;
  }
}

/** Storage key of the encrypted session of this tab. */
export const SESSION_KEY = "session";
/** Storage key of the session that a new tab of this browser can join; `SessionSharing` reads and writes it. */
export const OPEN_SESSION_KEY = "open session";

/** Data attribute that hides the prerendered page while this visit will show another one, to avoid a flash. */
export const WAITING = "waiting";
const SUBMITTED = "submitted";

/**
 * Remembers a form that is submitted before React has loaded, instead of letting the browser submit it. React's
 * listener runs first.
 */
export function rememberEarlySubmission(): void {
  document.addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    document.documentElement.dataset[SUBMITTED] = "";
  });
}

export function takeEarlySubmission(): boolean {
  const { dataset } = document.documentElement;
  const wasSubmitted = SUBMITTED in dataset;
  delete dataset[SUBMITTED];
  return wasSubmitted;
}
