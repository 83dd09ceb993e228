/** A value of a closed set: "unknown" if a newer bank sends another value, undefined if the bank sends none. */
export type ListedOrUnknown<Value extends string> = Value | "unknown" | undefined;
