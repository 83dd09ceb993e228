import { token } from "./token";

/** The bank's time and the time that passes, as a port so that tests move them. */
export interface Clock {
  /** The bank's time in milliseconds since 1970: for every date, cut-off and default period that is shown or sent. */
  now(): number;
  /**
   * Milliseconds that only ever increase, also while the computer sleeps and when the bank's time is corrected: for countdowns.
   * Comparable between the tabs of one browser and over a reload; not a time of day.
   */
  elapsed(): number;
  /** Calls back about once a second, and when the bank's time was corrected, until the returned function is called. */
  everySecond(tick: () => void): () => void;
}
export const Clock = token<Clock>("Clock");
