/** Returns a user name without the marks that programs put around copied texts; full-width letters become ASCII. */
export const plainUserName = (typed: string): string =>
  typed
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim();

/** Returns the first letter or digit of a user name that is none of A to Z and 0 to 9, such as a Cyrillic А. */
export const otherLetterOfUserName = (userName: string): string | undefined =>
  /(?![A-Za-z0-9])[\p{L}\p{N}]/u.exec(userName)?.[0];
