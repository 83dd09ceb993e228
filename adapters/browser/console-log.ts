import type { Log } from "../../application/ports/log";

/** Logs the name of the call or task and the kind of failure to the browser's console. */
export const consoleLog: Log = {
  warn: (what, { kind }) => console.warn(`${what}: ${kind}`),
};
