import { token } from "./token";

/** The bank's time and elapsed time, as a port so that tests can control them. */
export interface Clock {
  /** The bank's time in milliseconds since 1970, for all dates, cut-off times and default periods. */
  now(): number;
  /**
   * Milliseconds that only increase, even while the computer sleeps or when the bank's time is corrected; for
   * countdowns.
   * Comparable between the tabs of one browser and over a reload, but not a time of day.
   */
  elapsed(): number;
  /** Calls back about once a second, and when the bank's time was corrected, until the returned function is called. */
  everySecond(tick: () => void): () => void;
}
export const Clock = token<Clock>("Clock");
