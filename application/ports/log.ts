import { token } from "./token";

/** Where failures go that the specification says are "only logged". Never given codes, passwords, session ids or account data. */
export interface Log {
  warn(what: string, failure: { readonly kind: string }): void;
}
export const Log = token<Log>("Log");
