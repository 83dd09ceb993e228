/** The outcome of an operation. Expected failures are values; exceptions are reserved for bugs. */
export type Result<T, F> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: F };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const fail = <F>(failure: F): Result<never, F> => ({ ok: false, failure });
