import { token } from "./token";

/** The computer's time, as a port so that tests move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back about once a second until the returned function is called. */
  everySecond(tick: () => void): () => void;
}
export const Clock = token<Clock>("Clock");
