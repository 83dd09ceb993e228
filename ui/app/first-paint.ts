/** What `boot.ts` settles before anything is painted and the rest of the client goes on from. */

export const THEME_KEY = "theme";
/** Blueprint's own switch. */
export const DARK_CLASS = "bp6-dark";

/** On `<html>` while what was prerendered is not what this visit shows, so that nothing flashes. */
export const WAITING = "waiting";
/** On `<html>` once a form was submitted before React could hear it. */
export const SUBMITTED_EARLY = "submitted";
