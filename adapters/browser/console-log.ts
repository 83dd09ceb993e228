import type { Log } from "../../application/ports/log";

/** The browser's console: which call or duty, and what kind of failure. */
export const consoleLog: Log = {
  warn: (what, { kind }) => console.warn(`${what}: ${kind}`),
};
