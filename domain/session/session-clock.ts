/** When the warning opens, in seconds before the end (specification 1, section 4). */
const WARNING_SECONDS = 60;
/** What the countdown restarts at after Keep Me Logged In. */
export const EXTENSION_SECONDS = 300;

/** The end of a session, as a moment rather than a number of ticks, so that a sleeping laptop does not stretch it. */
export type Deadline = { readonly endsAt: number };

/** @param now and the result's `endsAt`: milliseconds of a clock that only increases; `seconds`: the bank's sessionTimeoutInSeconds. */
export const deadlineAfter = (now: number, seconds: number): Deadline => ({ endsAt: now + seconds * 1000 });

/** Whole seconds left, never below zero. */
export const secondsLeft = (deadline: Deadline, now: number): number =>
  Math.max(0, Math.ceil((deadline.endsAt - now) / 1000));

export const isWarning = (left: number): boolean => left <= WARNING_SECONDS;

/** mm:ss, as the warning shows it. */
export const asCountdown = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
