/** Seconds before the end at which the warning opens (specification 1, section 4). */
const WARNING_SECONDS = 60;
/** Seconds at which the countdown restarts after Keep Me Logged In. */
export const EXTENSION_SECONDS = 300;

/** The end of a session as a time instead of a number of ticks, so that a sleeping laptop does not extend it. */
export type Deadline = { readonly endsAt: number };

/**
 * @param now milliseconds of a clock that only increases, like `endsAt` of the result
 * @param seconds the bank's `sessionTimeoutInSeconds`
 */
export const deadlineAfter = (now: number, seconds: number): Deadline => ({ endsAt: now + seconds * 1000 });

/** Returns the whole seconds left, never below zero. */
export const secondsLeft = (deadline: Deadline, now: number): number =>
  Math.max(0, Math.ceil((deadline.endsAt - now) / 1000));

export const isWarning = (left: number): boolean => left <= WARNING_SECONDS;

/** Formats seconds as mm:ss. */
export const formatCountdown = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
