/**
 * Returns the prefix of all calls, without a slash at its end, because the paths of the contract begin with one.
 * @param apiBasePath a path on the origin, or an address on another host, with or without a path
 */
export const apiAddress = (origin: string, apiBasePath: string): string =>
  new URL(apiBasePath, `${origin}/`).href.replace(/\/+$/, "");
