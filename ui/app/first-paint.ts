/** What `boot.ts` settles before anything is painted, and the rest of the client goes on from. */

export const THEME_KEY = "theme";
/** Blueprint's own switch. */
export const DARK_CLASS = "bp6-dark";

/** Where the sealed session of this tab is stored. */
export const SESSION_KEY = "session";
/** Where the tabs of this browser note the session that a new tab can join; `SessionSharing` reads and writes it. */
export const OPEN_SESSION_KEY = "open session";

/** Marks the page while what was prerendered is not what this visit will show, so that nothing flashes. */
export const WAITING = "waiting";
const SUBMITTED = "submitted";

/** Until React listens, which it does before this hears of a submission, a submitted form is remembered instead of sent to nowhere. */
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
