/** The outcome of an operation. Expected failures are values; exceptions are reserved for bugs. */
export type Result<T, F> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: F };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const fail = <F>(failure: F): Result<never, F> => ({ ok: false, failure });

/** Returns the values that loaded, or the first failure if none did. */
export function loadedOf<T, F>(results: readonly Result<T, F>[]): Result<readonly T[], F> {
  const loaded = results.flatMap((result) => (result.ok ? [result.value] : []));
  const failed = results.find((result) => !result.ok);
  return failed && loaded.length === 0 ? failed : ok(loaded);
}
