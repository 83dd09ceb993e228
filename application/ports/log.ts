import { token } from "./token";

/**
 * Receives the failures that are "only logged" according to the specification. Never pass codes, passwords, session ids
 * or account data.
 */
export interface Log {
  warn(what: string, failure: { readonly kind: string }): void;
}
export const Log = token<Log>("Log");
