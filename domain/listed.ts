/** A value of a closed set: "unknown" if a newer bank sends another value, undefined if the bank sends none. */
export type Listed<Value extends string> = Value | "unknown" | undefined;
